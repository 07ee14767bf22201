//! A channel with two members who play like people: they look at a board, type and press.

use std::time::{Duration, Instant};

use anyhow::bail;
use serde_json::{Value, json};
use skald::sandbox::{Asked, Id, Look, Member, Message, Sandbox};

use super::report::Sample;

/// The timeout of an answer.
const ANSWER: Duration = Duration::from_secs(30);
/// How long the members wait for a board with buttons before they type instead.
const BOARD: Duration = Duration::from_secs(2);
/// The timeout of an answer's picture.
const PICTURE: Duration = Duration::from_secs(2);

/// The file of an empty picture, the placeholder of one that is being drawn.
const EMPTY: &str = "board.png";

/// An action of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// `/ping` of the bare bot.
    Ping,
    /// The same with this pause before each. It shows how much an idle processor alone slows an answer.
    PacedPing(Duration),
    /// `/score`.
    Score,
    /// `/play` with a typed code.
    Play,
    /// A press of a button that makes a choice, or a choice from a menu, if there is one.
    Press,
}

impl Doing {
    /// Its name in the printed table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ping => "/ping",
            Self::PacedPing(_) => "/ping, paced",
            Self::Score => "/score",
            Self::Play => "/play",
            Self::Press => "a button",
        }
    }
}

/// A channel and its two members.
pub struct Channel<'a> {
    sandbox: &'a Sandbox,
    id: Id,
    members: [Member; 2],
    /// The last decision that was pressed.
    pressed: Decision,
    /// Counts the actions, so that the choice is not always the first one.
    number: usize,
}

/// A table and the number of one of its decisions.
type Decision = (String, u64);

/// A button that makes a choice, or a menu with such an option.
#[derive(Clone, Debug, PartialEq)]
struct Button {
    custom_id: String,
    /// The value of the option, for a menu.
    option: Option<String>,
    /// `None` for the button that opens the choices of a turn.
    decision: Option<Decision>,
}

/// The next press of a member.
struct Choice {
    member: Id,
    message: Message,
    button: Button,
}

impl<'a> Channel<'a> {
    /// Opens a channel.
    pub fn open(sandbox: &'a Sandbox, number: u16) -> Self {
        let members = [0, 1].map(|other| sandbox.member(usize::from(number) + other));
        let id = sandbox.open_channel("load");
        Self { sandbox, id, members, pressed: (String::new(), 0), number: usize::from(number) }
    }

    /// Both members sit down and start.
    pub async fn begin_game(&mut self, title: &str) -> anyhow::Result<()> {
        let [host, guest] = [0, 1].map(|at| self.members[at].id);
        self.slash(host, "new", &[("title", json!(title))]).await?;
        self.slash(guest, "join", &[]).await?;
        self.slash(host, "start", &[]).await?;
        if self.codes().await?.is_none() {
            bail!("no game of {title} begins; `skald simulate --help` lists the titles");
        }
        Ok(())
    }

    /// Does this once; `None` if it was not possible at this moment and the game went on in another way.
    pub async fn act(&mut self, doing: Doing, title: &str) -> anyhow::Result<Option<Sample>> {
        self.number += 1;
        match doing {
            Doing::Ping => self.slash(self.members[0].id, "ping", &[]).await.map(Some),
            Doing::PacedPing(pause) => {
                tokio::time::sleep(pause).await;
                self.slash(self.members[0].id, "ping", &[]).await.map(Some)
            }
            Doing::Score => {
                let sample = self.slash(self.members[0].id, "score", &[]).await?;
                self.tidy(self.last(), self.id);
                Ok(Some(sample))
            }
            Doing::Play => self.play(title).await,
            Doing::Press => match self.choice().await {
                Some(choice) => self.press(choice).await,
                None => self.play(title).await.map(|_| None),
            },
        }
    }

    async fn play(&mut self, title: &str) -> anyhow::Result<Option<Sample>> {
        let Some((member, codes)) = self.codes().await? else {
            self.begin_game(title).await?;
            return Ok(None);
        };
        // Not always the first one, so that games differ.
        let code = codes[self.number * 7 % codes.len()].clone();
        let sample = self.slash(member, "play", &[("action", code)]).await?;
        self.tidy(self.last(), self.id);
        Ok(Some(sample))
    }

