//! Every tutorial and every worked example, played in the engine; and the stored progress of a learner. P1-107, P1-108.

use std::sync::Arc;

use skald::games;
use skald::store::{Memory, Store};
use skald::table::{Learnt, PersonId, Tables, TutorialView};
use skald::title::{ChoiceId, Lesson, Title, examples, intent_code};
use skald::words::{Locale, Tone, Voice, Words};
use support::people::{ManualClock, tables_in};

/// The maximum length of a step's sentence: five lines on a phone.
const LONGEST: usize = 400;
/// The learner.
const WHO: PersonId = PersonId(876_543_210_987_654_321);
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The titles with a tutorial.
fn titles() -> Vec<Arc<dyn Title>> {
    let titles = games::builtin().unwrap();
    let all = titles.keys().filter_map(|key| titles.default_of(key));
    all.filter(|title| title.tutorial().is_some()).cloned().collect()
}

fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Huginn", "Muninn", "Ratatosk"].map(str::to_owned).to_vec())
}

/// Calls `see` with every state that the expected actions lead to, including the end.
fn everywhere(lesson: &Lesson, see: &mut impl FnMut(&Lesson)) {
    see(lesson);
    for code in lesson.step().map_or(&[][..], |step| step.wanted) {
        let next = lesson.after(code).unwrap_or_else(|| panic!("{code} and what follows are not possible"));
        everywhere(&next, see);
    }
}

/// The codes of all actions and intents of the learner.
fn offered(lesson: &Lesson) -> Vec<String> {
    let (position, learner) = (lesson.position(), lesson.tutorial().learner);
    let intents = position.intents(learner).into_iter().map(|actions| intent_code(&actions));
    position.legal(learner).into_iter().chain(intents).collect()
}

#[test]
fn tutorials_accept_only_the_expected_actions() {
    for title in titles() {
        let key = title.meta().key;
        let begun = Lesson::begin(title.as_ref()).unwrap_or_else(|| panic!("{key} has no tutorial that can be played"));
        let (tutorial, mut refused, mut ends) = (begun.tutorial(), 0, 0);
        assert!((8..=12).contains(&tutorial.steps.len()), "{key} has {} steps", tutorial.steps.len());
        everywhere(&begun, &mut |lesson| {
            let Some(step) = lesson.step() else { return ends += 1 };
            let before = lesson.position().snapshot().unwrap();
            let legal = offered(lesson);
            assert!(step.wanted.iter().all(|code| legal.iter().any(|it| it == code)), "{key} {}", step.name);
            for other in legal.iter().filter(|code| !step.wanted.contains(&code.as_str())) {
                assert!(lesson.after(other).is_none(), "{key} {}: {other} is not expected", step.name);
                refused += 1;
            }
            assert_eq!(lesson.position().snapshot().unwrap(), before);
            let again = Lesson::resume(title.as_ref(), lesson.made()).expect("replays");
            assert_eq!(again.position().snapshot().unwrap(), before, "{key} {} is the same again", step.name);
        });
        assert!(ends > 0 && refused > 2 * tutorial.steps.len(), "{key}: {ends} ends, {refused} refused");
        assert!(Lesson::resume(title.as_ref(), &["nonsense".to_owned()]).is_none());
    }
}

#[test]
fn every_step_has_a_short_sentence_in_every_language() {
    for (title, locale) in titles().iter().flat_map(|title| Locale::ALL.map(|locale| (title, locale))) {
        let (key, voice) = (title.meta().key.replace('_', "-"), voice(locale));
        let mut names = Vec::new();
        everywhere(&Lesson::begin(title.as_ref()).unwrap(), &mut |lesson| {
            let Some(step) = lesson.step() else { return };
            names.push(step.key(title.meta().key));
            for code in step.wanted {
                let label = lesson.position().label(lesson.tutorial().learner, code, &voice);
                assert!(!label.is_empty() && label != *code, "{key} {}: {label}", step.name);
            }
        });
        names.push(format!("{key}-tutorial-end"));
        for name in names {
            assert!(Words::has(locale, &name), "{locale:?} lacks {name}");
            let text = voice.word(&name);
            assert!((40..=LONGEST).contains(&text.chars().count()), "{locale:?} {name}: {}", text.chars().count());
            assert!(!text.contains(['{', '}']), "{name}: {text}");
        }
    }
}

