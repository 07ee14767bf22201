//! Everything that is shown in the decisions of random games, in all languages in turn. The text keeps Discord's limits,
//! shows every action once, gives a reason for every point, and reveals nothing hidden.

use std::collections::BTreeSet;

use skald_core::engine::{Chance, Seat, Seed, StateOf, Viewer};
use skald_core::title::{Asked, Choice, LONGEST_BUTTON, OVERVIEW_LINES, Present, explain, typed};
use skald_core::words::typed::Lists;
use skald_core::words::{Doc, Locale, Voice, Words};

use crate::conformance::subject::{Subject, Table, law_games, seat_counts, subject};
use crate::play::{Tale, play};
use crate::shown::{check_doc, check_label, check_text, long_voice, voice};

for_every_title!(
    choices_and_stakes_fit_in_every_language,
    codes_are_read_in_any_case_and_with_any_verb,
    boards_and_rules_fit_in_every_language,
    events_fit_one_line_in_every_language,
    reasons_add_up_to_the_score_sheet,
    shown_texts_reveal_nothing_hidden,
    every_switch_and_value_has_a_name_in_every_language,
);

/// Plays the games at the tables for these checks, at most so many of each.
fn at_tables<G: Present>(own: &Subject<G>, most: u64, mut look: impl FnMut(&Table<G>, &Tale<G>)) {
    assert!(!own.shown.tables.is_empty());
    for table in &own.shown.tables {
        for (seats, number) in table.seats.clone().flat_map(|seats| (0..table.games.min(most)).map(move |n| (seats, n)))
        {
            play(&table.game, &table.options, seats, number, u64::MAX, |tale| look(table, tale));
        }
    }
}

/// Whether this is one of every so many positions, or the last.
fn is_sampled_position<G: Present>(tale: &Tale<G>, every: usize) -> bool {
    tale.history.len().is_multiple_of(every) || tale.asked.is_none()
}

/// The languages that the position with this number is shown in: two, in turn. A longer search shows it in all.
fn languages(number: usize) -> impl Iterator<Item = Locale> {
    let most = if law_games().is_some() { Locale::ALL.len() } else { 2 };
    Locale::ALL.into_iter().cycle().skip(2 * number % Locale::ALL.len()).take(most)
}

/// Checks the texts for the deciding seats.
fn check_decisions<G: Present>(own: &Subject<G>, game: &G, tale: &Tale<G>, voice: &Voice) {
    for decision in game.decisions(&tale.state.open) {
        let asked = Asked::to(game, &tale.state, decision.seat);
        let mut legal = Vec::new();
        game.legal_actions(&tale.state, decision.seat, &mut legal);
        let choices = game.choices(&asked, &legal, voice);
        let codes: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(choices.iter().map(|choice| &choice.code).collect::<Vec<_>>(), codes.iter().collect::<Vec<_>>());
        assert!(choices.len() <= own.shown.most_choices, "{}: {} choices", G::META.key, choices.len());
        // Two tiles that are alike have the same labels behind their branches.
        let way = |choice: &Choice| choice.path.iter().map(|branch| branch.label.clone()).collect::<Vec<_>>();
        let labels: BTreeSet<_> = choices.iter().map(|choice| (way(choice), &choice.label)).collect();
        assert_eq!(labels.len(), choices.len(), "{}: labels are not unique: {choices:#?}", G::META.key);
        for choice in &choices {
            check_label(G::META.key, &choice.label, &choice.detail);
            assert!(!choice.emoji.is_empty(), "{}: {choice:?}", G::META.key);
            let button = choice.button.chars().count();
            assert!(button <= LONGEST_BUTTON, "{}: {button} characters: {}", G::META.key, choice.button);
            for branch in &choice.path {
                // A branch may consist of its name alone.
                let detail = if branch.detail.is_empty() { "…" } else { &branch.detail };
                check_label(G::META.key, &branch.label, detail);
            }
        }
        check_doc(G::META.key, &game.brief(&asked, voice));
    }
}

/// Slow: every choice of whole games, in two languages at each position.
fn choices_and_stakes_fit_in_every_language<G: Present>() {
    let own = subject::<G>();
    at_tables(&own, own.shown.choices, |table, tale| {
        for locale in languages(tale.history.len()) {
            check_decisions(&own, &table.game, tale, &long_voice(locale));
            if own.shown.short_names {
                check_decisions(&own, &table.game, tale, &voice(locale));
            }
        }
    });
}

