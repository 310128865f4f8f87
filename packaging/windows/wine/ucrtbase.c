/* What Wine 8's C runtime lacks: complex functions, without which numpy stops the program, and an error number where
   a file is locked by somebody else. Windows passes complex numbers as structures. */
#include <complex.h>
#include <math.h>
#include <windows.h>

typedef struct { double part[2]; } Double;
typedef struct { float part[2]; } Float;
#define COMPLEX(z) ((z).part[0] + (z).part[1] * I)

static Double as_double(double complex z) { Double r = {{__real__ z, __imag__ z}}; return r; }
static Float as_float(double complex z) { Float r = {{(float)__real__ z, (float)__imag__ z}}; return r; }

#define TO_REAL(name) \
    double own_##name(Double z) { return name(COMPLEX(z)); } \
    double own_##name##l(Double z) { return name(COMPLEX(z)); } \
    float own_##name##f(Float z) { return (float)name(COMPLEX(z)); }
#define TO_COMPLEX(name) \
    Double own_##name(Double z) { return as_double(name(COMPLEX(z))); } \
    Double own_##name##l(Double z) { return as_double(name(COMPLEX(z))); } \
    Float own_##name##f(Float z) { return as_float(name(COMPLEX(z))); }

TO_REAL(cabs) TO_REAL(carg) TO_REAL(creal) TO_REAL(cimag)
TO_COMPLEX(ccos) TO_COMPLEX(ccosh) TO_COMPLEX(cexp) TO_COMPLEX(csin) TO_COMPLEX(csinh) TO_COMPLEX(ctan)
TO_COMPLEX(ctanh) TO_COMPLEX(csqrt) TO_COMPLEX(clog) TO_COMPLEX(cacos) TO_COMPLEX(cacosh) TO_COMPLEX(casin)
TO_COMPLEX(casinh) TO_COMPLEX(catan) TO_COMPLEX(catanh) TO_COMPLEX(conj) TO_COMPLEX(cproj)
Double own_cpow(Double a, Double b) { return as_double(cpow(COMPLEX(a), COMPLEX(b))); }
Double own_cpowl(Double a, Double b) { return as_double(cpow(COMPLEX(a), COMPLEX(b))); }
Float own_cpowf(Float a, Float b) { return as_float(cpow(COMPLEX(a), COMPLEX(b))); }

#define UNLOCK 0
#define LOCK 1
#define LOCK_TO_READ 3
#define TRIES 10
#define NO_ACCESS 13 /* EACCES */
#define DEADLOCK 36  /* EDEADLOCK, after ten tries */

static FARPROC of_wine(const char *name) { return GetProcAddress(GetModuleHandleA("ucrtbas0.dll"), name); }

int own__locking(int number, int mode, long bytes)
{
    HANDLE file = ((HANDLE(*)(int))of_wine("_get_osfhandle"))(number);
    DWORD at = SetFilePointer(file, 0, NULL, FILE_CURRENT);
    int waits = mode == LOCK || mode == LOCK_TO_READ;
    if (mode == UNLOCK && UnlockFile(file, at, 0, bytes, 0))
        return 0;
    for (int tries = mode == UNLOCK ? 0 : waits ? TRIES : 1; tries > 0; tries--) {
        if (LockFile(file, at, 0, bytes, 0))
            return 0;
        if (tries > 1)
            Sleep(1000);
    }
    *((int *(*)(void))of_wine("_errno"))() = waits ? DEADLOCK : NO_ACCESS;
    return -1;
}
