//! Boards and rules: Discord's limits, and what they must say.

use super::*;
use crate::games::relic_runners::components::Site;
use crate::title::Present;

#[test]
fn the_board_names_every_place_and_every_player() {
    let game = runners();
    let voice = voice(Locale::En);
    play(&game, &Options::default(), 5, 4, 60, |tale| {
        let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain();
        for site in Site::all() {
            let name = if site == Site::CAMP { "🏕️".to_owned() } else { site.to_string().to_uppercase() };
            let line = board.lines().find(|line| line.starts_with(&format!("{name} ")));
            assert!(line.is_some_and(|line| line.contains('→')), "{name} has no line in {board}");
        }
        assert!(Seat::all(tale.seats).all(|seat| board.contains(&voice.marked(seat))));
    });
}
