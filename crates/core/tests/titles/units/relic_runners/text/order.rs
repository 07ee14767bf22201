//! The order of the choices and their reasons.

use super::*;
use crate::ai::decide;
use crate::games::relic_runners::action::{Action, Aim};
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::policy::Careful;
use crate::games::relic_runners::state::Phase;
use crate::games::relic_runners::text::names;
use crate::title::{Asked, Choice, Present, Weight};
use crate::words::Line;

/// Calls `meet` with the choices and intents at each question with more than one answer, in games between careful players.
fn each_question(locale: Locale, mut meet: impl FnMut(&RelicRunners, &State, &[Action], &[Choice], &Action)) {
    let (game, voice) = (runners(), voice(locale));
    for (options, seats) in [(Options::default(), 2), (Options::default(), 4), (with_powers(), 5)] {
        let seed = Seed::from_number(seats.into());
        let (mut state, _) = game.setup(&options, seats, Chance::seeded(&seed)).unwrap();
        let mut players = Chance::seeded(&seed.derive("players", 0));
        let mut legal = Vec::new();
        while let Some(seat) = state.open.asked() {
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            let action = decide(&Careful, &game, &state, seat, &mut players).unwrap();
            if legal.len() > 1 {
                let asked = Asked::to(&game, &state, seat);
                let mut choices = game.choices(&asked, &legal, &voice);
                choices.extend(game.intent_choices(&asked, &voice));
                meet(&game, &state, &legal, &choices, &action);
            }
            game.step(&mut state, seat, &action, &mut Vec::new()).unwrap();
        }
    }
}

/// The rank of a choice at the first cursor.
fn rank(choice: &Choice) -> u16 {
    choice.path.first().map_or(u16::MAX, |branch| branch.rank)
}

#[test]
fn likeliest_choice_comes_first_and_is_mostly_careful() {
    let (mut questions, mut same, mut none) = (0, 0, 0);
    each_question(Locale::En, |_, _, legal, choices, action| {
        let main: Vec<_> = choices.iter().filter(|choice| choice.weight == Weight::Usual).collect();
        assert!(main.len() <= 1 && choices.iter().all(|choice| choice.weight != Weight::Risky), "{main:?}");
        let Some(likeliest) = main.first() else { return none += 1 };
        assert!(!legal.iter().any(|action| matches!(action, Action::Explorer(_))), "{likeliest:?}");
        assert!(choices.iter().all(|other| rank(likeliest) <= rank(other)), "{likeliest:?}");
        questions += 1;
        same += usize::from(likeliest.code.split(", ").next() == Some(action.to_string().as_str()));
    });
    assert!(questions > 300, "{questions}");
    assert!(same * 100 > questions * 70, "{same} of {questions}");
    assert!(none * 100 < questions * 15, "none stands out in {none}, {questions} others");
}

#[test]
fn every_walk_gives_its_reason_on_the_button() {
    for locale in Locale::ALL {
        let mut walks = 0;
        each_question(locale, |_, _, _, choices, _| {
            for choice in choices {
                let first = choice.code.split(", ").next().and_then(|code| code.parse().ok());
                let Some(Action::Walk(site, Aim::Best)) = first else { continue };
                let said = choice.label.split(" · ").nth(1).unwrap_or_else(|| panic!("no reason: {choice:?}"));
                assert!(said.chars().count() >= 3 && choice.label.contains(&names::site(site)), "{choice:?}");
                assert!(choice.detail.chars().count() > 5 && choice.button.is_empty(), "{choice:?}");
                walks += 1;
            }
        });
        assert!(walks > 1_000, "{walks}");
    }
}

#[test]
fn few_choices_stand_beside_each_other_and_none_is_lost() {
    each_question(Locale::Fr, |_, _, legal, choices, _| {
        let mut labels: Vec<_> = choices.iter().filter_map(|choice| Some(&choice.path.first()?.label)).collect();
        labels.sort_unstable();
        labels.dedup();
        assert!((1..=10).contains(&labels.len()), "{} beside each other: {labels:?}", labels.len());
        assert_eq!(choices.iter().filter(|choice| !choice.intent).count(), legal.len());
    });
}

#[test]
fn overview_has_a_line_for_each_player_and_one_for_what_matters() {
    const LINE: usize = 44;
    let game = runners();
    for locale in Locale::ALL {
        let voice = voice(locale);
        play(&game, &Options::default(), 5, 7, 600, |tale| {
            let doc = game.overview(&view(&game, tale, Viewer::Public), &voice);
            let players = Seat::all(tale.seats).map(|seat| voice.marked(seat));
            for player in players {
                let of = |line: &&Line| line.text.replace('\u{a0}', " ").contains(&player);
                let line = doc.lines.iter().rev().find(of).expect("a line");
                let length = line.text.encode_utf16().count();
                assert!(length <= LINE + 12, "{length}: {}", line.text);
            }
            assert!(doc.lines.len() <= 3 + usize::from(tale.seats), "{}", doc.plain());
        });
    }
}

/// RR-67, RR-75, RR-79.
#[test]
fn end_of_a_turn_and_its_question_say_what_comes() {
    let (mut asked, mut ended) = (0, 0);
    each_question(Locale::En, |game, state, legal, choices, _| {
        if state.open.phase != Phase::Arrived || !legal.contains(&Action::End) {
            return;
        }
        asked += 1;
        let seat = state.open.turn;
        let title = game.brief(&Asked::to(game, state, seat), &voice(Locale::En)).title;
        assert_eq!(title.starts_with("Explore "), legal.contains(&Action::Explore), "{title}");
        let end = choices.iter().find(|choice| choice.code == "end").unwrap();
        let mut after = state.clone();
        game.step(&mut after, seat, &Action::End, &mut Vec::new()).unwrap();
        ended += usize::from(after.open.phase == Phase::Over);
        let expected = match after.open.phase {
            _ if state.open.runner().at == Site::CAMP => return,
            _ if legal.contains(&Action::Explore) => "without exploring",
            Phase::Over => "the game ends",
            _ => "End the turn",
        };
        let said = format!("{} · {}", end.label, end.detail);
        assert!(said.contains(expected), "{said:?}, not {expected:?}");
        assert_eq!(said.contains("the game ends"), after.open.phase == Phase::Over, "{said}");
    });
    assert!(asked > 20 && ended > 0, "{asked} {ended}");
}
