//! Boards and rules inside Discord's limits, and what they must say.

use super::*;
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::tests::UNEVEN;
use crate::title::Present;

#[test]
fn boards_fit_into_one_embed_with_the_longest_names() {
    let game = runners();
    for locale in Locale::ALL {
        let voice = long_voice(locale);
        for (options, seats) in [(Options::default(), 2), (Options::default(), 5), (with_powers(), 5)] {
            play(&game, &options, seats, 3, u64::MAX, |tale| {
                let turn = tale.state.open.turn;
                for viewer in [Viewer::Public, Viewer::Seat(turn)] {
                    let board = game.board(&view(&game, tale, viewer), &voice);
                    check_embed(&board);
                    check_lines(&board);
                }
            });
        }
    }
}

#[test]
fn boards_of_uneven_maps_fit_too() {
    for text in UNEVEN {
        let game = RelicRunners::new(&Edition::read(text).unwrap()).unwrap();
        for locale in Locale::ALL {
            let voice = long_voice(locale);
            play(&game, &Options::default(), 5, 6, 1_500, |tale| {
                let board = game.board(&view(&game, tale, Viewer::Seat(tale.state.open.turn)), &voice);
                check_embed(&board);
                check_lines(&board);
            });
        }
    }
}

#[test]
fn the_board_names_every_place_and_every_player() {
    let game = runners();
    let voice = voice(Locale::En);
    play(&game, &Options::default(), 5, 4, 60, |tale| {
        let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain();
        for site in Site::all() {
            let code = site.to_string().to_uppercase();
            let line = board.lines().find(|line| line.trim_start_matches("🏕️ ").starts_with(&format!("{code} ")));
            assert!(line.is_some_and(|line| line.contains('→')), "{code} has no line in {board}");
        }
        assert!(tale.seats().all(|seat| board.contains(&voice.marked(seat))));
    });
}

#[test]
fn the_public_board_does_not_change_with_what_is_hidden() {
    let game = runners();
    let voice = voice(Locale::En);
    play(&game, &Options::default(), 4, 5, 400, |tale| {
        if tale.asked().is_none() {
            return;
        }
        let mut other = tale.state.clone();
        other.secret.coins.iter_mut().for_each(|coins| *coins += 7);
        for faces in &mut other.secret.faces {
            faces.reverse();
        }
        let board = |state| game.board(&game.view_for(state, Viewer::Public), &voice);
        assert_eq!(board(&tale.state), board(&other));
    });
}

#[test]
fn the_short_rules_fit_into_one_embed() {
    for locale in Locale::ALL {
        let rules = runners().rules(&voice(locale));
        check_embed(&rules);
        check_lines(&rules);
    }
}
