//! Tests of the pictures on games between random players. All shapes are readable and within the picture, the description
//! is short and complete, and neither reveals what is hidden.

mod targets;

use std::collections::BTreeSet;

use crate::ai::{Random, decide};
use crate::canvas::kit::{Consequence, Signs};
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::LEGIBLE;
use crate::canvas::scene::{Area, Point, Unit};
use crate::canvas::svg;
use crate::engine::{Chance, Edition, Game, Seat, Seed, Viewer};
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::components::{Colour, Site, Space, TOKENS, Trail};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::picture::Drawing;
use crate::games::relic_runners::picture::colours::Colours;
use crate::games::relic_runners::picture::layout::{Layout, RIM};
use crate::games::relic_runners::picture::news::News;
use crate::games::relic_runners::picture::{icons, legend, map, table, trails};
use crate::games::relic_runners::state::{Phase, State};
use crate::games::relic_runners::text::Context;
use crate::games::relic_runners::text::facts::chains;
use crate::games::relic_runners::text::order::Targets;
use crate::games::relic_runners::text::{names, reach};
use crate::games::relic_runners::view::View;
use crate::games::relic_runners::{RECONSTRUCTION, RelicRunners};
use crate::title::{Asked, EntryEvents, Frame, LONGEST_ALT, Picture, Present, RenderOptions};
use crate::units::relic_runners::UNEVEN;
use crate::words::{Locale, Voice};

fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// A voice with names as long as Discord lets them be.
fn voice(locale: Locale) -> Voice {
    Voice::new(locale, (0..5).map(|seat| format!("{seat}{}", "W".repeat(31))).collect())
}

/// Positions of a game between random players, with what has happened just before each.
fn positions(game: &RelicRunners, options: &str, seats: u8, number: u64) -> Vec<(State, Vec<EntryEvents<Event>>)> {
    every(97, game, options, seats, number)
}

/// Positions of such a game, one in so many.
fn every(
    every: u64,
    game: &RelicRunners,
    options: &str,
    seats: u8,
    number: u64,
) -> Vec<(State, Vec<EntryEvents<Event>>)> {
    let options = crate::play::switched::<RelicRunners>(&serde_json::from_str(options).unwrap());
    let seed = Seed::from_number(number);
    let (mut state, events) = game.setup(&options, seats, Chance::seeded(&seed)).unwrap();
    let mut players = Chance::seeded(&seed.derive("players", 0));
    let mut told = vec![EntryEvents { seq: 0, events }];
    let mut found = vec![(state.clone(), told.clone())];
    for seq in 1..=1_200 {
        let Some(seat) = state.open.asked() else { break };
        let action = decide(&Random, game, &state, seat, &mut players).unwrap();
        let mut events = Vec::new();
        game.step(&mut state, seat, &action, &mut events).unwrap();
        told.push(EntryEvents { seq, events });
        if seq.is_multiple_of(every) || state.open.asked().is_none() {
            let since = told.len().saturating_sub(20);
            found.push((state.clone(), told[since..].to_vec()));
        }
    }
    found
}

