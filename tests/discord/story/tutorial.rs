//! Stories of tutorials: a learner completes each by its buttons, in a channel or in direct messages, also after a restart.
//!
//! A wrong choice changes nothing, and a tutorial is visible to its learner only.

use support::evening;

use std::sync::Arc;

use evening::{Evening, Offer, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::discord::messages::branches::Picked;
use skald::discord::messages::branches::{self, Target};
use skald::discord::messages::custom_id::{Press, TutorialButton};
use skald::discord::messages::rules;
use skald::engine::Viewer;
use skald::games;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::title::{Choice, ChoiceId, Lesson, Title};
use skald::words::{Locale, Voice};

fn title(key: &str) -> Arc<dyn Title> {
    Arc::clone(games::builtin().unwrap().default_of(key).unwrap())
}

/// The buttons and menu options of a tutorial, with their targets.
fn offers(message: &Message) -> Vec<(Target, Offer)> {
    let rows = message.components.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    let mut found = Vec::new();
    for part in rows {
        let id = part["custom_id"].as_str().unwrap_or_default().to_owned();
        match id.parse() {
            Ok(Press::Tutorial(_, TutorialButton::Choose(_, n))) => found.push((Target::Take(n), Offer::Button(id))),
            Ok(Press::Tutorial(_, TutorialButton::Page(_, to))) => found.push((Target::Go(to), Offer::Button(id))),
            Ok(Press::Tutorial(_, TutorialButton::Menu(..))) => {
                for option in part["options"].as_array().into_iter().flatten() {
                    let value = option["value"].as_str().unwrap_or_default().to_owned();
                    let Picked(target) = value.parse().expect("a value of ours");
                    found.push((target, Offer::Menu(id.clone(), value)));
                }
            }
            _ => {}
        }
    }
    found
}

/// All actions and intents of the learner.
fn offered(lesson: &Lesson, voice: &Voice) -> Vec<Choice> {
    let (position, learner) = (lesson.position(), lesson.tutorial().learner);
    let mut offered = position.choices(learner).shown(voice);
    offered.extend(position.intent_choices(learner, Viewer::Seat(learner), voice));
    offered
}

/// One learner with the message of their tutorial.
struct Learner<'a> {
    evening: &'a Evening,
    member: Id,
    channel: Id,
    message: Message,
}

impl Learner<'_> {
    /// Waits until the learner's message changes.
    async fn turned(&mut self, before: &Message) {
        let (id, was) = (before.id, (before.components.clone(), text(before)));
        let turned = |look: &support::sandbox::Look<'_>| {
            let now = look.messages(self.member, self.channel).into_iter().find(|message| message.id == id)?;
            ((now.components.clone(), text(now)) != was).then(|| now.clone())
        };
        self.message = self.evening.sandbox.wait_for("the next step", evening::SOON, turned).await.unwrap();
    }

    async fn take(&mut self, offer: &Offer) {
        let before = self.message.clone();
        self.evening.take(self.member, &before, offer).await;
        self.turned(&before).await;
    }

    /// A choice that a step does not want, through the branches that lead to it; `None` if there is none.
    async fn other(&mut self, is_wanted: &impl Fn(ChoiceId) -> bool) -> Option<Offer> {
        let mut depth = 0;
        loop {
            let mut found = offers(&self.message);
            let other = |(target, _): &(Target, Offer)| matches!(target, Target::Take(n) if !is_wanted(*n));
            if let Some(at) = found.iter().position(other) {
                return Some(found.swap_remove(at).1);
            }
            let deeper = |(target, _): &(Target, Offer)| matches!(target, Target::Go(to) if to.within.is_some_and(|within| within.depth > depth));
            let at = found.iter().position(deeper)?;
            depth += 1;
            self.take(&found.swap_remove(at).1).await;
        }
    }

    /// Takes a choice through the branches and pages that lead to it.
    async fn choose(&mut self, lesson: &Lesson, code: &str) {
        let voice = Voice::new(Locale::En, Vec::new());
        let choices = offered(lesson, &voice);
        // The intent before the action with the same code.
        let n = choices.iter().rposition(|choice| choice.code == code).unwrap() as u16;
        let id = choices[usize::from(n)].id(n);
        let mut depth = 0;
        loop {
            let found = offers(&self.message);
            if let Some((_, offer)) = found.iter().find(|(target, _)| *target == Target::Take(id)) {
                return self.take(offer).await;
            }
            let deeper = found.iter().find_map(|(target, offer)| {
                let Target::Go(to) = target else { return None };
                let within = to.within.map_or(0, |within| within.depth);
                (within > depth && branches::reached(&choices, *to).contains(&n)).then_some((within, offer))
            });
            let (within, offer) = deeper.unwrap_or_else(|| panic!("nothing leads to {code}: {:#?}", self.message));
            depth = within;
            self.take(offer).await;
        }
    }
}

/// Whether a message contains one of these texts, one for each language.
fn says(message: &Message, one: [String; 3]) -> bool {
    one.iter().any(|one| text(message).contains(one))
}

