/* python3.dll, for modules of the stable ABI, has no code: all its names lead to python311.dll. */
int __stdcall DllMainCRTStartup(void *library, unsigned reason, void *reserved) { return 1; }
