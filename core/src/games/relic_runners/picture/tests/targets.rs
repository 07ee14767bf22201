//! Trails that may be chosen are numbered like their buttons.

use super::*;

#[test]
fn trails_that_may_be_chosen_bear_the_numbers_of_their_buttons() {
    let game = runners();
    let mut numbered = 0;
    for (state, _) in (0..3).flat_map(|number| every(3, &game, "{}", 4, 90 + number)) {
        let Some(seat) = state.open.asked() else { continue };
        let (view, names) = (game.view_for(&state, Viewer::Seat(seat)), voice(Locale::En));
        let mut actions = Vec::new();
        game.legal_actions(&state, seat, &mut actions);
        let choices = game.choices(&view, seat, &actions, &names);
        let targets = Context { game: &game, view: &view, voice: &names }.targets();
        for (trail, number) in &targets.trails {
            let of = |action: &&Action| matches!(action, Action::Place(on) | Action::Lift(on) | Action::Lay(on) if on == trail);
            let index = actions.iter().position(|action| of(&action)).expect("its choice");
            let begins = number.map_or_else(|| names::trail(*trail), |number| format!("{number} · "));
            assert!(choices[index].label.starts_with(&begins), "{begins}: {}", choices[index].label);
            numbered += usize::from(number.is_some());
        }
        if targets.trails.is_empty() {
            continue;
        }
        for frame in [Frame::Whole, Frame::Around(seat)] {
            let render = RenderOptions { look: Look::default(), frame };
            let scene = game.picture(&view, render, &[], &names).expect("a picture").scene;
            let texts = scene.texts();
            for (_, number) in targets.trails.iter().filter(|(_, number)| number.is_some_and(|number| number > 3)) {
                let text = number.map(|number| number.to_string()).unwrap_or_default();
                assert!(texts.iter().any(|(drawn, _)| *drawn.text == *text), "{text} is not drawn");
            }
        }
    }
    assert!(numbered > 100, "only {numbered} trails");
}
