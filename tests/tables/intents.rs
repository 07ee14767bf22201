//! Intents: several actions with one choice.

use std::sync::Arc;

use serde_json::Value;
use skald::engine::{Seed, Viewer};
use skald::games;
use skald::store::Memory;
use skald::table::{Act, EntryKind, Moment, Open, PersonId, Pick, Request, Seq, Stage, TableError};
use skald::title::{ChoiceId, Weight, intent_code};
use skald::words::{Locale, Voice, row};
use support::people::{opening, person, tables_in};

#[tokio::test]
async fn intent_is_one_commit_and_one_step_to_undo() {
    let tables = tables_in(Arc::new(Memory::new()), games::builtin().unwrap());
    let asked = Open { title: "explorers".to_owned(), ..opening(5, 2) };
    let table = tables.lobby().open(asked, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let voice = Voice::new(Locale::En, vec!["Astrid".into(), "Bjorn".into()]);
    let (mut several, mut undone) = (0, 0);
    for _ in 0..80 {
        let open = tables.look(table).await.unwrap().open[0].clone();
        let seat = open.decision.seat;
        let who = u64::from(seat.0) + 1;
        let before = tables.look(table).await.unwrap().seen_by(PersonId(who));
        let open = before.decision_of(seat).unwrap();
        let position = Arc::clone(before.unredacted().unwrap());
        let (legal, intents) = (position.legal(seat).len(), position.intents(seat));
        assert_eq!(open.offers(&voice).len(), legal + intents.len());
        let long = intents.iter().position(|actions| actions.len() > 1);
        let intent = long.or((!intents.is_empty()).then_some(0));
        let id = |intent: usize| Pick::from(ChoiceId::of_intent(&intent_code(&intents[intent])));
        let choice = intent.map_or(Pick::Index(legal as u16 - 1), id);
        let act = Act { table, person: person(who), decision: Some(open.id), choice, idempotency_key: None };
        let acted = tables.play().act(act).await.unwrap();
        let Some(intent) = long else { continue };
        several += 1;
        let codes: Vec<String> = intents[intent].iter().map(ToString::to_string).collect();
        let log = tables.records().unredacted_log(table, Seq(before.seq.0 + 1), codes.len()).await.unwrap();
        let made: Vec<_> = log.iter().map(|entry| (entry.kind, entry.action.clone().unwrap_or_default())).collect();
        assert_eq!(made, codes.into_iter().map(|code| (EntryKind::Act(seat), code)).collect::<Vec<_>>());
        assert_eq!(acted.action, intent_code(&intents[intent]));
        let label = position.intent_choices(seat, Viewer::Seat(seat), &voice)[intent].label.clone();
        let label = Some(row::unnumbered(&label).to_owned());
        assert_eq!(acted.label(&voice), label);
        if acted.view.begun() == Some(seat) && several % 3 == 1 {
            undone += 1;
            assert_eq!(acted.view.last_step(&voice), label, "all of it is undone, in the words it was done with");
            let taken = tables.play().undo(Request::new(table, PersonId(who)), None).await.unwrap();
            let saved = |view: &skald::table::TableView| view.unredacted().unwrap().snapshot().unwrap();
            assert_eq!(taken.action, Some(acted.action));
            assert_eq!((saved(&taken.view), taken.view.steps), (saved(&before), before.steps));
        }
    }
    assert!(several > 10 && undone > 2, "{several} intents, {undone} undone");
}

#[tokio::test]
async fn button_of_an_intent_never_takes_another_one() {
    let tables = tables_in(Arc::new(Memory::new()), games::builtin().unwrap());
    let asked = Open { title: "explorers".to_owned(), ..opening(5, 2) };
    let table = tables.lobby().open(asked, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let mut refused = 0;
    for _ in 0..20 {
        let shared = tables.look(table).await.unwrap();
        let seat = shared.open[0].decision.seat;
        let before = shared.seen_by(PersonId(u64::from(seat.0) + 1));
        let (open, position) = (before.decision_of(seat).unwrap(), before.unredacted().unwrap());
        let (legal, intents) = (position.legal(seat).len() as u16, position.intents(seat));
        let who = person(u64::from(seat.0) + 1);
        let press = |choice| {
            let act = Act { table, person: who.clone(), decision: Some(open.id), choice, idempotency_key: None };
            tables.play().act(act)
        };
        // Ids of intents that another program proposed, and the index that stood for the first intent.
        let gone = ["sail away, walk", "done, done"].map(|code| Pick::from(ChoiceId::of_intent(code)));
        for choice in gone.into_iter().chain([Pick::Index(legal), Pick::Index(u16::MAX)]) {
            assert!(matches!(press(choice).await, Err(TableError::Gone)));
            refused += usize::from(!intents.is_empty());
        }
        let after = tables.look(table).await.unwrap().seen_by(PersonId(u64::from(seat.0) + 1));
        assert_eq!(after.seq, before.seq, "nothing has changed");
        press(Pick::Index(legal - 1)).await.unwrap();
    }
    assert!(refused > 20, "{refused} beside intents");
    let voice = Voice::new(Locale::En, Vec::new());
    assert!(TableError::Gone.sentence(&voice).contains("nothing has changed"));
}

#[test]
fn intents_of_a_position_have_ids_of_their_own() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("explorers").unwrap();
    let (mut position, _) = title.start(&Value::Null, 3, &Seed::from_number(3)).unwrap();
    let mut compared = 0;
    while let Some(seat) = position.decisions().first().map(|decision| decision.seat) {
        let mut ids: Vec<String> = Vec::new();
        for actions in position.intents(seat) {
            let id = ChoiceId::of_intent(&intent_code(&actions));
            assert_eq!(id.to_string().parse(), Ok(id));
            ids.push(id.to_string());
        }
        compared += ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), position.intents(seat).len());
        let action = position.suggest("careful", seat, &Seed::from_number(1)).unwrap().unwrap();
        position.apply(seat, &action).unwrap();
    }
    assert!(compared > 500, "only {compared} intents");
}