    /// Types a command.
    async fn slash(&self, member: Id, command: &str, options: &[(&str, Value)]) -> anyhow::Result<Sample> {
        let begun = Instant::now();
        let asked = self.sandbox.slash(member, self.id, command, options)?;
        let acknowledged = self.acknowledged(&asked, begun).await?;
        asked.settled(ANSWER).await?;
        Ok(Sample { begun, acknowledged, answered: begun.elapsed(), pictured: None })
    }

    /// Presses a button or chooses from a menu. The answer is the changed message, or a new one for the member.
    async fn press(&mut self, choice: Choice) -> anyhow::Result<Option<Sample>> {
        let Choice { member, message, button: Button { custom_id, option, decision } } = choice;
        let begun = Instant::now();
        let asked = match &option {
            Some(option) => self.sandbox.choose(member, message.id, &custom_id, &[option]),
            None => self.sandbox.press(member, message.id, &custom_id),
        };
        // The message may have been replaced in the meantime.
        let Ok(asked) = asked else { return Ok(None) };
        let acknowledged = self.acknowledged(&asked, begun).await?;
        let sent = asked.id();
        let answered = |look: &Look<'_>| {
            let parts =
                |message: &Message| (message.content.clone(), message.embeds.clone(), message.components.clone());
            let same = |now: &Message| parts(now) == parts(&message);
            let changed = !look.message(member, message.id).is_some_and(same);
            let told = || look.last(member, self.id).filter(|last| last.is_ephemeral() && last.id > sent);
            if changed { Some(message.id) } else { told().map(|told| told.id) }
        };
        let answer = self.sandbox.wait_for_messages(self.id, "the answer to a press", ANSWER, answered).await?;
        let answered = begun.elapsed();
        let pictured = self.is_pictured(member, answer, &message).await.then(|| begun.elapsed());
        let sample = Sample { begun, acknowledged, answered, pictured };
        self.pressed = decision.unwrap_or_default();
        self.tidy(sent, message.id);
        Ok(Some(sample))
    }

    /// Waits for the picture of an answer, which replaced an earlier message or is a new one; returns whether it has
    /// one.
    async fn is_pictured(&self, member: Id, answer: Id, before: &Message) -> bool {
        let file = |message: &Message| message.attachments.first().map(|file| file.filename.clone());
        let old = file(before).filter(|_| answer == before.id);
        let there = |look: &Look<'_>| {
            let Some(shown) = look.message(member, answer) else { return Some(false) };
            let picture = file(shown);
            let drawn = picture.as_deref().is_some_and(|file| file != EMPTY && Some(file) != old.as_deref());
            // A public board keeps its picture if it did not change.
            (drawn || picture.is_none() || !shown.is_ephemeral()).then_some(drawn)
        };
        self.sandbox.wait_for_messages(self.id, "the picture of an answer", PICTURE, there).await.unwrap_or(false)
    }

    async fn acknowledged(&self, asked: &Asked, begun: Instant) -> anyhow::Result<Duration> {
        if asked.callback(ANSWER).await?.is_none() {
            bail!("the bot did not answer in time");
        }
        Ok(begun.elapsed())
    }

    /// A member who may play, and the codes, at least one; `None` after the end of the game.
    async fn codes(&self) -> anyhow::Result<Option<(Id, Vec<Value>)>> {
        for _ in 0..3 {
            for member in &self.members {
                let choices = self.sandbox.complete(member.id, self.id, "play", &[], "action", "").await?;
                if !choices.is_empty() {
                    return Ok(Some((member.id, choices.into_iter().map(|choice| choice.value).collect())));
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(None)
    }

    /// Waits until a member sees a choice of a decision that was not pressed yet; `None` after [`BOARD`].
    async fn choice(&self) -> Option<Choice> {
        let any = |look: &Look<'_>| self.seen(look, true).or_else(|| self.seen(look, false));
        let first = self.sandbox.wait_for_messages(self.id, "a choice", BOARD, any).await.ok()?;
        if first.button.decision.is_some() {
            return Some(first);
        }
        // The turn has begun: its choices are in an ephemeral message of its member.
        let opened = self.sandbox.press(first.member, first.message.id, &first.button.custom_id).ok()?;
        opened.settled(ANSWER).await.ok()?;
        self.sandbox.wait_for_messages(self.id, "a choice", BOARD, |look| self.seen(look, true)).await.ok()
    }

    /// A button that a member sees: one of a decision, or one that opens a turn.
    fn seen(&self, look: &Look<'_>, of_decision: bool) -> Option<Choice> {
        self.members.iter().find_map(|member| {
            let seen = look.messages(member.id, self.id).into_iter().chain(look.dm_messages(member.id));
            // A public message may ask the other member.
            let common = |message: &Message| message.channel == self.id && !message.is_ephemeral();
            let mut theirs = seen.filter(|message| !common(message) || is_asked(message, &member.name));
            theirs.find_map(|message| {
                let buttons = message.all_components().into_iter().filter_map(Button::of);
                let wanted = buttons.filter(|button| button.decision.is_some() == of_decision && self.is_fresh(button));
                let wanted: Vec<Button> = wanted.collect();
                let button = wanted.get(self.number % wanted.len().max(1))?.clone();
                Some(Choice { member: member.id, message: message.clone(), button })
            })
        })
    }

    /// Whether its decision was not pressed yet.
    fn is_fresh(&self, button: &Button) -> bool {
        let (last_table, last) = &self.pressed;
        button.decision.as_ref().is_none_or(|(table, number)| table != last_table || number > last)
    }

    /// The newest message that a member sees; the channel itself if there is none.
    fn last(&self) -> Id {
        self.sandbox.look(|look| {
            let last = |member: &Member| Some(look.last(member.id, self.id)?.id);
            self.members.iter().filter_map(last).max().unwrap_or(self.id)
        })
    }

    /// Dismisses, as people do, the ephemeral messages that are older than `than`, except `but`.
    fn tidy(&self, than: Id, but: Id) {
        for member in &self.members {
            let old = |message: &&&Message| message.is_ephemeral() && message.id < than && message.id != but;
            let old = self.sandbox.look(|look| {
                let seen = look.messages(member.id, self.id);
                seen.iter().filter(old).map(|message| message.id).collect::<Vec<Id>>()
            });
            for message in old {
                // Fails if the bot has deleted it.
                let _ = self.sandbox.dismiss(member.id, message);
            }
        }
    }
}

/// Whether a board asks this member: the line of an asked member has the mark `▶`.
fn is_asked(message: &Message, name: &str) -> bool {
    let says = |text: &str| text.lines().any(|line| line.contains('▶') && line.contains(name));
    let asks = |text: &Value| text.as_str().is_some_and(says);
    let asking = |embed: &Value| {
        let mut fields = embed["fields"].as_array().into_iter().flatten();
        asks(&embed["title"])
            || asks(&embed["description"])
            || fields.any(|field| asks(&field["name"]) || asks(&field["value"]))
    };
    says(&message.content) || message.embeds.iter().any(asking)
}

impl Button {
    /// Reads the `custom_id` of a component. `None` for disabled ones and those that make no choice.
    ///
    /// * `v1:<table>:<decision>:<choice>` makes a choice; a menu has `m<menu>` instead of the choice.
    /// * `v1:<table>:turn:<seat>` opens the choices of a turn.
    fn of(component: &Value) -> Option<Self> {
        let custom_id = component["custom_id"].as_str().filter(|_| component["disabled"] != true)?.to_owned();
        let mut parts = custom_id.split(':').skip(1);
        let (table, number, choice) = (parts.next()?, parts.next()?, parts.next()?);
        if number == "turn" {
            return Some(Self { custom_id, option: None, decision: None });
        }
        let decision = Some((table.to_owned(), number.parse().ok()?));
        let option = match choice.strip_prefix('m') {
            Some(_) => Some(component["options"][0]["value"].as_str()?.to_owned()),
            None => choice.parse::<u16>().ok().map(|_| None)?,
        };
        Some(Self { custom_id, option, decision })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choice_buttons_are_recognized() {
        let of = |custom_id: &str| Button::of(&json!({"custom_id": custom_id, "options": [{"value": "5"}]}));
        let button = |custom_id: &str, option: Option<&str>, decision: Option<u64>| {
            let decision = decision.map(|number| ("abc".to_owned(), number));
            Some(Button { custom_id: custom_id.to_owned(), option: option.map(str::to_owned), decision })
        };
        assert_eq!(of("v1:abc:17:3"), button("v1:abc:17:3", None, Some(17)));
        assert_eq!(of("v1:abc:17:m1"), button("v1:abc:17:m1", Some("5"), Some(17)));
        assert_eq!(of("v1:abc:turn:1"), button("v1:abc:turn:1", None, None));
        for other in ["v1:abc:17:open", "v1:abc:17:p2", "v1:raids:rules:0", ""] {
            assert_eq!(of(other), None, "{other}");
        }
    }
}
