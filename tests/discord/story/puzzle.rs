//! `/server puzzle`: a puzzle a day, with a private result and the solution on the next day.

use support::evening;

use std::time::Duration;

use evening::{Evening, Offer, SOON, text, without_limits};
use serde_json::json;
use skald::discord::messages::branches::Picked;
use skald::discord::messages::branches::{self, Target};
use skald::discord::messages::custom_id::Press;
use skald::sandbox::message::Message;
use skald::table::{CommunityId, PersonId, PuzzleView};
use skald::title::{Choice, ChoiceId, Puzzle};
use skald::words::{Locale, Voice};
use support::sandbox::{Id, Look};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Sets the channel of the puzzles, or none.
async fn set(evening: &Evening, channel: Option<Id>) -> String {
    let options: Vec<_> = channel.map(|channel| ("channel", json!(channel.to_string()))).into_iter().collect();
    text(&evening.slash(evening.member(0), "server puzzle", &options).await)
}

/// The puzzles in the channel, the oldest first.
fn cards(evening: &Evening) -> Vec<Message> {
    let all = evening.sandbox.messages(evening.member(0), evening.channel).into_iter();
    all.filter(|message| !message.is_ephemeral() && text(message).contains("Puzzle of the day")).collect()
}

/// Waits until there are so many puzzles; returns the last.
async fn card(evening: &Evening, count: usize) -> Message {
    evening.until(&format!("puzzle {count}"), async || cards(evening).len() >= count).await;
    let mut cards = cards(evening);
    assert_eq!(cards.len(), count);
    cards.pop().unwrap()
}

fn today(evening: &Evening) -> PuzzleView {
    let title = evening.tables.titles().default_of("brandubh").unwrap();
    let day = evening.tables.puzzle_day();
    PuzzleView::new(title, day, Puzzle::of_day(title.as_ref(), day).unwrap()).unwrap()
}

fn choices(view: &PuzzleView) -> Vec<Choice> {
    view.open.choices(&Voice::new(Locale::En, Vec::new()))
}

/// The targets of a message's buttons and menu options.
fn offers(message: &Message) -> Vec<(Target, Offer)> {
    let mut found = Vec::new();
    for part in message.all_components() {
        let id = part["custom_id"].as_str().unwrap_or_default().to_owned();
        match id.parse() {
            Ok(Press::Puzzle(_, Picked(target))) => found.push((target, Offer::Button(id))),
            Ok(Press::PuzzleMenu(..)) => {
                for option in part["options"].as_array().unwrap() {
                    let value = option["value"].as_str().unwrap().to_owned();
                    found.push((value.parse::<Picked>().unwrap().0, Offer::Menu(id.clone(), value)));
                }
            }
            _ => {}
        }
    }
    found
}

/// Chooses through the branches that lead to a choice. Returns the result.
async fn answer(evening: &Evening, member: Id, card: &Message, (view, code): (&PuzzleView, &str)) -> String {
    let choices = choices(view);
    let n = choices.iter().position(|choice| choice.code == code).unwrap() as u16;
    let mut message = card.clone();
    let mut inside = false;
    loop {
        let found = offers(&message);
        let take = found.iter().find(|(target, _)| *target == Target::Take(ChoiceId::Action(n)));
        let deeper = |target: &Target| matches!(target, Target::Go(to) if to.within.is_some() != inside && branches::reached(&choices, *to).contains(&n));
        let (_, offer) = take.or_else(|| found.iter().find(|(target, _)| deeper(target))).expect("a way to the choice");
        let asked = match offer {
            Offer::Button(id) => evening.sandbox.press(member, message.id, id),
            Offer::Menu(id, value) => evening.sandbox.choose(member, message.id, id, &[value]),
        };
        let asked = asked.unwrap();
        // A private message is edited, and beside a public one there is a new one.
        let reply = if message.is_ephemeral() {
            let before = (text(&message), message.custom_ids());
            let is_new = |now: &&Message| (text(now), now.custom_ids()) != before;
            let edited = |look: &Look<'_>| look.message(member, message.id).filter(is_new).cloned();
            evening.sandbox.wait_for("the answer", SOON, edited).await.unwrap()
        } else {
            asked.reply_message(SOON).await.unwrap()
        };
        assert!(reply.is_ephemeral(), "only they see it: {}", text(&reply));
        if take.is_some() {
            return text(&reply);
        }
        message = reply;
        inside = true;
    }
}

