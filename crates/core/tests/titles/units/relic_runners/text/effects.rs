//! Powers are public. The effect of an open tile is stated where a player decides on it, when it turns up, and
//! when it is taken. The board has it, too, and what is in reach.

use super::*;
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::components::{Ivory, Purple, Site, Tile};
use crate::games::relic_runners::state::{Phase, Relic, Task};
use crate::games::relic_runners::text::names;
use crate::title::{Asked, Present};

fn switches() -> [(Options, u8); 3] {
    [(Options::default(), 2), (Options::default(), 5), (with_powers(), 4)]
}

/// The tile that an action decides on, if it lies open or its player has looked at it.
fn at_stake(tale: &Tale, action: &Action) -> Option<Tile> {
    let State { open, secret, .. } = &tale.state;
    let seat = open.turn;
    let top = |site: Site| {
        let layer = open.place(site).stack.last()?;
        let seen = secret.seen[seat.index()].contains(&(site, layer.level));
        layer.open.or_else(|| secret.face(open, site, layer.level).filter(|_| seen))
    };
    match (action, open.agenda.last()) {
        (Action::Walk(site, _) | Action::Jump(site) | Action::Reach(site) | Action::Go(site), _) => top(*site),
        (Action::Explore, _) => top(open.runner().at),
        (Action::Box(space), _) if space.to_string() == "m1" => top(open.runner().at),
        (Action::Top, Some(Task::Resolve { site })) => top(*site),
        (Action::Pick(level), Some(Task::Pick { site })) => secret.face(open, *site, *level),
        (Action::Keep(tile), _) => Some(Tile::Ivory(*tile)),
        _ => None,
    }
}

#[test]
fn rr_90_decisions_state_the_effect_of_an_open_tile() {
    let game = runners();
    let mut said = 0;
    for locale in Locale::ALL {
        let voice = long_voice(locale);
        for (options, seats) in switches() {
            play(&game, &options, seats, 21, u64::MAX, |tale| {
                let Some(seat) = tale.asked else { return };
                let mut legal = Vec::new();
                game.legal_actions(&tale.state, seat, &mut legal);
                let choices = game.choices(&Asked::to(&game, &tale.state, seat), &legal, &voice);
                for (choice, action) in choices.iter().zip(&legal) {
                    let tile = at_stake(tale, action);
                    let Some(effect) = tile.and_then(|tile| names::effect(tile, &voice)) else { continue };
                    assert!(choice.detail.contains(&effect), "{action}: {choice:?} does not say {effect:?}");
                    said += 1;
                }
            });
        }
    }
    assert!(said > 1_000, "{said}");
}

#[test]
fn rr_90_the_brief_says_what_the_tile_here_does() {
    let game = runners();
    for locale in Locale::ALL {
        let voice = voice(locale);
        let mut said = 0;
        play(&game, &Options::default(), 3, 22, u64::MAX, |tale| {
            let (Some(seat), open) = (tale.asked, &tale.state.open) else { return };
            let here = open.place(open.runner().at).stack.last().and_then(|layer| layer.open);
            let Some(here) = here.filter(|_| open.phase == Phase::Arrived && open.agenda.is_empty()) else {
                return;
            };
            let brief = game.brief(&Asked::to(&game, &tale.state, seat), &voice).plain();
            assert!(brief.contains(&names::tile_and_effect(here, &voice)), "{brief}");
            said += 1;
        });
        assert!(said > 5, "{said}");
    }
}

#[test]
fn rr_90_effect_is_stated_when_a_tile_turns_up_or_is_taken() {
    let game = runners();
    let site: Site = "t6".parse().unwrap();
    for locale in Locale::ALL {
        let voice = voice(locale);
        let tiles =
            Purple::ALL.iter().map(|tile| Tile::Purple(*tile)).chain(Ivory::ALL.iter().map(|i| Tile::Ivory(*i)));
        for tile in tiles {
            let effect = names::effect(tile, &voice).unwrap();
            let taken = Event::TileTaken { seat: Seat(0), site, level: 2, tile: Some(tile) };
            for event in [Event::Revealed { site, tile }, taken] {
                let told = game.narrate(&event, &voice).unwrap();
                assert!(told.contains(&effect) && told.contains(&names::tile(tile, &voice)), "{told}");
            }
        }
        let explorer = Some("red".parse().unwrap());
        let told = game.narrate(&Event::ExplorerChosen { seat: Seat(0), explorer }, &voice).unwrap();
        assert!(told.contains(&voice.word("relic-runners-power-extra-toolbox")), "{told}");
    }
}

