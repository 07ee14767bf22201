//! Sines in whole numbers, so that a round board looks the same on every machine.

use super::{Point, Unit, at};

/// The sine of 0° … 90° in parts of 10,000.
const SINES: [i32; 91] = [
    0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588, 2756, 2924, 3090, 3256,
    3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878, 6018, 6157,
    6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771, 7880, 7986, 8090, 8192, 8290, 8387,
    8480, 8572, 8660, 8746, 8829, 8910, 8988, 9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703,
    9744, 9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000,
];

/// The sine of an angle in tenths of a degree, in parts of 10,000.
pub const fn sin(angle: i32) -> i32 {
    let angle = angle.rem_euclid(3600);
    match angle {
        0..900 => quarter(angle),
        900..1800 => quarter(1800 - angle),
        1800..2700 => -quarter(angle - 1800),
        _ => -quarter(3600 - angle),
    }
}

/// The cosine of an angle in tenths of a degree, in parts of 10,000.
pub const fn cos(angle: i32) -> i32 {
    sin(angle + 900)
}

const fn quarter(angle: i32) -> i32 {
    let whole = (angle / 10) as usize;
    let low = SINES[whole];
    let high = if whole < 90 { SINES[whole + 1] } else { low };
    low + (high - low) * (angle % 10) / 10
}

/// The point at a distance from a centre in a direction: 0 is to the right, 900 downwards.
pub const fn polar(centre: Point, radius: Unit, angle: i32) -> Point {
    const fn part(radius: Unit, of_10_000: i32) -> Unit {
        let product = radius as i64 * of_10_000 as i64;
        ((product + if product < 0 { -5_000 } else { 5_000 }) / 10_000) as Unit
    }
    at(centre.x + part(radius, cos(angle)), centre.y + part(radius, sin(angle)))
}
