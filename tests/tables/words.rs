//! Every refusal of a table has a sentence in every language, with its facts in it.

use std::collections::{BTreeMap, BTreeSet};

use skald::engine::{Arg, RuleError, Seat};
use skald::store::StoreError;
use skald::table::{Actor, Barrier, Entry, EntryKind, LateRequest, Locale, Seq, TableError, TableId, Timestamp};
use skald::title::{OptionError, RecordError};
use skald::words::{Voice, Words};

fn all() -> Vec<TableError> {
    use TableError as E;
    let text = str::to_owned;
    vec![
        E::NoSuchTable,
        E::ChannelTaken { table: TableId::from_bits(77) },
        E::NotSeated,
        E::NotYourDecision { whose: vec![Seat(1)] },
        E::NotYourDecision { whose: vec![Seat(0), Seat(1)] },
        E::NothingToDecide,
        E::Stale,
        E::Gone,
        E::Refused(RuleError::new("table-error-refused", "X-1")),
        E::Unreadable(text("sial 7")),
        E::NotStarted,
        E::AlreadyStarted(LateRequest::Join),
        E::AlreadyStarted(LateRequest::Leave),
        E::AlreadyStarted(LateRequest::Clock),
        E::AlreadyStarted(LateRequest::Other),
        E::Over,
        E::Full { seats: 4 },
        E::AlreadySeated,
        E::OtherSeated,
        E::TooFew { least: 3, seated: 1 },
        E::TooFew { least: 3, seated: 2 },
        E::Seats { got: 9, least: 2, most: 4 },
        E::Seats { got: 9, least: 2, most: 2 },
        E::HostOnly,
        E::AlreadyHost,
        E::ComputerHost,
        E::NotAtTable,
        E::LastPerson,
        E::HintAmongPeople,
        E::NotYourSeat,
        E::SeatInPlay,
        E::VoteToEnd,
        E::TournamentSeat,
        E::UnknownTitle(text("chess")),
        E::UnknownEdition { title: text("raids"), edition: text("golden") },
        E::MissingEdition { title: text("raids"), edition: text("golden") },
        E::Moved { what: "rules", locked_title: text("1"), here: text("2") },
        E::Moved { what: "edition", locked_title: text("ab"), here: text("cd") },
        E::Options(OptionError { key: text("wind"), reason: text("unknown") }),
        E::UnknownPolicy { policy: text("deep"), known: vec![text("careful"), text("random")] },
        E::NotAComputer,
        E::AlreadyComputer,
        E::CannotUndo(Barrier::Passed { whose: vec![Seat(1)] }),
        E::CannotUndo(Barrier::Acted { seat: Seat(1) }),
        E::CannotUndo(Barrier::Revealed {
            entry: Entry::without_events(Seq(1), Timestamp(0), Actor::System, EntryKind::Start),
        }),
        E::CannotUndo(Barrier::Nothing),
        E::NothingToReclaim,
        E::StillPlaying,
        E::EndedEarly,
        E::Conflict,
        E::Record(RecordError::Format(9)),
        E::RecordLacks("seed"),
        E::RecordLacks("seats"),
        E::RecordLacks("channel"),
        E::Store(StoreError::Closed),
        E::Defect(text("secret details")),
    ]
}

/// Errors whose sentences are in other files than that of the tables.
fn elsewhere() -> Vec<TableError> {
    vec![
        TableError::NudgedToday { again: Timestamp(1_700_000_000_000) },
        TableError::AwayTooLong { left: 3 },
        TableError::NoSuchPart { now: 3, last: 4 },
        TableError::TooManyOrders { most: 8 },
        TableError::PlanTooLong { most: 8 },
    ]
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let mut said: BTreeMap<String, Locale> = BTreeMap::new();
    for locale in Locale::ALL {
        let voice = Voice::new(locale, vec!["Ada".to_owned(), "Bo".to_owned()]);
        for error in all().into_iter().chain(elsewhere()) {
            let sentence = error.sentence(&voice);
            assert!(sentence.len() > 20 && !sentence.contains(['{', '}']), "{locale:?} {error:?}: {sentence}");
            assert!(!sentence.contains(error.key()), "{locale:?}: {sentence}");
            if let Some(other) = said.insert(sentence.clone(), locale) {
                panic!("{other:?} and {locale:?} say the same: {sentence}");
            }
        }
    }
    let english = Voice::new(Locale::En, vec!["Ada".to_owned(), "Bo".to_owned()]);
    let say = |error: TableError| error.sentence(&english);
    assert!(say(TableError::NotYourDecision { whose: vec![Seat(0), Seat(1)] }).contains("Ada, Bo"));
    assert!(say(TableError::Unreadable("sial 7".into())).contains("“sial 7”"));
    assert!(say(TableError::UnknownPolicy { policy: "x".into(), known: vec!["careful".into()] }).contains("careful"));
    assert!(!say(TableError::Defect("secret details".into())).contains("secret"), "details are for the log");
    // Only a person who wants to leave is advised to give the seat away.
    for late in [LateRequest::Join, LateRequest::Clock, LateRequest::Other] {
        assert!(!say(TableError::AlreadyStarted(late)).contains("hand_over"), "{late:?}");
    }
    let [title, edition] = ["Raids", "golden"].map(str::to_owned);
    assert!(say(TableError::UnknownEdition { title, edition }).contains("/new suggests"), "not for the operator");
}

#[test]
fn a_refusal_of_the_rules_is_said_in_their_words() {
    for locale in Locale::ALL {
        let voice = Voice::new(locale, vec!["Ada".to_owned(), "Bo".to_owned()]);
        let refusal = RuleError::new("raids-refuse-not-asked", "RA-47").with("asked", Arg::Seat(Seat(0)));
        let sentence = TableError::Refused(refusal.clone()).sentence(&voice);
        assert_eq!(sentence, voice.refusal(&refusal));
        assert!(sentence.contains("Ada"), "{sentence}");
    }
}

#[test]
fn what_a_record_lacks_is_said_on_the_command_line() {
    for (what, words) in [("seed", "with the seed"), ("channel", "needs a channel"), ("seats", "number of players")] {
        let said = TableError::RecordLacks(what).to_string();
        assert!(said.contains(words), "{what}: {said}");
    }
}

#[test]
fn no_sentence_of_the_tables_is_left_over() {
    let made: BTreeSet<_> = all().iter().map(TableError::key).collect();
    let (_, source) = Words::sources(Locale::En).find(|(file, _)| *file == "table.ftl").unwrap();
    let written: BTreeSet<_> = source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|k| k.starts_with("table-"))
        .collect();
    assert_eq!(made, written);
}