const TABLES: [(&str, u8); 6] = [
    (r#"{"layout": "first_game"}"#, 2),
    (r#"{"layout": "random", "open_scores": "on"}"#, 3),
    ("{}", 4),
    (r#"{"layout": "random", "powers": "on"}"#, 5),
    (r#"{"powers": "on"}"#, 5),
    (r#"{"layout": "standard"}"#, 2),
];

/// The events as a viewer may know them.
fn seen(game: &RelicRunners, told: &[EntryEvents<Event>], viewer: Viewer) -> Vec<EntryEvents<Event>> {
    let events =
        |told: &EntryEvents<Event>| told.events.iter().filter_map(|event| game.redact(event, viewer)).collect();
    told.iter().map(|told| EntryEvents { seq: told.seq, events: events(told) }).collect()
}

fn check(picture: &Picture, smallest: Unit) {
    let scene = &picture.scene;
    for (text, size) in scene.texts() {
        assert!(size >= smallest, "{:?} is {size} high", text.text);
    }
    for shape in &scene.shapes {
        let area = shape.area().expect("nothing is drawn for nothing");
        assert!(scene.area().holds(area), "{area:?} leaves {:?}", scene.area());
    }
    let length = picture.alt.encode_utf16().count();
    assert!((100..=LONGEST_ALT).contains(&length), "{length}: {}", picture.alt);
    assert!(!picture.alt.contains("relic-runners-") && !picture.alt.contains('{'), "{}", picture.alt);
}

#[test]
fn every_picture_can_be_read_and_is_described() {
    let game = runners();
    let mut looks = Look::ALL.into_iter().cycle();
    let mut locales = Locale::ALL.into_iter().cycle();
    for (number, (options, seats)) in (1..).zip(TABLES) {
        for (state, told) in positions(&game, options, seats, number) {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(seats - 1)), Viewer::Everything] {
                let view = game.view_for(&state, viewer);
                let look = looks.next().unwrap_or_default();
                let voice = voice(locales.next().unwrap_or_default());
                for frame in [Frame::Whole, Frame::Around(Seat(0)), Frame::Around(Seat(seats - 1))] {
                    let picture =
                        game.picture(&view, RenderOptions { look, frame }, &seen(&game, &told, viewer), &voice);
                    check(&picture.expect("a picture"), LEGIBLE);
                }
                assert_eq!(
                    game.picture(&view, RenderOptions { look, frame: Frame::Around(Seat(5)) }, &[], &voice),
                    None
                );
            }
        }
    }
}

#[test]
fn uneven_maps_are_drawn_and_described_too() {
    for (number, text) in (80..).zip(UNEVEN) {
        let game = RelicRunners::new(&Edition::read(text).unwrap()).unwrap();
        for (state, told) in positions(&game, "{}", 5, number) {
            let view = game.view_for(&state, Viewer::Public);
            for frame in [Frame::Whole, Frame::Around(Seat(4))] {
                let render = RenderOptions { look: Look::default(), frame };
                let picture = game.picture(&view, render, &seen(&game, &told, Viewer::Public), &voice(Locale::En));
                check(&picture.expect("a picture"), LEGIBLE);
            }
        }
    }
}

#[test]
fn no_description_of_the_whole_is_cut_off() {
    let game = runners();
    for (state, _) in positions(&game, r#"{"layout": "random", "powers": "on"}"#, 5, 11) {
        for locale in Locale::ALL {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let view = game.view_for(&state, viewer);
                let picture = game.picture(&view, RenderOptions::default(), &[], &voice(locale)).expect("a picture");
                assert!(picture.alt.ends_with('.'), "{}", picture.alt);
            }
        }
    }
}

#[test]
fn the_legend_can_be_read_and_is_described() {
    let game = runners();
    for locale in Locale::ALL {
        for look in Look::ALL {
            let legend = game.legend(look, &voice(locale)).expect("a legend");
            check(&legend, LEGIBLE);
            assert!(legend.alt.ends_with('.'), "{}", legend.alt);
        }
    }
}

#[test]
fn pictures_tell_nothing_hidden() {
    let game = runners();
    let mut chance = Chance::seeded(&Seed::from_number(5));
    for (number, (options, seats)) in (20..).zip(TABLES) {
        for (state, told) in positions(&game, options, seats, number) {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let other = game.determinize(&state, viewer, &mut chance);
                for frame in [Frame::Whole, Frame::Around(Seat(1))] {
                    let render = RenderOptions { look: Look::default(), frame };
                    let draw = |state: &State| {
                        let view = game.view_for(state, viewer);
                        let picture = game.picture(&view, render, &seen(&game, &told, viewer), &voice(Locale::En));
                        picture.map(|picture| (svg::text(&picture.scene), picture.alt))
                    };
                    assert_eq!(draw(&state), draw(&other), "{viewer:?} {frame:?}");
                }
            }
        }
    }
}

/// Calls `look` with a drawing of a view without news.
fn sketched<T>(game: &RelicRunners, view: &View, look: impl FnOnce(&Drawing<'_>) -> T) -> T {
    let voice = voice(Locale::En);
    let drawing = Drawing {
        context: Context { game, view, voice: &voice },
        colours: Colours::of(Look::default()),
        layout: Layout::of(game),
        news: News::default(),
        goals: Vec::new(),
        targets: Targets::default(),
    };
    look(&drawing)
}

#[test]
fn the_description_has_every_piece_once() {
    let game = runners();
    let named = |words: &str| {
        let site = Site::all().find(|site| names::site(*site) == words);
        site.unwrap_or_else(|| panic!("{words}"))
    };
    for (number, (options, seats)) in (40..).zip(TABLES) {
        for (state, _) in positions(&game, options, seats, number) {
            let view = game.view_for(&state, Viewer::Public);
            let voice = Voice::new(Locale::En, ["Ada", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec());
            let alt = game.picture(&view, RenderOptions::default(), &[], &voice).expect("a picture").alt;
            // Names are left out where there is little room.
            let alt =
                ["A Ada", "B Bo", "C Cy", "D Di", "E Ed"].iter().fold(alt, |alt, who| alt.replace(who, &who[..1]));
            let (board, cards) = alt.rsplit_once(" A: ").unwrap_or_else(|| panic!("{alt}"));
            let board = board.split_once(" Base Camp: ").expect("Base Camp").1;
            let words: Vec<&str> = board.split([' ', ';', '.', ',', '(', ')']).collect();
            let said = |code: String| words.iter().filter(|word| **word == code).count();
            for site in Site::all().skip(1) {
                assert_eq!(said(names::code(site)), 1, "{site} in {board}");
            }
            for token in 1..=TOKENS {
                assert_eq!(said(format!("K{token}")), 1, "K{token} in {board}");
            }
            let starts = ["", " B: ", " C: ", " D: ", " E: "];
            for (seat, runner) in state.open.runners.iter().enumerate() {
                let card = cards.split_once(starts[seat]).expect("a card").1;
                let card = card.split_once('.').map_or(card, |(card, _)| card);
                let mut told: Vec<Trail> = Vec::new();
                for chain in card.split([' ', ',']).filter(|word| word.matches('–').count() > 0 && word.len() > 3) {
                    let sites: Vec<Site> = chain.split('–').map(named).collect();
                    told.extend(sites.windows(2).map(|ends| Trail::between(ends[0], ends[1])));
                }
                told.sort_unstable();
                let mut laid: Vec<Trail> = runner.paths.iter().map(|trail| game.trails[usize::from(trail)]).collect();
                laid.sort_unstable();
                assert_eq!(told, laid, "{card}");
            }
        }
    }
}

#[test]
fn what_can_be_reached_is_what_the_rules_allow() {
    let game = runners();
    let mut compared = 0;
    for (state, _) in (0..4).flat_map(|number| positions(&game, "{}", 4, 60 + number)) {
        let open = &state.open;
        if open.phase != Phase::Start || !open.agenda.is_empty() || open.now.moved {
            continue;
        }
        let mut actions = Vec::new();
        game.legal_actions(&state, open.turn, &mut actions);
        let ends = actions.iter().filter_map(|action| match action {
            Action::Walk(site, _) | Action::Jump(site) => Some(*site),
            _ => None,
        });
        let allowed: BTreeSet<Site> = ends.collect();
        if allowed.is_empty() {
            continue; // RR-28: a token must turn first
        }
        let view = game.view_for(&state, Viewer::Public);
        let reach = sketched(&game, &view, |drawing| drawing.context.reach(open.turn));
        assert!(reach.iter().map(|reach| reach.site).eq(allowed));
        compared += 1;
    }
    assert!(compared > 5, "only {compared} positions");
}

/// Slow: every third picture of whole games is drawn.
#[test]
fn places_that_may_be_chosen_bear_the_codes_of_their_choices() {
    let game = runners();
    let look = Look::default();
    let (chosen, other) = (Consequence::ink(look), palette::ground(look).ink);
    let (mut compared, mut kinds) = (0, BTreeSet::new());
    for (number, (options, seats)) in (1..).zip(TABLES) {
        for (state, _) in every(3, &game, options, seats, number) {
            let Some(seat) = state.open.asked() else { continue };
            let (view, names) = (game.view_for(&state, Viewer::Seat(seat)), voice(Locale::En));
            let mut actions = Vec::new();
            game.legal_actions(&state, seat, &mut actions);
            let choices = game.choices(&Asked::to(&game, &state, seat), &actions, &names);
            let picture = game.picture(&view, RenderOptions::default(), &[], &names).expect("a picture");
            let texts = picture.scene.texts();
            for site in Site::all() {
                let code = names::site(site);
                let camp = site == Site::CAMP;
                let of_a_name = |c: char| c.is_alphanumeric() || camp && code.contains(c);
                let has = |words: &str| words.split(|c: char| !of_a_name(c)).any(|word| word == code);
                let leads = |action: &Action| reach::goal(*action) == Some(site);
                let led = actions.iter().any(leads);
                let drawn: Vec<_> = texts.iter().filter(|(text, _)| *text.text == *code).collect();
                // The tents of Base Camp need no name.
                assert_eq!(drawn.len(), usize::from(!camp), "{code}");
                for (text, _) in drawn {
                    assert_eq!(text.colour, if led { chosen } else { other }, "{code}");
                }
                for (action, choice) in
                    actions.iter().zip(&choices).filter(|(action, _)| reach::goal(**action).is_some())
                {
                    assert_eq!(has(&choice.label), leads(action), "{code}: {}", choice.label);
                    assert_eq!(has(&choice.button), leads(action) && !choice.button.is_empty(), "{}", choice.button);
                    kinds.insert(choice.code.split(' ').next().unwrap_or_default().to_owned());
                }
                compared += usize::from(led);
            }
        }
    }
    assert!(compared > 1_000, "only {compared} places");
    assert!(["go", "jump", "reach", "start", "walk"].iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}

#[test]
fn what_a_walk_brings_hides_nothing() {
    let game = runners();
    let (mut plates, mut hidden) = (0, Vec::new());
    for (number, (options, seats)) in (1..).zip(TABLES) {
        for (state, _) in every(7, &game, options, seats, number) {
            let Some(seat) = state.open.asked() else { continue };
            let view = game.view_for(&state, Viewer::Seat(seat));
            sketched(&game, &view, |drawing| {
                let taken = drawing.taken();
                for (gains, area) in drawing.gains(&drawing.context.goals(), map::GAINS) {
                    plates += 1;
                    let measure = |area: Area| i64::from(area.width) * i64::from(area.height);
                    let share = |other: &Area| measure(area.within(*other)) * 100 / measure(*other).max(1);
                    let most = taken.iter().map(|other| (share(other), *other)).max_by_key(|(share, _)| *share);
                    hidden
                        .extend(most.filter(|(share, _)| *share > 20).map(|most| (number, gains.words.clone(), most)));
                }
            });
        }
    }
    assert!(plates > 200, "only {plates} plates");
    assert!(hidden.is_empty(), "{} of {plates}: {hidden:#?}", hidden.len());
}

#[test]
fn only_what_has_changed_is_set_off() {
    let game = runners();
    let (state, _) = positions(&game, "{}", 3, 7).pop().expect("a position");
    let view = game.view_for(&state, Viewer::Public);
    let accent = palette::ground(Look::default()).new.to_string();
    let draw = |changed: &[EntryEvents<Event>]| {
        game.picture(&view, RenderOptions::default(), changed, &voice(Locale::En)).expect("one")
    };
    assert!(!svg::text(&draw(&[]).scene).contains(&accent));
    let [camp, site] = ["bc", "t3"].map(|code| code.parse::<Site>().unwrap());
    let walked = Event::Walked { seat: Seat(1), path: vec![camp, site] };
    let picture = draw(&[EntryEvents { seq: 9, events: vec![walked] }]);
    assert_eq!(svg::text(&picture.scene).matches(&accent).count(), 1);
    assert!(picture.alt.contains("New: 🏕️–T3."), "{}", picture.alt);
}

#[test]
fn the_map_has_room_for_everything() {
    let game = runners();
    let layout = Layout::of(&game);
    let view = game.view_for(&positions(&game, "{}", 2, 1).remove(0).0, Viewer::Public);
    for site in Site::all() {
        let here = layout.place(site);
        for other in Site::all().filter(|other| *other != site) {
            assert!(here.distance(layout.place(other)) > 2 * RIM + 150, "{site} and {other}");
        }
        for trail in game.trails.iter().filter(|trail| !trail.touches(site)) {
            assert!(layout.segment(*trail).distance(here) > RIM + 70, "{trail} runs under {site}");
        }
    }
    let tokens: Vec<_> = sketched(&game, &view, |drawing| {
        let rivers = game.rivers.iter().map(|river| game.trails[usize::from(*river)]);
        rivers.map(|river| layout.segment(river).point(layout.segment(river).length / 2, drawing.bank(river))).collect()
    });
    for (n, token) in tokens.iter().enumerate() {
        let near = Site::all().find(|site| layout.place(*site).distance(*token) < RIM + 60);
        assert_eq!(near, None, "token {n}");
        assert!(tokens[..n].iter().all(|other| other.distance(*token) > 300), "token {n}");
    }
}

#[test]
fn letters_stand_out_on_their_stones() {
    use crate::canvas::palette::brightness;
    for look in Look::ALL {
        let colours = Colours::of(look);
        for colour in Colour::ALL {
            let (stone, ink) = (brightness(colours.stone(*colour)), brightness(colours.carved(*colour)));
            assert!(stone.abs_diff(ink) > 90, "{colour} {look:?}: {stone} and {ink}");
        }
    }
}

#[test]
fn every_trail_is_told_once() {
    let trails: Vec<Trail> =
        ["bc-t3", "r1-t3", "r1-t4", "r6-t9", "t9-t10", "bc-t10"].map(|trail| trail.parse().unwrap()).to_vec();
    let walks = chains(&trails);
    let mut told: Vec<_> =
        walks.iter().flat_map(|chain| chain.windows(2)).map(|ends| Trail::between(ends[0], ends[1])).collect();
    told.sort_unstable();
    let mut all = trails;
    all.sort_unstable();
    assert_eq!(told, all);
    assert_eq!(walks.len(), 1, "{walks:?}");
    assert!(chains(&[]).is_empty());
}

#[test]
fn the_file_has_every_relic() {
    let signs = Signs::read(include_str!("../../../../../../../assets/signs/relic_runners.svg")).expect("signs");
    assert!(signs.ids().eq(["bird", "mask", "skull", "toad"]));
    assert!(Colour::ALL.iter().all(|colour| !icons::relic(*colour, Point::default(), 100).is_empty()));
}

#[test]
fn the_words_stay_beside_their_piece() {
    for locale in Locale::ALL {
        let voice = Voice::new(locale, Vec::new());
        for piece in legend::PIECES {
            let lines = legend::lines(piece, &voice);
            assert!((1..=5).contains(&lines.len()), "{locale:?}: {lines:?}");
            assert!(lines.iter().all(|line| !line.ends_with('…') && !line.starts_with(':')), "{lines:?}");
        }
    }
}

#[test]
fn every_action_stands_in_its_space() {
    for locale in Locale::ALL {
        let voice = Voice::new(locale, Vec::new());
        for space in Space::all() {
            let lines = table::action_lines(space, &voice);
            assert!(lines.len() <= 3 && lines.iter().all(|line| !line.ends_with('…')), "{locale:?}: {lines:?}");
        }
    }
}

#[test]
fn lanes_lie_around_the_middle() {
    assert_eq!(trails::asides(1).collect::<Vec<_>>(), [0]);
    assert_eq!(trails::asides(2).collect::<Vec<_>>(), [-33, 33]);
    assert_eq!(trails::asides(5).sum::<Unit>(), 0);
    for count in 1..=5 {
        assert!(trails::stations(count).len() >= count);
    }
}