#[test]
fn worked_examples_match_the_engine() {
    for (title, locale) in titles().iter().flat_map(|title| Locale::ALL.map(|locale| (title, locale))) {
        let (key, voice) = (title.meta().key, voice(locale));
        let section = examples(title.as_ref(), &voice).unwrap_or_else(|| panic!("{key} has no examples"));
        let lines = &section.lines;
        let heads: Vec<_> = (0..lines.len()).filter(|at| lines[*at].tone == Tone::Plain).collect();
        assert!((3..=6).contains(&heads.len()), "{key} has {} examples", heads.len());
        let mut lesson = Lesson::begin(title.as_ref()).unwrap();
        let mut narrated = heads.iter();
        while let Some(step) = lesson.step() {
            if step.example {
                let head = *narrated.next().unwrap();
                let name = format!("{}-example-{}", key.replace('_', "-"), step.name);
                assert!(Words::has(locale, &name) && lines[head].text == voice.word(&name), "{name}");
                // The text below it has the events of the actions, one by one.
                let mut position = lesson.position().duplicate();
                let codes = step.wanted[0].split(", ");
                let events: Vec<_> =
                    codes.flat_map(|code| position.act(lesson.tutorial().learner, code).unwrap()).collect();
                let viewer = skald::engine::Viewer::Seat(lesson.tutorial().learner);
                let follows = events.iter().filter_map(|event| title.narrate(event, viewer, &voice));
                let said: Vec<_> = lines[head + 2..].iter().take_while(|line| line.tone == Tone::Quiet).collect();
                let said: Vec<_> = said.iter().map(|line| line.text.clone()).collect();
                assert!(!said.is_empty(), "{name} has its events");
                assert_eq!(said, follows.collect::<Vec<_>>(), "{name}");
            }
            lesson = lesson.after(step.wanted[0]).unwrap();
        }
        assert!(narrated.next().is_none());
    }
}

fn id(view: &TutorialView, code: &str) -> ChoiceId {
    let choices = view.open.as_ref().unwrap().offers(&voice(Locale::En));
    let index = choices.iter().position(|choice| choice.code == code).unwrap();
    choices[index].id(index as u16)
}

