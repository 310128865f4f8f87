# Fixed-width integers: the only number types of the core, so that every platform computes alike.
from libc.stdint cimport int8_t as i8, int16_t as i16, int32_t as i32
from libc.stdint cimport uint8_t as u8, uint16_t as u16, uint32_t as u32, uint64_t as u64