#[test]
fn rr_90_the_board_explains_every_open_tile() {
    let game = runners();
    for locale in Locale::ALL {
        let voice = voice(locale);
        for (options, seats) in switches() {
            play(&game, &options, seats, 23, 400, |tale| {
                let State { open, .. } = &tale.state;
                let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain();
                let on_top = open.places.iter().filter_map(|place| place.stack.last()?.open);
                let held =
                    open.runners.iter().flat_map(|runner| runner.ivory.iter().flatten()).map(|i| Tile::Ivory(*i));
                for tile in on_top.chain(held).filter(|_| tale.asked.is_some()) {
                    let line = voice.about(names::tile(tile, &voice), names::effect(tile, &voice).unwrap());
                    assert!(board.contains(&line), "{line:?} is not in {board}");
                }
            });
        }
    }
}

/// All ivory tiles that five players can hold at once, and four purple ones on top.
#[test]
fn the_explanations_fit_when_all_tiles_lie_open() {
    let game = runners();
    for locale in Locale::ALL {
        let voice = long_voice(locale);
        let (mut state, _) = game.setup(&Options::default(), 5, Chance::seeded(&Seed::from_number(9))).unwrap();
        for (n, runner) in state.open.runners.iter_mut().enumerate() {
            runner.ivory = [0, 6, 12].map(|level| Some(Ivory::ALL[level + n]));
        }
        for (site, tile) in
            ["t1", "t2", "t3", "t4"].iter().zip([Purple::WayHome, Purple::FarReach, Purple::SpareKit, Purple::NewRoute])
        {
            state.open.place_mut(site.parse().unwrap()).stack.last_mut().unwrap().open = Some(Tile::Purple(tile));
        }
        let board = game.board(&game.view_for(&state, Viewer::Public), &voice);
        check_doc("relic_runners", &board);
    }
}

#[test]
fn rr_90_the_board_says_what_is_in_reach() {
    let game = runners();
    let voice = voice(Locale::En);
    let (mut lines, mut tiles) = (0, 0);
    for (options, seats, number) in [(Options::default(), 3, 1), (with_powers(), 5, 2), (Options::default(), 2, 3)] {
        play(&game, &options, seats, number, 1_200, |tale| {
            let Some(seat) = tale.asked else { return };
            let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain();
            let line = board.lines().find_map(|line| line.strip_prefix("👣 In reach: "));
            let mut legal = Vec::new();
            game.legal_actions(&tale.state, seat, &mut legal);
            let open = &tale.state.open;
            let moving = matches!(open.phase, Phase::Start | Phase::Walk { .. }) && open.agenda.is_empty();
            assert_eq!(line.is_some(), moving, "{board}");
            let walking = matches!(open.phase, Phase::Walk { .. });
            let mut ends: Vec<Site> = legal
                .iter()
                .filter_map(|action| match action {
                    Action::Walk(site, _) | Action::Jump(site) => Some(*site),
                    Action::Go(site) if walking => Some(*site),
                    _ => None,
                })
                .collect();
            ends.sort_unstable();
            ends.dedup();
            let Some(line) = line else { return };
            let said: Vec<&str> = line.split(" · ").map(|part| part.split('\u{a0}').next().unwrap()).collect();
            let waits_for_a_token = legal.iter().any(|action| matches!(action, Action::Flip(_))) && ends.is_empty();
            if !waits_for_a_token {
                let named = said.iter().zip(&ends).all(|(part, site)| part.ends_with(&names::site(*site)));
                assert!(named && said.len() == ends.len(), "{ends:?}: {board}");
            }
            lines += 1;
            tiles += usize::from(["Shortcut", "Gateway"].iter().any(|tile| line.contains(tile)));
        });
    }
    assert!(lines > 200 && tiles > 0, "{lines} {tiles}");
}

#[test]
fn rr_90_an_expedition_in_reach_is_named_with_its_points() {
    let game = runners();
    let voice = voice(Locale::En);
    let (mut state, _) = game.setup(&Options::default(), 3, Chance::seeded(&Seed::from_number(1))).unwrap();
    let seat = state.open.turn;
    let (here, there): (Site, Site) = ("r3".parse().unwrap(), "r1".parse().unwrap());
    for site in [here, there] {
        let place = state.open.place_mut(site);
        place.stack.clear();
        place.relic = Relic::Showing;
    }
    let trail = game.trail("r1-t3".parse().unwrap()).unwrap();
    let runner = &mut state.open.runners[seat.index()];
    (runner.at, runner.paths) = (here, runner.paths.with(trail));
    state.open.now = crate::games::relic_runners::state::Turn::begin(here, state.open.relic_on(here));
    let board = game.board(&game.view_for(&state, Viewer::Public), &voice).plain();
    assert!(board.contains("R1\u{a0}(4 VP, ▲1)"), "{board}");
    assert!(board.contains("🏕️ · 🌿R1"), "{board}");
}
