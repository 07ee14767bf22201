//! Fixed-point arithmetic, so that a search gives the same move on every machine. [`ONE`] is 1.

/// The number 1.
pub const ONE: i64 = 1 << 16;

/// The natural logarithm of a whole number, to about 1 %. 0 for 0.
pub fn ln(number: u32) -> i64 {
    /// The natural logarithm of 2.
    const LN_2: i64 = 45_426;
    let Some(whole) = number.checked_ilog2() else { return 0 };
    let part = ((i64::from(number) << 16) >> whole) - ONE;
    // Between powers of two the logarithm is nearly a parabola.
    let bend = (((part * (ONE - part)) >> 16) * 22_700) >> 16;
    ((i64::from(whole) * ONE + part + bend) * LN_2) >> 16
}

/// The square root of a number that is not negative.
pub const fn sqrt(number: i64) -> i64 {
    (number.unsigned_abs() << 16).isqrt() as i64
}

/// Two to the power of a negative exponent: `two_to_minus(x)` is 2⁻ˣ, to about 0.1 %.
pub const fn two_to_minus(exponent: i64) -> i64 {
    let whole = exponent >> 16;
    let part = exponent & (ONE - 1);
    if exponent < 0 {
        return ONE;
    }
    if whole > 30 {
        return 0;
    }
    // The first terms of the series, with the last one adjusted so that 2⁻¹ is exact.
    let square = (part * part) >> 16;
    let cube = (square * part) >> 16;
    (ONE - ((part * 45_426) >> 16) + ((square * 15_743) >> 16) - ((cube * 3_085) >> 16)) >> whole
}
