//! Boards as pictures, for every position, look, frame and language. A picture keeps its limits and is legible on a
//! phone. Its description covers everything it shows, and it shows nothing that its viewer may not know.
//!
//! `UPDATE=1` rewrites the golden pictures under `crates/core/tests/pictures/`. Look at them afterwards.

use serde_json::Value;
use skald_core::canvas::palette::Look;
use skald_core::canvas::scene::{LEGIBLE, PHONE, Scene};
use skald_core::canvas::svg;
use skald_core::engine::{Chance, Seat, Seed, StateOf, Viewer};
use skald_core::title::{
    EntryEvents, Frame, LONGEST_ALT, Lesson, Origin, Picture, Position, Present, RenderOptions, Simulation, Title,
    Titles,
};
use skald_core::words::{Locale, Voice};

use crate::conformance::golden;
use crate::conformance::subject::title;
use crate::play::embedded;

for_every_title!(
    board_is_there_and_the_tutorial_begins,
    pictures_keep_their_limits_and_can_be_read,
    legends_keep_their_limits_and_have_full_descriptions,
    the_same_position_gives_the_same_picture,
    pictures_show_nothing_hidden,
    a_name_cannot_break_the_svg,
    names_that_cannot_be_drawn_leave_their_letter,
);

/// The approximate number of pictures per game.
const LOOKED_AT: usize = 24;
/// The maximum height of a whole board in per cent of its width. A higher one is shown at most 350 points high, so that its
/// letters are lower than 11 points.
fn highest(key: &str) -> i32 {
    match key {
        "raids" | "relic_runners" | "explorers" => 120,
        _ => 110,
    }
}

/// Each seat count gets more pictures than this, in as many games as necessary.
const LEAST: usize = 40;

fn titles() -> Titles {
    skald_core::games::builtin().expect("the embedded editions")
}

fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Astrid", "Bjørn", "Cnut", "Dagny", "Eirik"].map(String::from).to_vec())
}

/// Names of Discord's maximum length and width, some with letters that the font does not have.
fn long_voice(locale: Locale) -> Voice {
    let names = ["W".repeat(32), "Æ".repeat(32), "日本🐉".repeat(8), "Mmmmmm ".repeat(4), "<&>\"'".repeat(6)];
    Voice::new(locale, names.to_vec())
}

/// Positions of random games of every seat count, with the events of the last few entries.
fn positions(title: &dyn Title, policy: &str, mut look: impl FnMut(&dyn Position, &[(u64, Vec<Value>)], u8)) {
    let (least, most) = title.meta().seats;
    for seats in least..=most {
        let simulation =
            Simulation::new(title, &Value::Null, seats, vec![policy.to_owned()], Seed::from_number(7)).expect("a game");
        let mut games = (u64::from(seats)..).step_by(10);
        let mut looked = 0;
        while looked <= LEAST {
            let record = games.next().and_then(|number| simulation.game(number).ok()).expect("a whole game");
            let events: Vec<_> =
                record.setup.iter().chain(record.entries.iter().flat_map(|entry| entry.events())).cloned().collect();
            let (mut position, _) =
                title.restart(&record.options, seats, Origin::Events(&events)).expect("the same game");
            let step = (record.entries.len() / LOOKED_AT).max(1);
            for (index, entry) in record.entries.iter().enumerate() {
                if index % step == 0 {
                    let news: Vec<_> = record.entries[index.saturating_sub(5)..index]
                        .iter()
                        .map(|entry| (entry.seq(), entry.events().to_vec()))
                        .collect();
                    look(position.as_ref(), &news, seats);
                    looked += 1;
                }
                position.act(entry.seat(), entry.action().expect("an action")).expect("a recorded action");
            }
            look(position.as_ref(), &[], seats);
            looked += 1;
        }
    }
}

