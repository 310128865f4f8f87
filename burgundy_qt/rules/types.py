"""The core's number types, as annotations of the plain run; the header beside this file has the
real ones."""

i8 = i16 = i32 = int
u8 = u16 = u32 = u64 = int