async fn learn(tables: &Tables, title: &Arc<dyn Title>, code: &str) -> Learnt {
    let view = tables.people().tutorial(WHO, title).await.unwrap().unwrap();
    tables.people().learn(WHO, title, view.done(), id(&view, code)).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_tutorial_is_kept_over_a_restart_and_is_no_table() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    for title in titles() {
        let steps = title.tutorial().unwrap().steps;
        for (done, step) in steps.iter().enumerate() {
            // Each step by a program of its own.
            let tables = tables_in(Arc::clone(&store), games::builtin().unwrap());
            let view = tables.people().tutorial(WHO, &title).await.unwrap().unwrap();
            assert_eq!(usize::from(view.done()), done);
            let legal: Vec<_> = view.open.as_ref().unwrap().offers(&voice(Locale::En));
            if let Some(other) = legal.iter().find(|choice| !step.wanted.contains(&choice.code.as_str())) {
                let Learnt::Other(same, code) = learn(&tables, &title, &other.code).await else {
                    panic!("{} is not expected", other.code)
                };
                assert_eq!((usize::from(same.done()), code), (done, other.code.clone()), "nothing has changed");
            }
            let stale = tables.people().learn(WHO, &title, view.done() + 1, ChoiceId::Action(0)).await.unwrap();
            assert!(matches!(stale, Some(Learnt::Stale(_))), "a button of another step");
            for none in [ChoiceId::Action(u16::MAX), ChoiceId::Intent(1)] {
                let learnt = tables.people().learn(WHO, &title, view.done(), none).await.unwrap();
                assert!(learnt.is_none(), "no such choice");
            }
            let Learnt::Done(next) = learn(&tables, &title, step.wanted[0]).await else { panic!("{}", step.name) };
            assert_eq!(usize::from(next.done()), done + 1);
            assert_eq!(next.open.is_none(), done + 1 == steps.len(), "the last step ends it");
        }
        let tables = tables_in(Arc::clone(&store), games::builtin().unwrap());
        assert_eq!(tables.people().tutorial(WHO, &title).await.unwrap().unwrap().done(), 0, "it can be played again");
    }
    let none = skald::store::TableId::from_bits(0);
    assert!(store.tables(none, 9).await.unwrap().is_empty() && store.memos("", "", 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn tutorial_restarts_on_request_and_after_a_week() {
    let (store, clock): (Arc<dyn Store>, _) = (Arc::new(Memory::new()), ManualClock::new());
    let entropy = Arc::new(skald::table::FixedEntropy::new(skald::engine::Seed::from_number(7)));
    let tables = Tables::new(Arc::clone(&store), games::builtin().unwrap(), Arc::<ManualClock>::clone(&clock), entropy);
    let title = titles().remove(0);
    let first = title.tutorial().unwrap().steps[0].wanted[0];
    let done = async || tables.people().tutorial(WHO, &title).await.unwrap().unwrap().done();
    assert!(matches!(learn(&tables, &title, first).await, Learnt::Done(_)));
    clock.pass(6 * DAY);
    assert_eq!((tables.admin().forget_tutorials().await.unwrap(), done().await), (0, 1));
    clock.pass(2 * DAY);
    assert_eq!(done().await, 0, "a week is over");
    assert_eq!(tables.admin().forget_tutorials().await.unwrap(), 1);
    assert!(store.memos("", "", 9).await.unwrap().is_empty(), "its progress is erased");
    assert!(matches!(learn(&tables, &title, first).await, Learnt::Done(_)));
    assert_eq!(
        tables.people().tutorial(PersonId(5), &title).await.unwrap().unwrap().done(),
        0,
        "everybody learns alone"
    );
    assert_eq!(tables.people().begin_tutorial(WHO, &title).await.unwrap().unwrap().done(), 0);
    assert_eq!(done().await, 0);
    assert!(matches!(learn(&tables, &title, first).await, Learnt::Done(_)));
    let kept = tables.people().personal_data(WHO).await.unwrap().documents;
    assert!(kept.iter().any(|(key, _)| key.starts_with("tutorial-")), "{kept:?}");
    tables.people().forget(WHO).await.unwrap();
    assert!(store.memos("", "", 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn edition_that_breaks_the_tutorial_has_none() {
    // With one Viking less the first Monster cannot be fought.
    let text = games::raids::RECONSTRUCTION.replace("\"3\": [1, 2, 2]", "\"3\": [0, 2, 2]");
    let other = games::maker("raids").unwrap()(skald::engine::Edition::read(&text).unwrap()).unwrap();
    assert!(other.tutorial().is_some() && Lesson::begin(other.as_ref()).is_none());
    assert!(examples(other.as_ref(), &voice(Locale::En)).is_none(), "examples of another edition would be wrong");
    let tables = tables_in(Arc::new(Memory::new()), games::builtin().unwrap());
    assert!(tables.people().tutorial(WHO, &other).await.unwrap().is_none());
    assert!(tables.people().learn(WHO, &other, 0, ChoiceId::Action(0)).await.unwrap().is_none());
}

#[test]
fn a_tutorial_tells_what_happened_in_its_last_step() {
    let voice = voice(Locale::En);
    for title in titles() {
        let mut narrated = 0;
        everywhere(&Lesson::begin(title.as_ref()).unwrap(), &mut |lesson| {
            let news = TutorialView::new(&title, lesson.clone()).news(&voice);
            assert_eq!(news, lesson.news(title.as_ref(), &voice));
            narrated += usize::from(news.iter().any(|line| !line.is_empty()));
        });
        assert!(narrated > 0, "{}", title.meta().key);
    }
}