/// Every look and every frame in turn.
fn render(number: usize, seats: u8) -> (RenderOptions, Viewer) {
    let look = Look::ALL[number % Look::ALL.len()];
    let seat = Seat((number / 2 % usize::from(seats)) as u8);
    match number % 4 {
        0 => (RenderOptions { look, frame: Frame::Whole }, Viewer::Public),
        1 => (RenderOptions { look, frame: Frame::Whole }, Viewer::Seat(seat)),
        2 => (RenderOptions { look, frame: Frame::Choices }, Viewer::Seat(seat)),
        _ => (RenderOptions { look, frame: Frame::Around(seat) }, Viewer::Seat(seat)),
    }
}

/// The conditions for every picture.
fn check(picture: &Picture, what: &str) {
    let Picture { scene, alt } = picture;
    assert_eq!(scene.width, PHONE, "{what}: laid out for a phone");
    assert!(scene.height > 1_000 && scene.height <= 3 * PHONE, "{what}: {} high", scene.height);
    for shape in &scene.shapes {
        let Some(area) = shape.area() else { continue };
        assert!(scene.area().holds(area), "{what}: {area:?} is not within the picture: {shape:?}");
    }
    for (text, seen) in scene.texts() {
        assert!(seen >= LEGIBLE, "{what}: {:?} is {seen} high on a phone", text.text);
    }
    let length = alt.encode_utf16().count();
    assert!((20..=LONGEST_ALT).contains(&length), "{what}: {length} characters of text: {alt}");
    assert!(!alt.ends_with('…'), "{what}: the description is cut: {alt}");
    assert!(!alt.contains(['\n', '\u{2068}', '{']), "{what}: {alt}");
}

fn board_is_there_and_the_tutorial_begins<G: Present>() {
    let (position, _) = title::<G>().start(&Value::Null, G::META.seats.1, &Seed::from_number(1)).expect("a start");
    let drawn = position.picture(Viewer::Public, RenderOptions::default(), &[], &voice(Locale::En)).is_some();
    assert!(drawn, "{}", G::META.key);
    let (there, begins) = (G::TUTORIAL.is_some(), Lesson::begin(title::<G>().as_ref()).is_some());
    assert_eq!(begins, there, "{}: its tutorial", G::META.key);
}

fn pictures_keep_their_limits_and_can_be_read<G: Present>() {
    let mut number = 0;
    for policy in ["random", "careful"] {
        positions(title::<G>().as_ref(), policy, |position, news, seats| {
            let locale = Locale::ALL[number / 5 % Locale::ALL.len()];
            let voice = if number % 7 == 3 { long_voice(locale) } else { voice(locale) };
            let (render, viewer) = render(number, seats);
            if let Some(picture) = position.picture(viewer, render, news, &voice) {
                let what = format!("{}, {seats} seats, {render:?}, {}", G::META.key, locale.tag());
                check(&picture, &what);
                let ratio = picture.scene.height * 100 / PHONE;
                assert!(render.frame != Frame::Whole || ratio <= highest(G::META.key), "{what}: {ratio} per cent high");
                number += 1;
            }
        });
    }
    assert!(number > LEAST * usize::from(G::META.seats.1), "{}: only {number} pictures", G::META.key);
}

fn legends_keep_their_limits_and_have_full_descriptions<G: Present>() {
    for (look, locale) in Look::ALL.into_iter().flat_map(|look| Locale::ALL.map(|locale| (look, locale))) {
        let Some(legend) = title::<G>().legend(look, &voice(locale)) else { return };
        check(&legend, &format!("the legend of {}, {}", G::META.key, locale.tag()));
    }
}

/// A position that was saved and loaded gives the same picture, so no picture depends on an order in memory.
fn the_same_position_gives_the_same_picture<G: Present>() {
    let title = title::<G>();
    positions(title.as_ref(), "random", |position, news, _| {
        let draw = |position: &dyn Position| {
            let picture = position.picture(Viewer::Public, RenderOptions::default(), news, &voice(Locale::En))?;
            Some((svg::text(&picture.scene), picture.alt))
        };
        let loaded = title.restore(&position.snapshot().expect("a position is data")).expect("a saved position");
        assert!(draw(position) == draw(loaded.as_ref()), "{}: two pictures of the same position differ", G::META.key);
    });
}

