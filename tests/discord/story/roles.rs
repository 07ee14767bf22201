//! Permissions: every command for every role, in the lobby and in the game. P0-82.
//!
//! A row lists the roles that may use a command, by a letter each:
//!
//! * the **h**ost, who is to move in the game,
//! * a **p**layer,
//! * a **s**tranger, who sits at no table,
//! * a **m**anager of the server, who sits at no table.
//!
//! The bot must refuse everyone else by a private sentence, and the table must not change.

use support::evening;

use std::collections::BTreeSet;
use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::discord::intake::commands;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{Act, ChannelId, CommunityId, PersonId, Pick, Request, Seq};
use skald::title::Titles;
use skald::words::Locale;

type Options = Vec<(&'static str, Value)>;

/// A command, its options, and its roles in the lobby and in the game.
type Row = (&'static str, fn(Id) -> Options, &'static str, &'static str);

fn none(_: Id) -> Options {
    Vec::new()
}

/// A legal action of the host in the game.
const SAIL: &str = "sail 2";

/// Every command. The bot refuses these for lack of an object: `hint`, `undo`, `review`, `verify`, `invite`, `reclaim`,
/// `rematch`, `resume` and `result`.
const ROWS: &[Row] = &[
    ("new", none, "", ""),
    ("join", none, "sm", ""),
    ("leave", none, "hp", ""),
    ("start", none, "h", ""),
    ("play", |_| vec![("action", json!(SAIL))], "", "h"),
    ("orders show", none, "", "hp"),
    ("orders add", |_| vec![("answer", json!(0))], "", "hp"),
    ("orders clear", none, "", "hp"),
    ("hint", none, "", ""),
    ("undo", none, "", ""),
    ("board", none, "hpsm", "hpsm"),
    ("score", none, "", "hpsm"),
    ("log", none, "hpsm", "hpsm"),
    ("replay", none, "", "hpsm"),
    ("review", none, "", ""),
    ("verify", none, "", ""),
    ("export", none, "", "hpsm"),
    ("report", |_| vec![("text", json!("it creaks"))], "hpsm", "hpsm"),
    ("note", |_| vec![("text", json!("a bluff"))], "hp", "hp"),
    ("table status", none, "hpsm", "hpsm"),
    ("table add_computer", |_| vec![("player", json!("careful"))], "h", ""),
    ("table remove_computer", |_| vec![("seat", json!("2"))], "h", ""),
    ("table invite", |player| vec![("person", json!(player.to_string()))], "", ""),
    ("table hand_over", |_| vec![("seat", json!("3"))], "", "pm"),
    ("table host", |player| vec![("person", json!(player.to_string()))], "hm", "hm"),
    ("table reclaim", none, "", ""),
    ("table rematch", none, "", ""),
    ("table clock", |_| vec![("pace", json!("live"))], "h", ""),
    ("table kick", |_| vec![("seat", json!("3"))], "h", ""),
    ("table pause", none, "", "hpm"),
    ("table resume", none, "", ""),
    ("table extend", none, "", "hpm"),
    ("table nudge", none, "", "p"),
    ("table end", none, "hm", "hpm"),
    ("games", none, "hpsm", "hpsm"),
    ("puzzle", none, "hpsm", "hpsm"),
    ("leaderboard", none, "hpsm", "hpsm"),
    ("stats", none, "hpsm", "hpsm"),
    ("me", none, "hpsm", "hpsm"),
    ("server show", none, "m", "m"),
    ("server boards", |_| vec![("thread", json!(true))], "m", "m"),
    ("server channels", |_| vec![("all", json!(true))], "m", "m"),
    ("server overview", none, "m", "m"),
    ("server puzzle", none, "m", "m"),
    ("server forum", none, "m", "m"),
    ("server titles", |_| vec![("off", json!("raids"))], "m", "m"),
    ("server limits", |_| vec![("person", json!(0))], "m", "m"),
    ("server keep", |_| vec![("days", json!(0))], "m", "m"),
    ("server leaderboard", |player| vec![("off", json!(player.to_string()))], "m", "m"),
    ("server tables", none, "m", "m"),
    ("server doctor", none, "m", "m"),
    ("tournament open", |_| vec![("title", json!("raids"))], "m", "m"),
    ("tournament start", none, "m", "m"),
    ("tournament show", none, "m", "m"),
    ("tournament drop", |player| vec![("person", json!(player.to_string()))], "m", "m"),
    ("tournament result", |player| vec![("game", json!(1)), ("winner", json!(player.to_string()))], "", ""),
    ("tournament cancel", none, "m", "m"),
    ("rules", none, "hpsm", "hpsm"),
    ("tutorial", none, "hpsm", "hpsm"),
    ("help", none, "hpsm", "hpsm"),
];

/// The letters of the roles, each with the member who has it.
const ROLES: [(char, usize); 4] = [('h', 1), ('p', 2), ('s', 3), ('m', 0)];

/// An evening with a table of the host, a computer player and a player. The lobby also has a free seat. On request there is a
/// tournament with two people.
struct Scene {
    evening: Evening,
    tournament: bool,
}

impl Scene {
    async fn set(game: bool, tournament: bool) -> Self {
        let evening = Evening::begin(without_limits()).await;
        for command in ["server", "tournament"] {
            // An administrator has offered the command to all members.
            evening.sandbox.offer_to_everybody(command);
        }
        let host = evening.member(1);
        let seats = if game { 3 } else { 4 };
        let options =
            [("title", json!("raids")), ("seats", json!(seats)), ("computers", json!(1)), ("pace", json!("slow"))];
        evening.slash(host, "new", &options).await;
        let scene = Self { evening, tournament };
        scene.press(2, ":lobby:join").await;
        while scene.evening.shared().await.seats.len() < 3 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if game {
            scene.begin().await;
        }
        if tournament {
            let options = [("title", json!("brandubh"))];
            scene.evening.slash(scene.evening.member(0), "tournament open", &options).await;
            for member in [2, 3] {
                scene.press(member, ":tournament:join").await;
            }
            let server = CommunityId(scene.evening.sandbox.guild().get());
            let entered =
                async || scene.evening.tables.tournaments().within(server).await.unwrap()[0].entrants.len() == 2;
            scene.evening.until("both enter", entered).await;
        }
        scene
    }

    /// Presses a button, and waits for the answer.
    async fn press(&self, member: usize, button: &str) {
        let member = self.evening.member(member);
        let card = self.evening.message(member, "a card with the button", |message| ends(message, button)).await;
        let press = self.evening.sandbox.press(member, card.id, &id_ending(&card, button)).unwrap();
        press.settled(SOON).await.unwrap();
    }

    /// Begins the game, and plays until the host is to sail.
    async fn begin(&self) {
        let table = self.evening.shared().await.id;
        let host = PersonId(self.evening.member(1).get());
        self.evening.tables.lobby().start(Request::new(table, host)).await.unwrap();
        loop {
            let view = self.evening.shared().await;
            let open = &view.open[0];
            let Some(person) = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).cloned() else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            let legal = view.unredacted().unwrap().legal(open.decision.seat);
            if person.id == host && !open.decision.out_of_turn && legal.iter().any(|code| code == SAIL) {
                break;
            }
            let choice = Pick::Typed(legal[0].clone());
            let act = Act { table, person, decision: Some(open.id), choice, idempotency_key: None };
            self.evening.tables.play().act(act).await.unwrap();
        }
        for member in [1, 2] {
            self.ask(self.evening.member(member), "orders add", &[("answer", json!(0))]).await;
        }
    }

    async fn seq(&self) -> Option<Seq> {
        let channel = ChannelId(self.evening.channel.get());
        self.evening.tables.at(channel).await.unwrap().map(|view| view.seq)
    }

    /// The answer to a member's command.
    async fn ask(&self, member: Id, command: &str, options: &[(&str, Value)]) -> Option<Message> {
        let asked = self.evening.sandbox.slash(member, self.evening.channel, command, options);
        asked.unwrap_or_else(|error| panic!("/{command}: {error}")).settled(SOON).await.unwrap().message
    }
}

/// The texts that identify a refusal: of every line of every refusal, the longest part without an argument, in every language.
fn refusals() -> BTreeSet<String> {
    let mut refusals = BTreeSet::new();
    for locale in Locale::ALL {
        let folder = format!("{}/assets/locales/{}", env!("CARGO_MANIFEST_DIR"), locale.tag());
        for file in std::fs::read_dir(folder).unwrap() {
            let (text, mut refuses) = (std::fs::read_to_string(file.unwrap().path()).unwrap(), false);
            for line in text.lines() {
                if let Some((key, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
                    let kinds = ["table-error-", "discord-refuse-", "tournament-refuse-"];
                    refuses = kinds.iter().any(|kind| key.starts_with(kind));
                }
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                let said = said.split_once(']').map_or(said, |(_, variant)| variant);
                let parts = said.split(['{', '}']).filter(|part| !part.contains('$'));
                let longest = parts.map(str::trim).max_by_key(|part| part.len()).unwrap_or_default();
                if refuses && longest.len() > 9 {
                    refusals.insert(longest.to_owned());
                }
            }
        }
    }
    refusals
}

#[test]
fn every_command_has_a_row() {
    let registered = serde_json::to_value(commands::registered(&Titles::default())).unwrap();
    let mut names = BTreeSet::new();
    for command in registered.as_array().unwrap().iter().filter(|command| command["type"] != 2) {
        let name = command["name"].as_str().unwrap();
        let below = command["options"].as_array().into_iter().flatten().filter(|part| part["type"] == 1);
        let below: Vec<_> = below.map(|part| format!("{name} {}", part["name"].as_str().unwrap())).collect();
        names.extend(if below.is_empty() { vec![name.to_owned()] } else { below });
    }
    let rows: BTreeSet<_> = ROWS.iter().map(|(command, ..)| (*command).to_owned()).collect();
    assert_eq!(rows, names);
}

async fn each_role_at_each_command(game: bool) {
    let refusals = refusals();
    let mut scene = Scene::set(game, false).await;
    for (command, options, lobby, play) in ROWS {
        let expected = if game { play } else { lobby };
        let tournament = command.starts_with("tournament ") && *command != "tournament open";
        let (mut found, mut said) = (String::new(), String::new());
        for (role, member) in ROLES {
            if scene.tournament != tournament {
                scene = Scene::set(game, tournament).await;
            }
            let before = scene.seq().await;
            let options = options(scene.evening.member(2));
            let answer = scene.ask(scene.evening.member(member), command, &options).await;
            let words = answer.as_ref().map(text).unwrap_or_default();
            let plain = answer.as_ref().map(|answer| answer.content.as_str()).unwrap_or_default();
            // A refusal consists of text only.
            let page = answer.as_ref().is_some_and(|answer| !answer.embeds.is_empty());
            let refused = !page && refusals.iter().any(|refusal| plain.contains(refusal));
            said.push_str(&format!("\n{role}: {}", words.chars().take(160).collect::<String>()));
            if refused {
                assert!(answer.is_some_and(|answer| answer.is_ephemeral()), "/{command} {role} is refused aloud");
                assert_eq!(scene.seq().await, before, "/{command} {role} is refused and changes the table");
                continue;
            }
            found.push(role);
            if scene.seq().await != before || command.starts_with("server ") || command.starts_with("tournament ") {
                scene = Scene::set(game, tournament).await;
            }
        }
        assert_eq!(found, **expected, "/{command} in the {}:{said}", if game { "game" } else { "lobby" });
    }
}

/// Slow: every role uses every command, often at a new table.
#[tokio::test(start_paused = true)]
async fn lobby_commands_are_limited_to_their_roles() {
    each_role_at_each_command(false).await;
}

/// Slow: every role uses every command, often at a new table.
#[tokio::test(start_paused = true)]
async fn game_commands_are_limited_to_their_roles() {
    each_role_at_each_command(true).await;
}
