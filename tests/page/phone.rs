//! What a phone shows at once: every message fits a screen with its picture and its first row of buttons.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use skald::canvas::scene::{LEGIBLE, PHONE};
use skald::engine::{Seat, Seed};
use skald::table::{Act, ChannelId, CommunityId, Open, Person, PersonId, Pick, Request, TableId, TableView};
use skald::words::{Locale, Voice};
use support::sandbox::{Asked, Id};

use super::stage::{PATIENCE, Stage, TALL};

/// How long a press may be without an answer: far longer than the 2.5 s in which the bot tries to give one.
const GIVEN_UP: Duration = Duration::from_secs(20);
/// The height of the screen.
const SCREEN: f64 = 844.0;
/// The height that every private message keeps.
const PRIVATE: f64 = 795.0;
/// The height that 95 of 100 messages keep.
const USUAL: f64 = 790.0;
/// The least height of letters in a picture.
const LETTERS: f64 = 11.0;
/// The first questions of a game that are measured, and one in so many of the others. The first question whose likeliest
/// answer is of a new kind is measured, too.
const FIRST: u64 = 3;
const LATER: u64 = 25;
/// How many messages of a title may say the board in words, as they do when their picture is not drawn in time.
const UNDRAWN: usize = 2;
/// The number of questions of a game.
const LAST: u64 = 101;

/// The heights of public and private messages to the end of their first row of buttons, and the widths of their pictures.
const MEASURED: &str = "const of = (message) => { \
    const row = message.querySelector('.row'); \
    return { high: row.getBoundingClientRect().bottom - message.getBoundingClientRect().top, \
             own: message.classList.contains('ephemeral'), text: message.innerText, \
             wide: message.querySelector('.embed .image img')?.getBoundingClientRect().width ?? 0 }; }; \
    return [...document.querySelectorAll('[data-message-id]:has(.row)')].map(of);";

/// Brings the highest message to the top, and says whether its pictures are there.
const HIGHEST_DRAWN: &str = "const high = (message) => message.querySelector('.row').getBoundingClientRect().bottom \
        - message.getBoundingClientRect().top; \
    const all = [...document.querySelectorAll('[data-message-id]:has(.row)')]; \
    const highest = all.reduce((one, other) => high(other) > high(one) ? other : one); \
    highest.scrollIntoView(true); \
    return [...highest.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0);";

/// Whether the pictures of all messages are there.
const DRAWN: &str = "const images = [...document.querySelectorAll('[data-message-id] .embed img')]; \
    return images.every((image) => image.complete && image.naturalWidth > 0);";

/// The heights of all public and private messages, and the width of the narrowest picture.
#[derive(Debug, Default)]
struct Measures {
    public: Vec<f64>,
    private: Vec<f64>,
    picture: Option<f64>,
    /// How many messages are higher than the screen for want of a picture.
    undrawn: usize,
}

/// The height that so many of a hundred messages do not exceed.
fn highest_of(heights: &[f64], hundredth: usize) -> f64 {
    let mut heights = heights.to_vec();
    heights.sort_by(f64::total_cmp);
    heights.len().checked_sub(1).map_or(0.0, |last| heights[last * hundredth / 100])
}

