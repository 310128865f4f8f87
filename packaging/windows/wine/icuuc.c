/* Windows has its own ICU, which Qt asks for converters of text; Wine has none. Every converter is unsupported here,
   and Qt then uses its own for UTF-8 and UTF-16. */
#include <stddef.h>
#define EXPORT __declspec(dllexport)
#define UNSUPPORTED 16
typedef int Error;
typedef unsigned short Unit;

EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void ucnv_cbFromUWriteUChars(void) {}
EXPORT void ucnv_cbToUWriteUChars(void) {}
EXPORT void ucnv_close(void *converter) {}
EXPORT void ucnv_reset(void *converter) {}
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { return NULL; }
EXPORT signed char ucnv_getMaxCharSize(void *converter) { return 4; }
EXPORT int ucnv_fromUCountPending(void *converter, Error *error) { return 0; }
EXPORT int ucnv_toUCountPending(void *converter, Error *error) { return 0; }
EXPORT void *ucnv_open(const char *name, Error *error) { *error = UNSUPPORTED; return NULL; }
EXPORT const char *ucnv_getName(void *converter, Error *error) { *error = UNSUPPORTED; return NULL; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, Error *error)
{ *error = UNSUPPORTED; return NULL; }
EXPORT void ucnv_getFromUCallBack(void *converter, void **action, const void **context)
{ *action = NULL; *context = NULL; }
EXPORT void ucnv_getToUCallBack(void *converter, void **action, const void **context)
{ *action = NULL; *context = NULL; }
EXPORT void ucnv_setFromUCallBack(void *converter, void *action, const void *context, void **old_action,
                                  const void **old_context, Error *error) {}
EXPORT void ucnv_setToUCallBack(void *converter, void *action, const void *context, void **old_action,
                                const void **old_context, Error *error) {}
EXPORT void ucnv_fromUnicode(void *converter, char **target, const char *target_end, const Unit **source,
                             const Unit *source_end, int *offsets, char flush, Error *error)
{ *error = UNSUPPORTED; }
EXPORT void ucnv_toUnicode(void *converter, Unit **target, const Unit *target_end, const char **source,
                           const char *source_end, int *offsets, char flush, Error *error)
{ *error = UNSUPPORTED; }
