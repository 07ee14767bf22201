//! Unit tests of `canvas::colour`.

use crate::canvas::*;

#[test]
fn a_written_colour_can_be_read_back() {
    let sea = Colour::hex(0x1e90ff);
    assert_eq!(sea.to_string(), "#1e90ff");
    assert_eq!(sea.with_opacity(50).to_string(), "#1e90ff7f");
    for colour in [sea, sea.with_opacity(50), Colour::BLACK] {
        assert_eq!(colour.to_string().parse(), Ok(colour));
    }
    for wrong in ["", "1e90ff", "#1e90f", "#1e90fg", "#+1e90f", "#1e90ff8"] {
        assert!(wrong.parse::<Colour>().is_err(), "{wrong}");
    }
}

#[test]
fn mixing_0_and_100_per_cent_gives_both_ends() {
    let (one, other) = (Colour::hex(0x102030), Colour::hex(0xf0e0d0));
    assert_eq!(one.towards(other, 0), one);
    assert_eq!(one.towards(other, 100), other);
    assert_eq!(one.towards(other, 50), Colour::hex(0x808080));
    assert_eq!(one.with_opacity(40).lighter(100).alpha, one.with_opacity(40).alpha);
}