/// How many of the choices of the first questions of a game are blue where there are several. Where the bot advises, the
/// blue one is the first of the hint.
async fn blue(title: &str, against_computer: bool) -> Vec<usize> {
    let tables = tables_in(Arc::new(Memory::new()), games::builtin().unwrap());
    let asked = Open { title: title.to_owned(), ..opening(5, 2) };
    let table = tables.lobby().open(asked, None).await.unwrap().id;
    match against_computer {
        true => drop(tables.lobby().add_computer(Request::new(table, PersonId(1)), "random").await.unwrap()),
        false => drop(tables.lobby().join(Request::new(table, person(2))).await.unwrap()),
    }
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let voice = Voice::new(Locale::En, vec!["Astrid".into(), "Bjorn".into()]);
    let mut all = Vec::new();
    for _ in 0..9 {
        let view = tables.look(table).await.unwrap();
        let who = PersonId(u64::from(view.open[0].decision.seat.0) + 1);
        let view = view.seen_by(who);
        let open = view.decision_of(view.seat_of(who).unwrap()).unwrap();
        let hint = tables.play().hint(table, who).await;
        let first = hint.ok().and_then(|hint| Some(hint.judged.first()?.action.code().to_owned()));
        assert_eq!(first.is_some(), against_computer, "a hint");
        let offers = open.offers(&voice);
        let advised = offers.iter().find(|choice| choice.weight == Weight::Main);
        if offers.len() > 1 {
            assert_eq!(advised.map(|choice| choice.first().to_owned()), first, "{title}");
            all.push(offers.iter().filter(|choice| choice.weight == Weight::Main).count());
        }
        let act = Act {
            table,
            person: person(who.0),
            decision: Some(open.id),
            choice: Pick::Index(0),
            idempotency_key: None,
        };
        tables.play().act(act).await.unwrap();
    }
    all
}

/// Slow: a strong player judges nine decisions of each title.
#[tokio::test]
async fn blue_advises_only_a_lone_person() {
    for title in ["raids", "explorers", "relic_runners", "brandubh", "nine_mens_morris"] {
        let (alone, among) = (blue(title, true).await, blue(title, false).await);
        assert!(alone.len() > 5 && alone.iter().all(|blue| *blue == 1), "{title}: {alone:?}");
        assert!(among.len() > 5 && among.iter().all(|blue| *blue == 0), "{title}: {among:?}");
    }
}

#[tokio::test]
async fn choice_of_a_finished_game_stands_beside_the_best() {
    let tables = tables_in(Arc::new(Memory::new()), games::builtin().unwrap());
    let asked = Open { title: "brandubh".to_owned(), ..opening(5, 2) };
    let table = tables.lobby().open(asked, None).await.unwrap().id;
    tables.lobby().add_computer(Request::new(table, PersonId(1)), "normal").await.unwrap();
    let mut view = tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    let mut chosen = Vec::new();
    while view.stage == Stage::Playing {
        let choice = Pick::Index(0);
        let act = Act { table, person: person(1), decision: Some(view.open[0].id), choice, idempotency_key: None };
        chosen.push(view.seq.next());
        view = tables.play().act(act).await.unwrap().view;
        let early = tables.records().past(table, Moment::Choice(chosen[0])).await.unwrap();
        assert_eq!(early.choice.is_some(), view.stage == Stage::Finished, "no advice in a running game");
    }
    let voice = Voice::new(Locale::En, vec!["Astrid".into(), "Bjorn".into()]);
    let past = tables.records().past(table, Moment::Choice(chosen[0])).await.unwrap();
    let [played, best] = past.choices(&voice).expect("a choice");
    assert!(!played.is_empty() && !best.is_empty() && past.prospects().len() == 2, "{played} {best}");
}