fn at_step(n: usize) -> [String; 3] {
    [format!("step {n} of"), format!("paso {n} de"), format!("étape {n} sur")]
}

/// Completes the rest of a tutorial. It makes a wrong choice in every step that has one.
async fn complete(learner: &mut Learner<'_>, key: &str, mut lesson: Lesson) {
    while let Some(step) = lesson.step() {
        let number = at_step(lesson.made().len() + 1);
        assert!(says(&learner.message, number.clone()), "{key} {}: {}", step.name, text(&learner.message));
        let choices = offered(&lesson, &Voice::new(Locale::En, Vec::new()));
        let is_wanted = |id: ChoiceId| {
            let mut offers = (0..).zip(&choices);
            offers.any(|(n, choice)| choice.id(n) == id && step.wanted.contains(&choice.code.as_str()))
        };
        let first = offers(&learner.message);
        let near = first.iter().filter(|(target, _)| matches!(target, Target::Take(n) if is_wanted(*n)));
        let near: Vec<_> = near.map(|(_, offer)| offer).collect();
        assert!(matches!(near[..], [Offer::Button(_), ..]), "{key} {}: what is wanted is on a button", step.name);
        let beside = first.iter().filter(|(target, _)| !matches!(target, Target::Take(n) if is_wanted(*n))).count();
        assert!(beside <= 1, "{key} {}: all else is behind one button", step.name);
        if let Some(offer) = learner.other(&is_wanted).await {
            learner.take(&offer).await;
            let same = ["Nothing has changed", "Nada ha cambiado", "Rien n’a changé"].map(str::to_owned);
            assert!(
                says(&learner.message, same) && says(&learner.message, number),
                "{key} {}: {}",
                step.name,
                text(&learner.message)
            );
        }
        learner.choose(&lesson, step.wanted[0]).await;
        lesson = lesson.after(step.wanted[0]).unwrap();
    }
    let end = ["you can play it now", "ya sabes jugar", "à toi de jouer"].map(str::to_owned);
    assert!(says(&learner.message, end), "{}", text(&learner.message));
    for end in [":table:new", ":rules:open", ":tutorial:again"] {
        assert!(ends(&learner.message, end), "{end}");
    }
}

