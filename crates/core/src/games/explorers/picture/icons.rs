//! The pieces, drawn with the signs of `assets/signs/explorers.svg`: livestock, longships with their cargo, enemy ships,
//! settlements, outposts, flags. Knows no position, so the legend draws the same pieces.

use std::sync::LazyLock;

use super::*;

static SIGNS: LazyLock<Signs> =
    LazyLock::new(|| Signs::read(include_str!("../../../../../../assets/signs/explorers.svg")).unwrap_or_default());

/// A sign around a centre, its stroke widths mapped by `pen`. A sign without an owner ignores the seat.
pub fn sign(
    colours: &Colours,
    id: &str,
    seat: Seat,
    centre: Point,
    radius: Unit,
    pen: impl Fn(Unit) -> Unit,
) -> Vec<Shape> {
    let own = colours.seat(seat);
    let named = [
        ("outline", colours.outline),
        ("plank", colours.plank),
        ("mast", colours.plank.darker(25)),
        ("stone", colours.look.pick(Colour::hex(0xe4e0d6), Colour::hex(0xcfd2d6))),
        ("line", if colours.look.contrast { Colour::WHITE } else { Colour::hex(0x0c0d10) }),
        ("quiet", colours.ground.quiet),
        ("mainland", colours.mainland),
        ("seat", own.fill),
        ("edge", own.edge),
    ];
    SIGNS.draw_at(id, &named, centre, radius, pen)
}

/// A sign without an owner, with stroke widths in per cent of the radius, at least 8; `enemy` is a ship without a crew.
pub fn piece(colours: &Colours, id: &str, centre: Point, radius: Unit) -> Vec<Shape> {
    sign(colours, id, Seat(0), centre, radius, |pen| (radius * pen / 100).max(8))
}

pub fn viking(colours: &Colours, seat: Seat, centre: Point, radius: Unit, pen: Unit) -> Form {
    let own = colours.seat(seat);
    Form::from(mark::outline(seat, centre, radius)).fill(own.fill).stroke(own.edge, pen)
}

/// The number of pieces, at the lower right of a piece.
pub fn times(colours: &Colours, centre: Point, radius: Unit, count: &str) -> Text {
    let place = centre.shifted(beside(radius), radius);
    Text::new(place, count, LEGIBLE, colours.ink).bold().halo(colours.halo, 28)
}

/// The distance from the middle of a piece to the left end of its number, which clears the letter of a badge.
pub fn beside(radius: Unit) -> Unit {
    (radius * 60 / 100).max(52)
}

/// The width of a digit of such a number with its halo.
pub const DIGIT: Unit = 116;

/// The head of an animal, no farther from the centre than the radius.
pub fn animal(colours: &Colours, animal: Animal, centre: Point, radius: Unit) -> Vec<Shape> {
    piece(colours, &animal.to_string(), centre, radius)
}

/// A longship: the badge of its seat as its sail, what is aboard on its deck.
pub fn longship(colours: &Colours, seat: Seat, cargo: &Cargo, centre: Point, radius: Unit) -> Vec<Shape> {
    let part = |per_cent: Unit| radius * per_cent / 100;
    let pen = part(8).max(8);
    let ship = sign(colours, "longship", seat, centre, radius, |width| match width {
        16 => pen + part(8),
        13 => part(13).max(10),
        _ => pen,
    });
    let slot = part(42);
    let aboard = (0..).zip(aboard(cargo)).map(|(n, thing)| {
        let spot = centre.shifted(part(-84 + 84 * n), part(92));
        match thing {
            None => viking(colours, seat, spot, slot.max(26), pen).shapes(),
            Some(kind) => animal(colours, kind, spot, slot.max(30)),
        }
    });
    (ship, mark::badge(seat, colours.look, centre.shifted(0, part(-42)), part(94)), aboard.collect::<Vec<_>>()).shapes()
}

/// A settlement: a longhouse with its strength, or `?` if that is unknown.
pub fn settlement(colours: &Colours, strength: Option<u8>, centre: Point, radius: Unit) -> Vec<Shape> {
    let house = sign(colours, "settlement", Seat(0), centre, radius, |_| (radius / 11).max(8));
    let strength = strength.map_or("?".to_owned(), |strength| strength.to_string());
    let size = (radius * 124 / 100).max(LEGIBLE);
    let place = centre.shifted(0, radius * 34 / 100);
    (house, Text::new(place, strength, size, Colour::hex(0x2a160c)).bold().centred()).shapes()
}

/// A settlement that was raided: the back of its token, with a house and no number.
pub fn raided(colours: &Colours, centre: Point, radius: Unit) -> Vec<Shape> {
    sign(colours, "raided", Seat(0), centre, radius, |_| (radius / 11).max(8))
}

/// An outpost: a tower with the badge of its seat.
pub fn outpost(colours: &Colours, seat: Seat, centre: Point, radius: Unit) -> Vec<Shape> {
    let tower = sign(colours, "outpost", seat, centre, radius, |_| (radius / 9).max(8));
    (tower, mark::badge(seat, colours.look, centre, radius * 92 / 100)).shapes()
}

/// The flag over a complete island: the letter of a holder, and the number of tiles.
pub fn flag(colours: &Colours, seat: Seat, tiles: u8, centre: Point, radius: Unit) -> Vec<Shape> {
    let (wide, high) = flag_size(seat, tiles, radius);
    let corner = centre.shifted(-wide / 2, -high * 3 / 4);
    let on = |x: Unit, y: Unit| corner.shifted(x, y);
    let notch = high / 4;
    let cloth = [on(0, 0), on(wide, 0), on(wide - notch, high / 2), on(wide, high), on(0, high)];
    let own = colours.seat(seat);
    let middle = on((wide - notch) / 2 + notch / 4, high / 2);
    (
        Form::line([on(8, -high / 12), on(8, high * 7 / 6)]).stroke(colours.outline, (high / 10).max(10)),
        Form::polygon(cloth).fill(own.fill).stroke(own.edge, 10),
        Text::new(middle, flag_words(seat, tiles), flag_letters(radius), own.ink).bold().centred(),
    )
        .shapes()
}

/// The width and the height of the cloth of a flag.
pub fn flag_size(seat: Seat, tiles: u8, radius: Unit) -> (Unit, Unit) {
    let size = flag_letters(radius);
    let wide = lettering::width(&flag_words(seat, tiles), size, Weight::Bold) + size * 3 / 4;
    (wide, (radius * 130 / 100).max(LEGIBLE + 20))
}

fn flag_words(seat: Seat, tiles: u8) -> String {
    format!("{}{tiles}", Mark::of(seat).letter)
}

fn flag_letters(radius: Unit) -> Unit {
    (radius * 110 / 100).max(LEGIBLE)
}

/// What is aboard, in order: Vikings first, as `None`.
pub fn aboard(cargo: &Cargo) -> Vec<Option<Animal>> {
    let vikings = std::iter::repeat_n(None, usize::from(cargo.vikings));
    let animals = cargo.herd.animals();
    let animals = animals.flat_map(|animal| std::iter::repeat_n(Some(animal), usize::from(cargo.herd.of(animal))));
    vikings.chain(animals).take(usize::from(HOLD)).collect()
}