#[tokio::test(start_paused = true)]
async fn puzzle_is_answered_privately_and_solved_the_next_day() {
    let mut evening = Evening::begin(without_limits()).await;
    tokio::time::sleep(2 * SOON).await;
    assert_eq!(cards(&evening).len(), 0, "it is off by default");
    let said = set(&evening, Some(evening.channel)).await;
    assert!(said.contains(&format!("Puzzle of the day: <#{}>", evening.channel)), "{said}");
    let (first, view) = (card(&evening, 1).await, today(&evening));
    let moves = view.puzzle.length(view.title.as_ref()).unwrap();
    assert!(text(&first).contains(&format!("wins in {moves} moves")), "{}", text(&first));
    assert!(first.embeds[0]["image"].is_object() && !offers(&first).is_empty(), "{first:#?}");
    assert!(!text(&first).contains("Solution of the last"), "{}", text(&first));
    assert!(text(&first).contains('★') && text(&first).contains("Difficulty"), "{}", text(&first));
    let takes = offers(&first).into_iter().filter(|(target, _)| matches!(target, Target::Take(_)));
    assert_eq!(takes.count(), 0, "a piece is no answer, also one with a single move");

    let [wrong, right] = [evening.member(0), evening.member(1)];
    let solution = view.puzzle.solution();
    let other = choices(&view).into_iter().rfind(|choice| choice.code != solution).unwrap().code;
    let said = answer(&evening, wrong, &first, (&view, &other)).await;
    assert!(said.contains("does not win by force"), "{said}");
    let said = answer(&evening, wrong, &first, (&view, solution)).await;
    assert!(said.contains("answered already") && said.contains("does not win by force"), "{said}");
    evening.restart().await;
    let said = answer(&evening, right, &first, (&view, solution)).await;
    assert!(said.contains("You found it"), "{said}");
    let seen = evening.sandbox.messages(evening.member(2), evening.channel);
    assert_eq!(seen.len(), 1, "others see the puzzle alone: {seen:#?}");
    tokio::time::sleep(2 * SOON).await;
    assert_eq!(cards(&evening).len(), 1, "a restart posts no second one");

    // The answers are data of their people.
    let data = evening.tables.people().personal_data(PersonId(wrong.get())).await.unwrap();
    assert!(data.documents.iter().any(|(_, answer)| answer["code"] == other.as_str()), "{data:?}");

    evening.pass(DAY);
    let second = card(&evening, 2).await;
    let told = view.puzzle.told(view.title.as_ref(), &Voice::new(Locale::En, vec!["Huginn".into(), "Muninn".into()]));
    assert!(told.len() > moves && text(&second).contains("Solved by 1 of 2"), "{}", text(&second));
    assert!(told.iter().all(|line| text(&second).contains(line.as_str())), "{told:?}: {}", text(&second));
    let offer = offers(&first).remove(0).1;
    let Offer::Button(id) = offer else { panic!("the pieces are on buttons") };
    let late = evening.sandbox.press(right, first.id, &id).unwrap().reply_message(SOON).await.unwrap();
    assert!(text(&late).contains("That puzzle is over"), "{}", text(&late));
    let data = evening.tables.people().personal_data(PersonId(wrong.get())).await.unwrap();
    assert!(data.documents.iter().all(|(_, answer)| answer["code"] != other.as_str()), "{data:?}");

    // Missed days are skipped.
    evening.pass(3 * DAY);
    let third = card(&evening, 3).await;
    assert!(text(&third).contains("Nobody answered"), "{}", text(&third));
    let said = set(&evening, None).await;
    assert!(!said.contains("Puzzle of the day"), "{said}");
    set(&evening, Some(evening.channel)).await;
    tokio::time::sleep(2 * SOON).await;
    assert_eq!(cards(&evening).len(), 3, "off and on again posts no second one");
    set(&evening, None).await;
    evening.pass(DAY);
    tokio::time::sleep(2 * SOON).await;
    assert_eq!(cards(&evening).len(), 3);
    let server = CommunityId(evening.sandbox.guild().get());
    assert_eq!(evening.tables.admin().puzzle(server).await.unwrap(), None);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn puzzle_refused_by_discord_is_posted_later() {
    let mut evening = Evening::begin(without_limits()).await;
    let quiet = evening.sandbox.channel("quiet").unwrap();
    set(&evening, Some(quiet)).await;
    tokio::time::sleep(2 * SOON).await;
    assert_eq!(evening.sandbox.messages(evening.member(0), quiet).len(), 0);
    set(&evening, Some(evening.channel)).await;
    card(&evening, 1).await;
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn puzzle_of_today_is_there_for_a_person_alone() {
    let mut evening = Evening::begin(without_limits()).await;
    let view = today(&evening);
    let mut wrong = choices(&view).into_iter().map(|choice| choice.code).filter(|code| {
        code.as_str() != view.puzzle.solution() && view.puzzle.later(view.title.as_ref(), code).is_none()
    });
    let wrong = wrong.next().expect("a choice that does not win");
    // In a server without a channel for puzzles, then in direct messages.
    for place in [evening.channel, evening.sandbox.open_dm(evening.member(1)).expect("direct messages")] {
        evening.channel = place;
        let member = evening.member(1);
        let own = evening.slash(member, "puzzle", &[]).await;
        assert!(text(&own).contains("Puzzle of the day"), "{}", text(&own));
        let said = answer(&evening, member, &own, (&view, &wrong)).await;
        assert!(said.contains("does not win") && said.contains("Try another move"), "{said}");
        let own = evening.slash(member, "puzzle", &[]).await;
        let said = answer(&evening, member, &own, (&view, view.puzzle.solution())).await;
        assert!(said.contains("You found it"), "{said}");
    }
    evening.assert_no_faults();
}