#[tokio::test(start_paused = true)]
async fn every_tutorial_can_be_completed_in_three_languages() {
    let mut evening = Evening::begin(without_limits()).await;
    // The last of the five members learns nothing.
    let other = evening.member(4);
    let titles = evening.tables.titles();
    let taught = |key: &&str| titles.default_of(key).is_some_and(|title| title.tutorial().is_some());
    for (at, key) in titles.keys().filter(taught).enumerate() {
        let member = evening.member(at % 4);
        let channel = evening.channel;
        let message = evening.slash(member, "tutorial", &[("title", json!(key))]).await;
        assert!(message.is_ephemeral(), "the tutorial is ephemeral");
        let mut learner = Learner { evening: &evening, member, channel, message };
        complete(&mut learner, key, Lesson::begin(title(key).as_ref()).unwrap()).await;
        let seen = evening.sandbox.messages(other, channel);
        assert!(seen.is_empty(), "no other person sees anything: {seen:#?}");
    }
    let none = evening.tables.at(skald::table::ChannelId(evening.channel.get())).await.unwrap();
    assert!(none.is_none(), "a tutorial takes no channel");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn tutorial_continues_after_restart_and_lost_message() {
    let mut evening = Evening::begin(without_limits()).await;
    let (member, channel, brandubh) = (evening.member(0), evening.channel, title("brandubh"));
    let mut lesson = Lesson::begin(brandubh.as_ref()).unwrap();
    let message = evening.slash(member, "tutorial", &[("title", json!("brandubh"))]).await;
    let mut learner = Learner { evening: &evening, member, channel, message };
    for _ in 0..3 {
        let code = lesson.step().unwrap().wanted[0];
        learner.choose(&lesson, code).await;
        lesson = lesson.after(code).unwrap();
    }
    let old = learner.message.clone();
    evening.restart().await;
    // The buttons from before the restart still work.
    let mut learner = Learner { evening: &evening, member, channel, message: old.clone() };
    let code = lesson.step().unwrap().wanted[0];
    learner.choose(&lesson, code).await;
    lesson = lesson.after(code).unwrap();
    // A new message continues too. Every press on the old one is answered as outdated.
    let message = evening.slash(member, "tutorial", &[("title", json!("brandubh"))]).await;
    let behind = learner.message.clone();
    let mut fresh = Learner { evening: &evening, member, channel, message };
    let code = lesson.step().unwrap().wanted[0];
    fresh.choose(&lesson, code).await;
    lesson = lesson.after(code).unwrap();
    let mut late = Learner { evening: &evening, member, channel, message: behind };
    let (_, offer) = offers(&late.message).remove(0);
    late.take(&offer).await;
    assert!(text(&late.message).contains("belongs to another step"), "{}", text(&late.message));
    complete(&mut fresh, "brandubh", lesson).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn rules_and_help_offer_the_tutorial_also_in_words() {
    let mut evening = Evening::begin(without_limits()).await;
    let member = evening.member(0);
    for (command, options) in [("help", vec![]), ("rules", vec![("title", json!("raids"))])] {
        let mut page = evening.slash(member, command, &options).await;
        if command == "help" {
            // The first page says what each game is.
            let next = evening.sandbox.press(member, page.id, &id_ending(&page, "help:rules:1")).unwrap();
            page = next.settled(evening::SOON).await.unwrap().message.expect("the second page");
        }
        let press = evening.sandbox.press(member, page.id, &id_ending(&page, "raids:tutorial:begin")).unwrap();
        let begun = press.settled(evening::SOON).await.unwrap().message.expect("the first step");
        assert!(begun.id != page.id && begun.is_ephemeral() && text(&begun).contains("step 1 of"), "{}", text(&begun));
        assert!(ends(&begun, "raids:rules:open"), "the signs are explained");
        assert_eq!(begun.attachments.len(), 1, "the board is drawn");
        let press = evening.sandbox.press(member, begun.id, &id_ending(&begun, "raids:tutorial:words")).unwrap();
        let words = press.settled(evening::SOON).await.unwrap().message.expect("the board in words");
        assert!(words.is_ephemeral() && text(&words).contains("Muninn"), "{}", text(&words));
    }
    let rules = evening.slash(member, "rules", &[("title", json!("brandubh"))]).await;
    let said = evening.all_pages(member, rules, "brandubh").await;
    assert!(said.contains("Worked examples") && said.contains("capturing f4"), "{said}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[test]
fn rules_at_a_table_are_those_of_its_options() {
    let raids = title("raids");
    let text = |options: Value| {
        let pages = (0..20).map(|number| rules::page(raids.as_ref(), &options, number, Locale::En));
        pages.map(|page| page.body().to_string()).collect::<String>()
    };
    let usual = text(Value::Null);
    assert!(usual.contains("without clearing") && !usual.contains("At this table"), "{usual}");
    assert_eq!(text(raids.complete_options(&json!({})).unwrap()), usual);
    let other = text(json!({ "flight": "by_rules", "recruits_stay": "on", "waiting_ghost": "off" }));
    assert!(!other.contains("without clearing") && other.contains("first clears up to the next ship ahead"), "{other}");
    assert!(other.contains("wait for later ships") && other.contains("the ship of another player"), "{other}");
    assert!(other.contains("At this table") && other.contains("A ship that flees: **clears up to"), "{other}");
}

#[tokio::test(start_paused = true)]
async fn rules_in_a_channel_are_those_of_its_table() {
    let mut evening = Evening::begin(without_limits()).await;
    let member = evening.member(0);
    let all = async |options: &[(&str, Value)]| {
        let rules = evening.slash(member, "rules", options).await;
        evening.all_pages(member, rules, "raids").await
    };
    let named = [("title", json!("raids"))];
    assert!(all(&named).await.contains("without clearing"));
    let new = [("title", json!("raids")), ("seats", json!(2)), ("options", json!("flight=by_rules"))];
    evening.slash(member, "new", &new).await;
    for options in [&named[..], &[]] {
        let said = all(options).await;
        assert!(said.contains("At this table") && said.contains("first clears up to the next ship ahead"), "{said}");
        assert!(!said.contains("without clearing"), "{said}");
    }
    assert!(!text(&evening.slash(member, "rules", &[("title", json!("brandubh"))]).await).contains("At this table"));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn tutorial_can_be_completed_in_direct_messages() {
    let mut evening = Evening::begin(without_limits()).await;
    let member = evening.member(1);
    let channel = evening.sandbox.open_dm(member).expect("a channel for direct messages");
    let asked = evening.sandbox.slash(member, channel, "tutorial", &[("title", json!("raids"))]).unwrap();
    let message = asked.settled(evening::SOON).await.unwrap().message.expect("the first step");
    let mut learner = Learner { evening: &evening, member, channel, message };
    complete(&mut learner, "raids", Lesson::begin(title("raids").as_ref()).unwrap()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn tutorial_in_words_has_no_pictures() {
    let mut evening = Evening::begin(without_limits()).await;
    let (member, channel) = (evening.member(0), evening.channel);
    let drawn = |message: &Message| !message.attachments.is_empty() || !json!(message.embeds)[0]["image"].is_null();
    let begin = async || evening.slash(member, "tutorial", &[("title", json!("brandubh"))]).await;
    assert!(drawn(&begin().await), "the default has a picture");
    evening.slash(member, "me", &[("board", json!(1))]).await;
    let message = begin().await;
    assert!(!drawn(&message) && text(&message).contains("step 1 of"), "{message:?}");
    let lesson = Lesson::begin(title("brandubh").as_ref()).unwrap();
    let mut learner = Learner { evening: &evening, member, channel, message };
    learner.choose(&lesson, lesson.step().unwrap().wanted[0]).await;
    assert!(!drawn(&learner.message) && text(&learner.message).contains("step 2 of"), "{:?}", learner.message);
    evening.stop().await;
    evening.assert_no_faults();
}
