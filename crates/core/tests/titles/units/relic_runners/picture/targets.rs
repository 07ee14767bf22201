//! What may be chosen is numbered like its button in the picture of the person who is asked.

use super::*;
use crate::games::relic_runners::components::Column;
use crate::games::relic_runners::text::order::Spot;
use crate::words::row;

#[test]
fn choices_in_the_picture_bear_the_numbers_of_their_buttons() {
    let game = runners();
    let (mut numbered, mut told) = ([0; 4], 0);
    let tables = [("{}", 4), (r#"{"layout": "random", "powers": "on"}"#, 5), ("{}", 2)];
    for (number, (options, seats)) in (90..).zip(tables) {
        for (state, _) in every(3, &game, options, seats, number) {
            let Some(seat) = state.open.asked() else { continue };
            let names = Voice::new(Locale::En, ["Ada", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec());
            let view = game.view_for(&state, Viewer::Seat(seat));
            let mut actions = Vec::new();
            game.legal_actions(&state, seat, &mut actions);
            let asked = Asked::to(&game, &state, seat);
            let mut choices = game.choices(&asked, &actions, &names);
            choices.extend(game.intent_choices(&asked, &names));
            actions.extend(game.intents(&view, seat).iter().map(|actions| actions[0]));
            let targets = Context { game: &game, view: &view, voice: &names }.targets();
            let draw = |frame| {
                let render = RenderOptions { look: Look::default(), frame };
                game.picture(&view, render, &[], &names).expect("a picture")
            };
            let (near, whole) = (draw(Frame::Choices), draw(Frame::Whole));
            assert!(near.scene.height <= whole.scene.height, "{} {}", near.scene.height, whole.scene.height);
            let shown = near.scene.texts();
            for (spot, number) in &targets.spots {
                let Some(number) = number else { continue };
                let begins = row::numeral(*number);
                let of = |at: &usize| Spot::of(&state.open, actions[*at]) == Some(*spot);
                let label = |at: usize| choices[at].label.as_str();
                let chosen: Vec<usize> =
                    (0..actions.len()).filter(of).filter(|at| label(*at).starts_with(begins)).collect();
                assert_eq!(chosen.len(), 1, "{begins}: {spot:?}");
                assert_eq!(choices.iter().filter(|choice| choice.label.starts_with(begins)).count(), 1, "{begins}");
                assert!(shown.iter().any(|(text, _)| *text.text == *number.to_string()), "{number} is not drawn");
                // A long description leaves the question out.
                told += usize::from(near.alt.contains(begins));
                let kind = match spot {
                    Spot::Site(_) => 0,
                    Spot::Trail(_) => 1,
                    Spot::Token(_) => 2,
                    Spot::Space(_) => 3,
                };
                numbered[kind] += 1;
            }
        }
    }
    assert!(told > 300, "only {told} are described");
    assert!(numbered.iter().all(|count| *count > 20), "{numbered:?}");
}

#[test]
fn a_toolbox_question_shows_the_toolbox_table() {
    let game = runners();
    let mut asked = 0;
    for (state, _) in (0..3).flat_map(|number| every(3, &game, "{}", 3, 70 + number)) {
        let Some(seat) = state.open.asked() else { continue };
        let (view, names) = (game.view_for(&state, Viewer::Seat(seat)), voice(Locale::En));
        let mut actions = Vec::new();
        game.legal_actions(&state, seat, &mut actions);
        if !actions.iter().all(|action| matches!(action, Action::Up(_))) {
            continue;
        }
        let render = RenderOptions { look: Look::default(), frame: Frame::Choices };
        let scene = game.picture(&view, render, &[], &names).expect("a picture").scene;
        let texts = scene.texts();
        let drawn = |code: String| texts.iter().filter(|(text, _)| *text.text == *code).count();
        assert!(Column::ALL.iter().all(|column| drawn(names::column(*column, &names)) == 1));
        assert!(Space::all().all(|space| drawn(space.level.to_string()) >= Column::ALL.len()));
        assert!(Site::all().all(|site| drawn(names::code(site)) == 0), "the map is not drawn");
        asked += 1;
    }
    assert!(asked > 10, "only {asked} questions");
}