/// Plays a random game and redraws everything hidden at each step. No picture may change.
fn pictures_show_nothing_hidden<G: Present>() {
    let game = embedded::<G>();
    for seats in G::META.seats.0..=G::META.seats.1 {
        let seed = Seed::from_number(u64::from(seats));
        let (mut state, mut events) =
            game.setup(&G::Options::default(), seats, Chance::seeded(&seed)).expect("a start");
        let mut turns = 0_usize;
        while let Some(decision) = game.decisions(&state.open).into_iter().next() {
            if turns.is_multiple_of(16) {
                let (render, viewer) = render(turns / 16, seats);
                let mut chance = Chance::seeded(&seed.derive("redraw", turns as u64));
                let other = game.determinize(&state, viewer, &mut chance);
                let entry = EntryEvents {
                    seq: 1,
                    events: events.iter().filter_map(|event| game.redact(event, viewer)).collect(),
                };
                let draw = |state: &StateOf<G>| {
                    let view = game.view_for(state, viewer);
                    let picture = game.picture(&view, render, std::slice::from_ref(&entry), &voice(Locale::En))?;
                    Some((svg::text(&picture.scene), picture.alt))
                };
                assert!(draw(&state) == draw(&other), "{}: {viewer:?} sees hidden parts", G::META.key);
            }
            let mut legal = Vec::new();
            game.legal_actions(&state, decision.seat, &mut legal);
            let action = &legal[(turns * 7 + 3) % legal.len()];
            events.clear();
            game.step(&mut state, decision.seat, action, &mut events).expect("a legal action");
            turns += 1;
            if turns > 1_500 {
                break;
            }
        }
        assert!(turns > 40, "{}: only {turns} actions", G::META.key);
    }
}

fn a_name_cannot_break_the_svg<G: Present>() {
    let (position, _) = title::<G>().start(&Value::Null, G::META.seats.1, &Seed::from_number(1)).expect("a start");
    // A picture may show the name of any seat.
    let names =
        ["<script>", "\"&amp;", "\u{202e}abc", "a\nb\u{0}", "<&>"].map(|name| format!("</text>{name}")).to_vec();
    let voice = Voice::new(Locale::En, names);
    let picture = position.picture(Viewer::Public, RenderOptions::default(), &[], &voice).expect("a picture");
    let svg = svg::text(&picture.scene);
    assert!(!svg.contains("<script") && svg.contains("&lt;/text&gt;"), "{}", G::META.key);
    assert!(!svg.contains(['\u{202e}', '\u{0}']) && !picture.alt.contains(['\u{0}', '\n']), "{}", G::META.key);
}

/// A drawn name contains no dot or box. If the font cannot draw it, the letter of its seat replaces it. The description
/// has the full name.
fn names_that_cannot_be_drawn_leave_their_letter<G: Present>() {
    let names = ["Дмитрий", "さくら", "Ελένη", "🐉🔥", "محمد"].map(String::from).to_vec();
    let mut cyrillic = false;
    positions(title::<G>().as_ref(), "random", |position, news, seats| {
        let voice = Voice::new(Locale::En, names[..usize::from(seats)].to_vec());
        let picture = position.picture(Viewer::Public, RenderOptions::default(), news, &voice).expect("a picture");
        let texts = picture.scene.texts();
        for (text, _) in &texts {
            let separators = text.text.matches(" · ").count();
            assert_eq!(text.text.matches('·').count(), separators, "{}: {:?}", G::META.key, text.text);
        }
        cyrillic |= texts.iter().any(|(text, _)| text.text.contains("Дми"));
    });
    assert!(cyrillic, "{}: a Cyrillic name is not drawn", G::META.key);
}

/// A position of a recorded game, by the share of its played entries.
fn at(
    title: &dyn Title,
    titles: &Titles,
    seats: u8,
    seed: u64,
    per_cent: u64,
    viewer: Viewer,
    render: RenderOptions,
) -> Picture {
    let players = vec!["careful".to_owned()];
    let simulation = Simulation::new(title, &Value::Null, seats, players, Seed::from_number(seed)).expect("a game");
    let record = simulation.game(0).expect("a whole game");
    let seq = record.last() * per_cent / 100;
    let position = record.replay_to(titles, seq).expect("a replay").position;
    position.picture(viewer, render, &record.news(viewer, seq), &voice(Locale::En)).expect("a picture")
}