/// Slow: every code of many positions in whole games is read.
fn codes_are_read_in_any_case_and_with_any_verb<G: Present>() {
    let own = subject::<G>();
    let lists = Lists::new(G::META.key, G::SIGNED_CODES);
    let mut read = 0;
    at_tables(&own, 1, |table, tale| {
        let Some(seat) = tale.asked.filter(|_| is_sampled_position(tale, 7)) else { return };
        let view = table.game.view_for(&tale.state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        table.game.legal_actions(&tale.state, seat, &mut legal);
        for action in &legal {
            let typed = action.to_string().to_lowercase();
            let meant = typed::read(&table.game, &view, seat, &legal, &typed);
            assert_eq!(meant.as_ref(), Some(action), "{}: {typed}", G::META.key);
        }
        for action in legal.iter().step_by(1 + legal.len() / 5) {
            let code = action.to_string();
            let (verb, rest) = code.split_once(' ').unwrap_or((&code, ""));
            for synonym in lists.words(verb).iter() {
                let typed = format!("{synonym} {rest}").to_uppercase();
                let meant = typed::read(&table.game, &view, seat, &legal, &typed);
                assert_eq!(meant.as_ref(), Some(action), "{}: {typed}", G::META.key);
                read += 1;
            }
        }
    });
    assert!(read > 100, "{}: {read} codes are too few", G::META.key);
}

/// Checks a board in brief. A phone screen with its picture has room for a dozen lines, which may wrap once.
fn check_overview(title: &str, doc: &Doc) {
    check_doc(title, doc);
    assert!(doc.sections.is_empty() && doc.footer.is_empty(), "{title}: {doc:?}");
    assert!((2..=OVERVIEW_LINES).contains(&doc.lines.len()), "{title}: {} lines: {}", doc.lines.len(), doc.plain());
    let length = doc.plain().chars().count();
    assert!(length <= 800, "{title}: {length} characters: {}", doc.plain());
}

/// Slow: the boards of whole games, for three viewers in two languages each.
fn boards_and_rules_fit_in_every_language<G: Present>() {
    let own = subject::<G>();
    at_tables(&own, own.shown.boards, |table, tale| {
        if !is_sampled_position(tale, own.shown.boards_every) {
            return;
        }
        for viewer in tale.asked.map(Viewer::Seat).into_iter().chain([Viewer::Public, Viewer::Everything]) {
            let view = table.game.view_for(&tale.state, viewer);
            for locale in languages(tale.history.len() / own.shown.boards_every) {
                let long = long_voice(locale);
                let board = table.game.board(&view, &long);
                check_doc(G::META.key, &board);
                assert_eq!(table.game.heading(&view, &long), board.title, "{}", G::META.key);
                check_overview(G::META.key, &table.game.overview(&view, &voice(locale)));
            }
        }
    });
    Locale::ALL
        .into_iter()
        .for_each(|locale| check_doc(G::META.key, &own.game.rules(&G::Options::default(), &voice(locale))));
}

fn events_fit_one_line_in_every_language<G: Present>() {
    let own = subject::<G>();
    at_tables(&own, own.shown.choices, |table, tale| {
        for (event, locale) in tale.news().iter().flat_map(|event| Locale::ALL.map(|locale| (event, locale))) {
            if let Some(text) = table.game.narrate(event, &voice(locale)) {
                check_text(G::META.key, &text);
                let fits = !text.contains('\n') && text.chars().count() <= own.shown.longest_line;
                assert!(fits, "{}: {text}", G::META.key);
            }
        }
    });
}

fn reasons_add_up_to_the_score_sheet<G: Present>() {
    let own = subject::<G>();
    at_tables(&own, u64::MAX, |table, tale| {
        if !is_sampled_position(tale, own.shown.reasons_every) {
            return;
        }
        for seat in Seat::all(tale.seats) {
            let view = table.game.view_for(&tale.state, Viewer::Seat(seat));
            let reasons = explain(&table.game, &view, &tale.history, seat, &voice(Locale::En));
            let sheet = table.game.score(&tale.state, seat);
            for line in &sheet.lines {
                let sum: i32 = reasons.iter().filter(|r| r.source == line.source).map(|r| r.points).sum();
                assert_eq!(sum, line.points, "{}: {} of seat {seat}", G::META.key, line.source);
            }
            for reason in &reasons {
                check_text(G::META.key, &reason.text);
                let known = sheet.lines.iter().any(|line| line.source == reason.source);
                assert!(known && reason.seq < tale.history.len() as u64, "{}: {reason:?}", G::META.key);
            }
        }
    });
}

/// The board, the questions and the choices of a viewer stay the same when everything hidden from that viewer is
/// redrawn.
fn shown_texts_reveal_nothing_hidden<G: Present>() {
    let game = subject::<G>().game;
    let voice = voice(Locale::En);
    let mut dice = Chance::seeded(&Seed::from_number(77));
    for seats in seat_counts::<G>() {
        let mut redrawn = 0;
        play(&game, &G::Options::default(), seats, 5, u64::MAX, |tale| {
            if !is_sampled_position(tale, 5) {
                return;
            }
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                let other = game.determinize(&tale.state, viewer, &mut dice);
                let shown = |state: &StateOf<G>| {
                    let view = game.view_for(state, viewer);
                    let asked = game.decisions(&state.open).into_iter().filter(|one| viewer == Viewer::Seat(one.seat));
                    let questions = asked.map(|one| {
                        let mut legal = Vec::new();
                        game.legal_actions(state, one.seat, &mut legal);
                        let asked = Asked::new(&game, state, one.seat, viewer);
                        (game.brief(&asked, &voice), game.choices(&asked, &legal, &voice))
                    });
                    (game.board(&view, &voice), game.overview(&view, &voice), questions.collect::<Vec<_>>())
                };
                assert!(shown(&tale.state) == shown(&other), "{}: {viewer:?} reads hidden parts", G::META.key);
                redrawn += usize::from(other != tale.state);
            }
        });
        assert!(redrawn > 20, "{} for {seats}: hidden parts changed only {redrawn} times", G::META.key);
    }
}

fn every_switch_and_value_has_a_name_in_every_language<G: Present>() {
    let dashed = |text: &str| text.replace('_', "-");
    let saved = serde_json::to_value(G::Options::default()).expect("options are data");
    assert_eq!(saved.as_object().expect("switches").len(), G::OPTIONS.len(), "{}", G::META.key);
    for spec in G::OPTIONS {
        assert_eq!(saved[spec.key], spec.values[0], "{}: the default of {} comes first", G::META.key, spec.key);
        let key = format!("{}-option-{}", dashed(G::META.key), dashed(spec.key));
        let values = spec.values.iter().map(|value| format!("{key}-{}", dashed(value)));
        for (key, locale) in values.chain([key.clone()]).flat_map(|key| Locale::ALL.map(|locale| (key.clone(), locale)))
        {
            assert!(Words::has(locale, &key), "{key} in {}", locale.tag());
        }
    }
}