#[tokio::test(flavor = "multi_thread")]
async fn raids_fits_a_phone() {
    fits("raids", 2..=4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn relic_runners_fits_a_phone() {
    fits("relic_runners", 2..=5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn explorers_fits_a_phone() {
    fits("explorers", 1..=4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn small_games_fit_a_phone() {
    fits("brandubh", 2..=2).await;
    fits("nine_mens_morris", 2..=2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_tutorial_fits_a_phone() {
    let Some(stage) = Stage::open(390).await else { return };
    let mut high = Vec::new();
    for (at, locale) in Locale::ALL.into_iter().enumerate() {
        let channel = stage.sandbox.open_channel(&format!("lessons-{at}"));
        let member = stage.sandbox.add_member(&format!("learner-{at}"), locale.tag());
        enter(&stage, &format!("lessons-{at}")).await;
        for key in stage.tables.titles().keys() {
            let options = [("title", Value::from(key))];
            let asked = stage.sandbox.slash(member, channel, "tutorial", &options).expect("a command");
            let mut step = asked.settled(PATIENCE).await.expect("an answer").message.expect("the first step");
            for number in 1.. {
                let measures = &mut Measures::default();
                stage.until("the step is there", DRAWN).await;
                measure(&stage, measures, &format!("{key} {} step {number}", locale.tag())).await;
                let highest = highest_of(&measures.private, 100);
                println!("{key}, {}, step {number}: {highest:.0}", locale.tag());
                if highest > SCREEN {
                    high.push(format!("{key}, {}, step {number}: {highest:.0}", locale.tag()));
                }
                let wanted = step.all_components().into_iter().find(|part| {
                    part["style"] == 1 && part["custom_id"].as_str().is_some_and(|id| id.contains(":tutorial:"))
                });
                let Some(wanted) = wanted else { break };
                let id = wanted["custom_id"].as_str().unwrap_or_default().to_owned();
                stage.sandbox.press(member, step.id, &id).expect("a press").settled(PATIENCE).await.expect("an answer");
                let shown = format!("return document.querySelector('[data-custom-id=\"{id}\"]') === null");
                stage.until("the next step is there", &shown).await;
                step = stage.sandbox.look(|look| look.message(member, step.id).cloned()).expect("the next step");
            }
            stage.sandbox.dismiss(member, step.id).expect("a dismissal");
        }
    }
    assert!(high.is_empty(), "{high:#?}");
    stage.close().await;
}

/// Measures the messages of a title with these numbers of seats, in all languages.
async fn fits(title: &str, seats: RangeInclusive<u8>) {
    let Some(stage) = Stage::open(390).await else { return };
    let mut failed = Vec::new();
    let mut all = Measures::default();
    let mut worst = BTreeMap::new();
    for (seats, locale) in seats.flat_map(|seats| Locale::ALL.map(|locale| (seats, locale))) {
        let what = format!("{title}, {seats} seats, {}", locale.tag());
        let begun = Instant::now();
        let worst = worst.entry(locale.tag()).or_default();
        let measures = play(&stage, (title, worst), seats, locale).await;
        let [public, private] = [&measures.public, &measures.private].map(|heights| highest_of(heights, 100));
        let picture = measures.picture.unwrap_or(f64::MAX);
        all.public.extend(measures.public);
        all.private.extend(measures.private);
        all.undrawn += measures.undrawn;
        let took = begun.elapsed().as_secs_f32();
        println!("{what}: public {public:.0}, private {private:.0}, picture {picture:.0} ({took:.1} s)");
        let letters = picture * f64::from(LEGIBLE) / f64::from(PHONE);
        if public > SCREEN || private > PRIVATE || letters < LETTERS {
            failed.push(format!("{what}: public {public:.0}, private {private:.0}, letters {letters:.1}"));
        }
    }
    for (what, heights) in [("public", &all.public), ("private", &all.private)] {
        let [most, highest] = [95, 100].map(|hundredth| highest_of(heights, hundredth));
        println!("{title}, {} {what} messages: 95 of 100 up to {most:.0}, all up to {highest:.0}", heights.len());
        if most > USUAL {
            failed.push(format!("{title}: more than 5 of 100 {what} messages are higher than {USUAL}"));
        }
    }
    if all.undrawn > UNDRAWN {
        failed.push(format!("{title}: {} messages have no picture", all.undrawn));
    }
    assert!(failed.is_empty(), "{failed:#?}");
    stage.close().await;
}

/// Plays a game against computer players, and shows some of its questions. `worst` is the highest message of the title
/// and language yet.
async fn play(stage: &Stage, (title, worst): (&str, &mut f64), seats: u8, locale: Locale) -> Measures {
    let game = Game::begin(stage, title, seats, locale).await;
    let mut measures = Measures::default();
    let mut kinds = BTreeSet::new();
    for number in 0..LAST {
        let Some((view, code)) = game.asked(number).await else { break };
        let open = view.decision_of(game.seat).expect("a question");
        let kind = (open.decision.kind.clone(), code.split(' ').next().unwrap_or_default().to_owned());
        let shown = kinds.insert(kind.clone()) || number < FIRST || number % LATER == 0;
        if shown {
            game.show(&view).await;
            measure(stage, &mut measures, &format!("{} {number} {kind:?}", game.name)).await;
        }
        if shown && game.press(&view, &code).await {
            measure(stage, &mut measures, &format!("{} {number} after {kind:?}", game.name)).await;
        } else {
            game.act(&view, code).await;
        }
        let highest = measures.public.iter().chain(&measures.private).copied().fold(0.0, f64::max);
        if highest > *worst {
            *worst = highest;
            keep(stage, &format!("{title}-{}", locale.tag())).await;
        }
    }
    measures
}

/// Writes a picture of the highest message, as a phone shows it, into the folder that `SKALD_WORST` names.
async fn keep(stage: &Stage, name: &str) {
    let Some(folder) = std::env::var_os("SKALD_WORST") else { return };
    stage.emulate(390, 2 * TALL).await;
    stage.until("the pictures of the highest message are there", HIGHEST_DRAWN).await;
    let screen = stage.browser.screenshot().await.expect("a picture of the page");
    stage.emulate(390, TALL).await;
    std::fs::write(Path::new(&folder).join(format!("{name}.png")), screen).expect("the folder is there");
}

/// A running game of a person against computer players, in a channel of its own.
pub struct Game<'a> {
    stage: &'a Stage,
    name: String,
    pub table: TableId,
    pub person: Person,
    pub seat: Seat,
    pub channel: Id,
    /// Whether a press has gone without an answer.
    unanswered: Cell<bool>,
}

impl<'a> Game<'a> {
    pub async fn begin(stage: &'a Stage, title: &str, seats: u8, locale: Locale) -> Self {
        let member = format!("{title}-{seats}-{}", locale.tag());
        Self::of(stage, (&member, "Christophe"), title, seats, locale).await
    }

    /// A game of a new member, who has this name at the table.
    pub async fn of(stage: &'a Stage, (member, called): (&str, &str), title: &str, seats: u8, locale: Locale) -> Self {
        let number = stage.sandbox.members().len();
        let name = format!("{}-{seats}-{}-{number}", title.replace('_', "-"), locale.tag());
        let channel = stage.sandbox.open_channel(&name);
        let member = stage.sandbox.add_member(member, locale.tag());
        let person = Person { id: PersonId(member.get()), name: called.to_owned(), locale };
        let view = start(stage, title, seats, person.clone(), channel).await;
        let seat = view.seat_of(person.id).expect("a seat");
        enter(stage, &name).await;
        Self { stage, name, table: view.id, person, seat, channel, unanswered: Cell::new(false) }
    }

    /// The table when the person is asked, and what a careful player would do; `None` after the end.
    pub async fn asked(&self, number: u64) -> Option<(TableView, String)> {
        let view = self.stage.tables.look(self.table).await.expect("a table").seen_by(self.person.id);
        let code = view.decision_of(self.seat).and_then(|_| action(&view, self.seat, number))?;
        Some((view, code))
    }

    /// Shows the question to the person.
    pub async fn show(&self, view: &TableView) {
        let open = view.decision_of(self.seat).expect("a question");
        let (choices, turn) = (format!("v1:{}:{}:", view.id, open.id.0), format!(":turn:{}", self.seat.0));
        let begun = Instant::now();
        let member = Id::new(self.person.id.0);
        let ids = || {
            let messages = self.stage.sandbox.messages(member, self.channel).into_iter().rev();
            messages.flat_map(|message| message.custom_ids().into_iter().map(move |id| (message.id, id)))
        };
        loop {
            match ids().find(|(_, id)| id.starts_with(&choices) || id.ends_with(&turn)) {
                // The board itself offers few choices.
                Some((_, id)) if id.starts_with(&choices) && !id.ends_with(":open") => break,
                // The board may be replaced meanwhile.
                Some((message, id)) => {
                    if let Ok(asked) = self.stage.sandbox.press(member, message, &id)
                        && self.answered(&asked).await
                    {
                        break;
                    }
                }
                None => {}
            }
            assert!(begun.elapsed() < PATIENCE, "there is no button for {:?}", open.decision);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // The room of a picture is there before it.
        let there = format!("return document.querySelector('[data-custom-id^=\"{choices}\"]') !== null");
        self.stage.until("the question is there", &there).await;
    }

    /// Presses the button of a choice in the person's private message and waits for the answer. Whether there is one.
    async fn press(&self, view: &TableView, code: &str) -> bool {
        let open = view.decision_of(self.seat).expect("a question");
        let voice = Voice::new(self.person.locale, view.seats.iter().map(|_| String::new()).collect());
        let choices = open.as_its_seat().choices(&voice);
        let Some(number) = choices.iter().position(|choice| choice.code == code) else { return false };
        let id = format!("v1:{}:{}:{number}", view.id, open.id.0);
        let member = Id::new(self.person.id.0);
        let mut messages = self.stage.sandbox.messages(member, self.channel).into_iter().rev();
        let Some(message) = messages.find(|message| message.custom_ids().contains(&id)) else { return false };
        // The message may be replaced meanwhile.
        let Ok(asked) = self.stage.sandbox.press(member, message.id, &id) else { return false };
        let seen = async || self.stage.tables.look(self.table).await.expect("a table").seq;
        if !self.answered(&asked).await && seen().await <= view.seq {
            return false;
        }
        self.stage.moved_on_at(self.table, view.seq).await;
        true
    }

    /// Waits for the answer to a press. The bot stops trying to give one when Discord would not take it any more. A busy
    /// machine may be so slow; once in a game that may happen.
    async fn answered(&self, asked: &Asked) -> bool {
        let Err(error) = asked.answer(GIVEN_UP).await else { return true };
        let gateway = self.stage.sandbox.look(|look| (look.connected(), look.logins(), look.waiting()));
        let first = !self.unanswered.replace(true);
        assert!(first, "{error}; connected, logins, waiting: {gateway:?}; {}", asked.event());
        false
    }

    pub async fn act(&self, view: &TableView, code: String) {
        let decision = view.decision_of(self.seat).map(|open| open.id);
        let (person, choice) = (self.person.clone(), Pick::Typed(code));
        let act = Act { table: view.id, person, decision, choice, idempotency_key: None };
        self.stage.tables.play().act(act).await.expect("a legal action");
    }
}

/// Shows a channel as its newest member sees it.
async fn enter(stage: &Stage, channel: &str) {
    if stage.ask("return document.querySelector('[data-testid=menu]').checkVisibility()").await == Value::Bool(true) {
        stage.click("[data-testid=menu]").await;
    }
    stage.become_member(&stage.sandbox.members().last().expect("a member").username).await;
    stage.open_channel(channel).await;
}

/// Measures the messages of the page.
async fn measure(stage: &Stage, measures: &mut Measures, what: &str) {
    for message in stage.ask(MEASURED).await.as_array().expect("messages") {
        let high = message["high"].as_f64().unwrap_or_default();
        if high > PRIVATE {
            println!("{what}: {high} high: {}", message["text"]);
        }
        let wide = message["wide"].as_f64().filter(|wide| *wide > 0.0);
        if high > SCREEN && wide.is_none() && message["own"] == Value::Bool(false) {
            measures.undrawn += 1;
            continue;
        }
        let heights = match message["own"] == Value::Bool(true) {
            true => &mut measures.private,
            false => &mut measures.public,
        };
        heights.push(high);
        measures.picture = measures.picture.into_iter().chain(wide).reduce(f64::min);
    }
}

/// A running game of a person against computer players.
async fn start(stage: &Stage, title: &str, seats: u8, host: Person, channel: Id) -> TableView {
    let (by, locale) = (host.id, host.locale);
    let community = Some(CommunityId(stage.sandbox.guild().get()));
    let (title, options) = (title.to_owned(), Value::Null);
    let channel = ChannelId(channel.get());
    let open = Open {
        channel,
        community,
        host,
        title,
        edition: None,
        options,
        seats,
        locale,
        pace: None,
        invited_only: false,
    };
    let lobby = stage.tables.lobby();
    let table = lobby.open(open, None).await.expect("a table").id;
    for _ in 1..seats {
        lobby.add_computer(Request::new(table, by), "careful").await.expect("a computer player");
    }
    lobby.start(Request::new(table, by)).await.expect("a start")
}

/// What a careful player would do in this seat.
pub fn action(view: &TableView, seat: Seat, number: u64) -> Option<String> {
    let seed = Seed::from_number(number);
    let suggested = view.unredacted()?.suggest("careful", seat, &seed).expect("a policy");
    suggested.map(|action| action.code().to_owned())
}