/// The golden positions: name, seats, seed, per cent, look, frame. A name begins with the key of its title.
fn golden() -> Vec<(String, Picture)> {
    let titles = titles();
    let (light, dark) = (Look::ALL[0], Look::ALL[1]);
    let mut pictures = Vec::new();
    for (key, name, seats, seed, per_cent, look, around) in [
        ("raids", "two-seats", 2, 3, 50, dark, None),
        ("raids", "three-seats-fight", 3, 5, 80, light, None),
        ("raids", "four-seats", 4, 8, 60, dark, None),
        ("raids", "four-seats-over", 4, 6, 100, light, None),
        ("raids", "four-seats-around", 4, 8, 60, light, Some(Seat(1))),
        ("relic_runners", "five-seats-start", 5, 4, 0, light, None),
        ("relic_runners", "five-seats", 5, 7, 70, dark, None),
        ("relic_runners", "three-seats-over", 3, 4, 100, light, None),
        ("relic_runners", "two-seats-around", 2, 3, 80, dark, Some(Seat(0))),
        ("explorers", "solo", 1, 5, 60, dark, None),
        ("explorers", "four-seats", 4, 8, 70, dark, None),
        ("explorers", "two-seats-over", 2, 6, 100, light, None),
        ("explorers", "three-seats-around", 3, 4, 80, light, Some(Seat(1))),
        ("brandubh", "middle", 2, 3, 50, dark, None),
        ("brandubh", "over", 2, 4, 100, light, None),
        ("nine_mens_morris", "placing", 2, 3, 20, light, None),
        ("nine_mens_morris", "middle", 2, 3, 60, dark, None),
    ] {
        let title = titles.default_of(key).cloned().expect("a title");
        let viewer = around.map_or(Viewer::Seat(Seat(0)), Viewer::Seat);
        let render = RenderOptions { look, frame: around.map_or(Frame::Whole, Frame::Around) };
        let picture = at(title.as_ref(), &titles, seats, seed, per_cent, viewer, render);
        pictures.push((format!("{key}-{name}"), picture));
    }
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let legend = title.legend(dark, &voice(Locale::En));
        pictures.extend(legend.map(|legend| (format!("{}-legend", title.meta().key), legend)));
    }
    pictures
}

#[test]
fn golden_pictures_do_not_change() {
    for (name, picture) in golden() {
        golden::compare(&format!("pictures/{name}.svg"), &svg::text(&picture.scene));
        golden::compare(&format!("pictures/{name}.txt"), &format!("{}\n", picture.alt));
    }
}

#[test]
fn scenes_are_data() {
    for (name, picture) in golden() {
        let data = serde_json::to_string(&picture.scene).expect("a document");
        assert_eq!(serde_json::from_str::<Scene>(&data).expect("a scene"), picture.scene, "{name}");
    }
}

#[cfg(feature = "pictures")]
#[test]
fn pngs_are_small_and_deterministic() {
    use skald_core::canvas::raster;
    const MOST: usize = 200 * 1024;
    let titles = titles();
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let (key, seats) = (title.meta().key, title.meta().seats.1);
        for (number, look) in (0..).zip(Look::ALL) {
            let render = RenderOptions { look, frame: Frame::Whole };
            let picture = at(title.as_ref(), &titles, seats, 11 + number, 55 + 15 * number, Viewer::Public, render);
            let png = raster::png(&picture.scene).expect("a PNG");
            assert!(png.len() <= MOST, "{key}, {look:?}: {} bytes", png.len());
            let data = serde_json::to_string(&picture.scene).expect("a document");
            let read: Scene = serde_json::from_str(&data).expect("a scene");
            assert!(png == raster::png(&read).expect("a PNG"), "{key}, {look:?}: two PNGs of the same scene differ");
            let wide = u32::from_be_bytes([png[16], png[17], png[18], png[19]]);
            assert!(wide <= 1_600, "{wide} pixels wide");
        }
    }
}
