//! Intents: several actions with one choice.

use std::sync::Arc;

use skald::games;
use skald::store::Memory;
use skald::table::{Act, EntryKind, Open, PersonId, Pick, Request, Seq};
use skald::title::intent_code;
use skald::words::{Locale, Voice};
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
        let choice = Pick::Index(intent.map_or(legal - 1, |intent| legal + intent) as u16);
        let act = Act { table, person: person(who), decision: Some(open.id), choice, idempotency_key: None };
        let acted = tables.play().act(act).await.unwrap();
        let Some(intent) = long else { continue };
        several += 1;
        let codes: Vec<String> = intents[intent].iter().map(ToString::to_string).collect();
        let log = tables.records().unredacted_log(table, Seq(before.seq.0 + 1), codes.len()).await.unwrap();
        let made: Vec<_> = log.iter().map(|entry| (entry.kind, entry.action.clone().unwrap_or_default())).collect();
        assert_eq!(made, codes.into_iter().map(|code| (EntryKind::Act(seat), code)).collect::<Vec<_>>());
        assert_eq!(acted.action, intent_code(&intents[intent]));
        assert_eq!(acted.label(&voice), Some(position.intent_choices(seat, &voice)[intent].label.clone()));
        if acted.view.begun() == Some(seat) && several % 3 == 1 {
            undone += 1;
            let taken = tables.play().undo(Request::new(table, PersonId(who)), None).await.unwrap();
            let saved = |view: &skald::table::TableView| view.unredacted().unwrap().snapshot().unwrap();
            assert_eq!((saved(&taken.view), taken.view.steps), (saved(&before), before.steps));
        }
    }
    assert!(several > 10 && undone > 2, "{several} intents, {undone} undone");
    let past = Pick::Index(u16::MAX);
    let open = tables.look(table).await.unwrap().open[0].clone();
    let who = person(u64::from(open.decision.seat.0) + 1);
    let act = Act { table, person: who, decision: Some(open.id), choice: past, idempotency_key: None };
    assert!(tables.play().act(act).await.is_err(), "no such choice");
}
