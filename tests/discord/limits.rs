//! Everything that the bot can send stays within Discord's limits:
//!
//! * all commands in all languages,
//! * the largest boards with the longest names,
//! * the messages of every decision of random games.
//!
//! Three judges check a message: twilight-validate, Discord's API description if the machine has it, and rules for what both
//! miss. `SKALD_LIMIT_DECISIONS` sets another number of decisions.

use support::{description, mentions};

use std::collections::BTreeSet;
use std::iter;
use std::sync::{Arc, LazyLock, Mutex};

use serde_json::{Value, json};
use skald::config::{BoardStyle, LegalLinks};
use skald::discord::intake::commands;
use skald::discord::messages::board::{self, Extent};
use skald::discord::messages::call::{self, Question};
use skald::discord::messages::cursor::PageCursor;
use skald::discord::messages::custom_id::Form;
use skald::discord::messages::denial::Denial;
use skald::discord::messages::list::IS_COMPONENTS_V2;
use skald::discord::messages::outgoing::{ImageSlot, KeptImage, OutgoingMessage, RenderedImage};
use skald::discord::messages::pages::{self, LogFrom};
use skald::discord::messages::{
    clock, consent, ending, forms, games as games_of, invitation, leaderboard, lobby, names, orders, outcome, overview,
    privacy, puzzle, replay, rules, server, tournament, tutorial,
};
use skald::discord::render;
use skald::discord::server_settings::{CardPlace, MOST_CHANNELS, MOST_TAKEN_OFF, ServerSettings};
use skald::engine::{Seat, Seed, Viewer};
use skald::games;
use skald::table::{
    Acted, Actor, Allowance, ChannelId, ClockView, CommunityId, CommunityTables, Consent, Contest, Contested,
    DecisionId, Entrant, Entry, EntryKind, Forgotten, Format, GameView, Invitation, LONGEST_NOTE, MOST_ENTRANTS,
    MOST_ORDERS, MOST_PLANNED, Occupant, OpenDecision, Orders, OrganizerCall, Pairing, Past, Person, PersonId,
    PersonalData, PersonalTable, Placed, PuzzleAnswer, PuzzlePost, PuzzleView, Round, Seq, Stage, Standing, TableId,
    TableView, Timestamp, Tournament, TournamentId, TournamentStage, TutorialView, UndoAsked, UndoConsent, Wait,
    WaitStage,
};
use skald::title::orders::{Answer, Order};
use skald::title::{LONGEST_ALT, Lesson, Level, Position, Puzzle, RenderOptions, Span, Title};
use skald::words::{Locale, Voice};
use twilight_model::application::command::Command;
use twilight_model::channel::message::{Component, Embed};

/// Difficult names of up to 32 characters, which is Discord's limit.
const NAMES: [&str; 5] = [
    "Wolfeschlegelsteinhausenbergerdo",
    "🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉",
    "@everyone **__||`<@1>`||__** ~~x",
    "𝕮𝖗𝖆𝖟𝖞 \u{202e}evil\u{202c} Ẑ\u{0300}\u{0301}\u{0302}a\u{0300}lgo 名前名前",
    "[a](http://b) # > - `~~~` \u{200b}x",
];

// --- The judges ----------------------------------------------------------------------------------------------------

/// Discord's API description, which takes long to compile and to ask.
struct Description {
    post: jsonschema::Validator,
    /// Of edits, in a channel and of an answer.
    edits: [jsonschema::Validator; 2],
    /// The shapes that were judged.
    judged: Mutex<BTreeSet<String>>,
}

static DESCRIPTION: LazyLock<Option<Description>> = LazyLock::new(|| {
    let document = description::find()?;
    Some(Description {
        post: schema(&document, "MessageCreateRequest"),
        edits: ["MessageEditRequestPartial", "IncomingWebhookUpdateRequestPartial"].map(|name| schema(&document, name)),
        judged: Mutex::default(),
    })
});

impl Description {
    /// The faults of a body. Each shape is judged once: the other judges measure texts.
    fn faults(&self, of: &[jsonschema::Validator], body: &Value) -> Vec<String> {
        let key = format!("{} {}", of.len(), shape(body));
        if !self.judged.lock().expect("no test panics with the lock").insert(key) {
            return Vec::new();
        }
        let found = of.iter().flat_map(|schema| schema.iter_errors(body));
        found.map(|error| format!("{}: {error}", error.instance_path())).collect()
    }
}

/// The same document with all texts empty.
fn shape(body: &Value) -> Value {
    match body {
        Value::String(_) => Value::String(String::new()),
        Value::Array(parts) => parts.iter().map(shape).collect(),
        Value::Object(parts) => parts.iter().map(|(key, part)| (key.clone(), shape(part))).collect(),
        other => other.clone(),
    }
}

/// Collects the faults of messages.
#[derive(Default)]
struct Judges {
    faults: BTreeSet<String>,
    seen: usize,
}

impl Judges {
    /// Judges a message with all three judges.
    fn message(&mut self, what: &str, message: &OutgoingMessage) {
        let body = message.post("7k3m9qzxb1", true);
        if let Some(description) = &*DESCRIPTION {
            self.note(what, description.faults(std::slice::from_ref(&description.post), &body));
        }
        self.quickly(what, message);
    }

    /// Judges a message with a picture: as a new one, as an edit that adds the picture, and as an edit that keeps it.
    fn pictured(&mut self, what: &str, message: &OutgoingMessage, alt: &str) {
        let image = Arc::new(RenderedImage { bytes: vec![0], alt: alt.to_owned(), size: (10, 10) });
        let file = render::file(u64::MAX);
        self.message(what, &OutgoingMessage { picture: ImageSlot::Placeholder(image.clone()), ..message.clone() });
        let kept = KeptImage { attachment: Some(u64::MAX), alt: Some(alt.to_owned()), ..KeptImage::named(&file) };
        for picture in [ImageSlot::New { file, image }, ImageSlot::Kept(kept)] {
            let kept = matches!(picture, ImageSlot::Kept(_));
            let message = OutgoingMessage { picture, ..message.clone() };
            if !kept {
                self.message(what, &message);
            }
            let body = message.body();
            if let Some(description) = &*DESCRIPTION {
                self.note(what, description.faults(&description.edits, &body));
            }
            self.note(what, picture_faults(&body, kept));
        }
    }

    /// Judges a message without the API description.
    fn quickly(&mut self, what: &str, message: &OutgoingMessage) {
        self.seen += 1;
        let body = message.post("7k3m9qzxb1", true);
        self.note(what, own_rules(&body));
        self.note(what, by_twilight(&body));
    }

    fn note(&mut self, what: &str, found: Vec<String>) {
        let short = |fault: String| fault.chars().take(300).collect::<String>();
        self.faults.extend(found.into_iter().map(|fault| format!("{what}: {}", short(fault))));
    }

    fn settle(self, what: &str) {
        eprintln!("{what}: {} messages judged", self.seen);
        assert!(self.faults.is_empty(), "{:#?}", self.faults.iter().take(20).collect::<Vec<_>>());
    }
}

fn schema(document: &Value, name: &str) -> jsonschema::Validator {
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": format!("#/components/schemas/{name}"),
        "components": document["components"],
    });
    jsonschema::validator_for(&schema).expect("a schema of the document compiles")
}

/// The faults in the picture of a message.
fn picture_faults(body: &Value, kept: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let image = body["embeds"][0]["image"]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
    if image != Some(&render::file(u64::MAX)) {
        faults.push(format!("the embed shows {image:?}"));
    }
    match body.get("attachments").and_then(Value::as_array).map(Vec::as_slice) {
        Some([file]) => {
            let alt = file["description"].as_str().unwrap_or_default();
            let named = if kept {
                file["id"].as_str() == Some(&u64::MAX.to_string())
            } else {
                file["filename"].as_str() == image
            };
            if alt.is_empty() || alt.encode_utf16().count() > 1024 || !named {
                faults.push(format!("the file is described so: {file}"));
            }
            if let Err(error) = twilight_validate::message::attachment_filename(image.unwrap_or_default()) {
                faults.push(error.to_string());
            }
        }
        listed => faults.push(format!("files {listed:?}")),
    }
    faults
}

fn by_twilight(body: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut note = |fault: String| faults.push(fault);
    let listed = body["flags"].as_u64().unwrap_or_default() & IS_COMPONENTS_V2 != 0;
    if let Err(error) = twilight_validate::message::content(body["content"].as_str().unwrap_or_default()) {
        note(error.to_string());
    }
    let mut embeds = body.get("embeds").cloned().unwrap_or_else(|| json!([]));
    for embed in embeds.as_array_mut().into_iter().flatten() {
        embed["type"] = "rich".into();
        if embed.get("fields").is_none() {
            embed["fields"] = json!([]);
        }
    }
    match serde_json::from_value::<Vec<Embed>>(embeds) {
        Ok(embeds) => {
            if let Err(error) = twilight_validate::message::embeds(&embeds) {
                note(format!("{error}: {:?}", std::error::Error::source(&error).map(ToString::to_string)));
            }
        }
        Err(error) => note(format!("embeds: {error}")),
    }
    match serde_json::from_value::<Vec<Component>>(body["components"].clone()) {
        Ok(components) => {
            if let Err(error) = twilight_validate::message::components(&components, listed) {
                note(format!("{error}: {:?}", std::error::Error::source(&error).map(ToString::to_string)));
            }
        }
        Err(error) => note(format!("components: {error}")),
    }
    faults
}

/// All components at any depth.
fn parts(components: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    for part in components.as_array().into_iter().flatten() {
        found.push(part);
        found.extend(parts(&part["components"]));
        found.extend(part.get("accessory"));
    }
    found
}

/// Judges what the two other judges miss.
fn own_rules(body: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let utf16 = |value: &Value| text(value).encode_utf16().count();
    let mut ids = BTreeSet::new();
    let mut values = BTreeSet::new();
    faults.extend(mentions::fault(body));
    let parts = parts(&body["components"]);
    let listed = body["flags"].as_u64().unwrap_or_default() & IS_COMPONENTS_V2 != 0;
    if listed {
        let said: usize = parts.iter().map(|part| utf16(&part["content"])).sum();
        if parts.len() > 40 || said > 4000 || body.get("content").is_some() || body.get("embeds").is_some() {
            faults.push(format!("{} components with {said} UTF-16 units", parts.len()));
        }
    } else if text(&body["content"]).is_empty() && body["embeds"].as_array().is_none_or(Vec::is_empty) {
        faults.push("an empty message".to_owned());
    }
    if utf16(&body["content"]) > 2000 {
        faults.push("content too long in UTF-16".to_owned());
    }
    for embed in body["embeds"].as_array().into_iter().flatten() {
        let mut total = utf16(&embed["title"]) + utf16(&embed["description"]) + utf16(&embed["footer"]["text"]);
        for field in embed["fields"].as_array().into_iter().flatten() {
            total += utf16(&field["name"]) + utf16(&field["value"]);
            if text(&field["name"]).trim().is_empty() || text(&field["value"]).trim().is_empty() {
                faults.push(format!("an empty field {field}"));
            }
            if utf16(&field["value"]) > 1024 {
                faults.push("a field too long in UTF-16".to_owned());
            }
        }
        if total > 6000 {
            faults.push(format!("embed of {total} UTF-16 units"));
        }
    }
    for part in parts.into_iter().filter(|part| !part["custom_id"].is_null() || part["type"] == 2 || part["type"] == 3)
    {
        let id = text(&part["custom_id"]);
        if id.is_empty() || id.len() > 100 || !ids.insert(id.clone()) {
            faults.push(format!("custom id {id:?} is empty, long or twice there"));
        }
        if id.parse::<skald::discord::messages::custom_id::Press>().is_err() {
            faults.push(format!("custom id {id:?} does not read back"));
        }
        if part["type"] == 2 && text(&part["label"]).trim().is_empty() && part.get("emoji").is_none() {
            faults.push(format!("a button without label and emoji: {part}"));
        }
        if utf16(&part["label"]) > 80 {
            faults.push("a label too long in UTF-16".to_owned());
        }
        for option in part["options"].as_array().into_iter().flatten() {
            if text(&option["label"]).trim().is_empty() || !values.insert(text(&option["value"])) {
                faults.push(format!("an option without a label, or twice there: {option}"));
            }
            if utf16(&option["label"]) > 100 || utf16(&option["description"]) > 100 {
                faults.push("an option too long in UTF-16".to_owned());
            }
        }
    }
    // The description of a picture is plain text without markup.
    let mut said = body.clone();
    said["attachments"] = Value::Null;
    let said = said.to_string();
    for mark in ["@everyone", "@here", "\u{202e}", "{ $", "discord-", "raids-", "table-error"] {
        if said.contains(mark) {
            faults.push(format!("{mark:?} is shown: {}", said.chars().take(200).collect::<String>()));
        }
    }
    faults
}

#[test]
fn checks_detect_invalid_messages() {
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "Dock", "custom_id": id });
    let row = |parts: Vec<Value>| json!({ "type": 1, "components": parts });
    let good = "v1:7k3m9qzx:3:0";
    let embed = |value: &str| json!([{ "title": "t", "fields": [{ "name": "n", "value": value, "inline": false }] }]);
    let many: Vec<_> = (0..6).map(|n| button(&format!("v1:7k3m9qzx:3:{n}"))).collect();
    for (wrong, patch) in [
        ("content", json!({ "content": "x".repeat(2001) })),
        ("emoji", json!({ "content": "🐉".repeat(1001) })),
        ("nothing", json!({ "content": "" })),
        ("field", json!({ "embeds": embed(&"x".repeat(1025)) })),
        ("empty field", json!({ "embeds": embed("") })),
        ("row", json!({ "components": [row(many)] })),
        ("twice", json!({ "components": [row(vec![button(good), button(good)])] })),
        ("foreign", json!({ "components": [row(vec![button("again")])] })),
        ("unlabelled", json!({ "components": [row(vec![json!({ "type": 2, "style": 1, "custom_id": good })])] })),
        ("mention", json!({ "content": "@everyone" })),
        ("everyone", json!({ "allowed_mentions": { "parse": ["everyone"], "users": [] } })),
        ("anybody", json!({ "allowed_mentions": { "parse": ["users"] } })),
        ("roles", json!({ "allowed_mentions": { "parse": ["roles"], "users": ["1"] } })),
        ("a role", json!({ "allowed_mentions": { "parse": [], "users": [], "roles": ["1"] } })),
        ("unsaid", json!({ "allowed_mentions": null })),
        ("key", json!({ "content": "discord-end-title" })),
    ] {
        let mut body = OutgoingMessage::text("fine").post("n", true);
        assert!(own_rules(&body).is_empty() && by_twilight(&body).is_empty());
        for (key, value) in patch.as_object().unwrap() {
            body[key] = value.clone();
        }
        assert!(!own_rules(&body).is_empty() || !by_twilight(&body).is_empty(), "{wrong}");
    }
}

// --- The judged messages ---------------------------------------------------------------------------------------------

fn titles() -> Vec<Arc<dyn Title>> {
    let titles = games::builtin().unwrap();
    titles.keys().map(|key| Arc::clone(titles.default_of(key).unwrap())).collect()
}

fn people(seats: u8, locale: Locale) -> Vec<Occupant> {
    let person =
        |seat: Seat| Person { id: PersonId(u64::MAX - u64::from(seat.0)), name: NAMES[seat.index()].into(), locale };
    Seat::all(seats).map(|seat| Occupant::Person(person(seat))).collect()
}

fn view(title: &Arc<dyn Title>, locale: Locale, seats: u8, seed: &Seed) -> TableView {
    let options: Value =
        title.options().iter().map(|spec| (spec.key.to_owned(), Value::from(spec.values[0]))).collect();
    TableView {
        id: TableId::from_bits(u64::MAX),
        seq: Seq(1),
        stage: Stage::Lobby,
        title: Arc::clone(title),
        options,
        host: PersonId(u64::MAX),
        host_ends_alone: true,
        channel: ChannelId(u64::MAX),
        community: Some(CommunityId(u64::MAX)),
        locale,
        seats: people(seats, locale),
        wanted: seats,
        game: None,
        open: Vec::new(),
        thinking: Vec::new(),
        steps: Vec::new(),
        begun: None,
        commitment: Some(seed.commitment()),
        seed: None,
        clock: Some(ClockView {
            pace: "29d+28d wait".parse().unwrap(),
            paused: false,
            waits: Vec::new(),
            away: Vec::new(),
        }),
        votes: Vec::new(),
        gone: Vec::new(),
        free: Vec::new(),
        left: Vec::new(),
        abandoned: false,
        assisted: Vec::new(),
        winner: None,
        forfeited: Vec::new(),
        offers: Vec::new(),
        invited: Vec::new(),
        agreements: Vec::new(),
        waits_for_host: true,
        all_may_start: true,
        invited_only: false,
        undo_asked: None,
        undone: None,
        closes_at: Some(Timestamp(FAR)),
        opened_at: Timestamp(0),
        started_at: Some(Timestamp(1)),
        ended_at: None,
    }
}

fn place(view: &mut TableView, position: &dyn Position, seq: u64) {
    view.seq = Seq(seq);
    view.stage = Stage::Playing;
    let game = GameView::new(Arc::clone(&view.title), Arc::from(position.duplicate()), Viewer::Public);
    let open = |decision| OpenDecision::new(decision, DecisionId(seq - 1), Timestamp(seq), game.clone());
    view.open = position.decisions().into_iter().map(open).collect();
    let wait = |open: &OpenDecision| {
        let (decision, in_turn) = (open.id, !open.decision.out_of_turn);
        (
            open.decision.seat,
            Wait {
                decision,
                in_turn,
                since: Timestamp(0),
                until: Timestamp(FAR),
                stage: WaitStage::Reminded,
                late: false,
            },
        )
    };
    if let Some(clock) = &mut view.clock {
        clock.waits = view.open.iter().map(wait).collect();
    }
    view.game = Some(game);
}

/// A timestamp with as many digits as any until the year 2286.
const FAR: u64 = 9_999_999_999_999;

/// A link of the maximum length.
const LINK: &str = "https://discord.com/channels/18446744073709551615/18446744073709551615/18446744073709551615";

/// A table in a server and a channel with names of the maximum length.
fn longest_location() -> names::Location {
    names::Location {
        gone: false,
        board: LINK.to_owned(),
        name: format!("**{}** › #{}", "🐉".repeat(30), "🐉".repeat(30)),
    }
}

/// The maximum of orders of a seat, and the maximum of past contests that a message shows.
fn ordered_at_most(view: &TableView, seat: Seat) -> (Orders, Vec<Contest>) {
    let against = Seat(1 - seat.0.min(1));
    let stake = view.title.stakes().iter().max_by_key(|stake| stake.len()).copied().unwrap_or_default();
    let order = |answer| Order {
        against: Some(against),
        stake: Some(stake.to_owned()),
        part: Some(9999),
        contests: Some(99),
        ..Order::always(answer)
    };
    let standing = (0..MOST_ORDERS).map(|n| order(if n == 0 { Answer::UpTo(9999) } else { Answer::WhileWinning }));
    let moves = || vec!["place 12345678".to_owned(); MOST_PLANNED];
    let ordered = Orders { standing: standing.collect(), plan: moves(), lapsed: moves() };
    let answers = vec![Contested { cost: 9999, stayed: true, ordered: Some(false) }];
    (ordered, vec![Contest { seq: Seq(999_999), against, stake, answers }; 10])
}

/// The extents of a board in words.
const EXTENTS: [Extent; 2] = [Extent::Brief, Extent::Whole];

/// Judges every message that the bot can send about a position.
fn judge_position(judges: &mut Judges, view: &TableView, log: &[Entry], locale: Locale) {
    let voice = names::voice(view, locale);
    for extent in EXTENTS {
        judges.message("board", &board::card(view, log, 0, extent).outgoing);
        judges.message("board, second page", &board::card(view, log, 1, extent).outgoing);
    }
    judges.message("board in words", &board::in_words(view, log, Some(Seat(0)), locale));
    judges.message("begun", &lobby::begun(view, LINK));
    let (plain, position) = (names::plain_voice(view, locale), view.unredacted().unwrap());
    let drawn = position.picture(Viewer::Public, RenderOptions::default(), &[], &plain).map(|picture| picture.alt);
    let alt = drawn.unwrap_or_else(|| "🐉".repeat(LONGEST_ALT / 2));
    for extent in EXTENTS {
        judges.pictured("board with picture", &board::card(view, log, 0, extent).outgoing, &alt);
    }
    let mut footed = board::private(String::new(), view, log, Some(Seat(0)), locale, 0, Extent::Whole);
    footed.embed.iter_mut().for_each(|embed| embed.footnote(&plain.word("discord-board-no-pictures")));
    judges.message("board that may have no picture", &footed);
    for open in &view.open {
        let seat = open.decision.seat;
        let person = view.occupant(seat).unwrap().person().unwrap();
        let news = log.last().map(|entry| entry.seq);
        for untold in [Vec::new(), log.iter().map(|entry| entry.seq).collect()] {
            let asked = Question { view, log, open, person, news: &untold };
            judges.message("turn", &call::turn(asked, LINK, true));
            judges.message("turn elsewhere", &call::turn_elsewhere(asked, &longest_location(), true));
            judges.message("direct message", &call::direct(asked, &longest_location(), Extent::Whole));
            judges.message("mention", &call::mention(asked));
        }
        for by in [None, Some(Seat(0))] {
            judges.message("reminder", &clock::reminder(view, open, person, LINK, by));
            let asked = Question { view, log, open, person, news: &[] };
            judges.message("direct reminder", &call::reminded(asked, &longest_location(), by, Extent::Whole));
        }
        judges.message("overdue", &clock::overdue_notice(view, seat, person));
        judges.message("time up", &clock::time_up(view, seat, person));
        judges.message("lobby warning", &clock::lobby_warning(view, person));
        let complete = TableView { waits_for_host: true, all_may_start: true, ..view.clone() };
        judges.message("host awaited", &lobby::host_awaited(&complete).unwrap());
        if let Some(by) = news {
            judges.message("forced", &call::forced(view, log, seat, by, person, &longest_location()));
            judges.message("forced, mentioned", &call::forced_mention(view, log, by, person, &longest_location()));
        }
        judges.message("brief", &call::brief(String::new(), view, open, &voice, 0, Extent::Whole));
        if open.is_contest() {
            let (ordered, past) = ordered_at_most(view, seat);
            judges.message("orders", &orders::page(view, &ordered, &past, locale));
            judges.message("planned", &orders::planned(&ordered, locale));
        }
        judges.message("opened", &call::opened(view, log, open, &voice, 0, Extent::Brief));
        let stepped = TableView { steps: vec!["drop 12345678".to_owned()], ..view.clone() };
        for extent in EXTENTS {
            judges.message("private board", &board::private(String::new(), view, log, Some(seat), locale, 0, extent));
            for page in 0..2 {
                judges.message(
                    "turn in steps",
                    &board::private(String::new(), &stepped, log, Some(seat), locale, page, extent),
                );
            }
        }
        judges.message("brief in steps", &call::brief(String::new(), &stepped, open, &voice, 0, Extent::Brief));
        let completions = commands::moves(view, person.id, locale, "");
        assert_eq!(completions.len(), view.unredacted().unwrap().legal(seat).len());
    }
    judge_consent(judges, view, log, locale);
    judges.message("score", &pages::score(view, locale));
    judges.message("status", &pages::status(view, locale));
}

/// Judges the messages of an undo request.
fn judge_consent(judges: &mut Judges, view: &TableView, log: &[Entry], locale: Locale) {
    let (first, request, until) = (Seq(u64::MAX - 1), Seq(u64::MAX), Timestamp(FAR));
    for agreed in [Vec::new(), Seat::all(view.seats.len() as u8).skip(2).collect()] {
        let asked = UndoAsked { request, seat: Seat(0), first, agreed, until };
        judges.message("undo asked", &consent::asked(view, &asked, log));
        let view = TableView { undo_asked: Some(asked), ..view.clone() };
        for consent in [Consent::Open, Consent::Given, Consent::Refused, Consent::Withdrawn] {
            judges.message("undo, reply", &consent::reply(&UndoConsent { view: view.clone(), consent }, locale));
        }
    }
    let undo = EntryKind::Undo { seat: Seat(0), to: first, agreed: true };
    for end in [undo, EntryKind::UndoRefused(Seat(1)), EntryKind::UndoWithdrawn(Seat(0)), EntryKind::UndoLapsed] {
        let since = [EntryKind::UndoAsked(Seat(0)), end].map(|kind| entry(u64::MAX, kind, None, Vec::new()));
        judges.message("undo, settled", &consent::settled(view, &since));
    }
    judges.message("call undone", &consent::call_undone(view, Seat(0), locale));
    let voice = names::voice(view, locale);
    let ask = OutgoingMessage::text("x")
        .with(vec![consent::ask_button(view, request, &voice), clock::nudge_button(view, &voice)]);
    judges.message("undo, button", &ask);
}

/// Judges the messages about reports and about the data of a person.
fn judge_files(judges: &mut Judges, locale: Locale) {
    let text = "*_~`|\\".repeat(200);
    let table = Some(TableId::from_bits(u64::MAX));
    let report = privacy::Report { build: "100.200.300", at: FAR, text: &text, table, last: Vec::new(), record: None };
    judges.message("report", &privacy::report(&report, locale));
    let person = PersonalTable {
        table: TableId::from_bits(1),
        title: "raids".to_owned(),
        channel: u64::MAX,
        community: None,
        stage: Stage::Playing,
        seat: Some((Seat(0), Person { id: PersonId(1), name: "x".to_owned(), locale })),
        orders: None,
        done: Vec::new(),
    };
    let data = PersonalData { person: PersonId(1), tables: vec![person; 100_000], documents: Vec::new() };
    judges.message("personal data", &privacy::exported(&data, locale));
    judges.message("delete?", &privacy::ask(&data, locale));
    for left in [0, 100_000] {
        judges.message("forgotten", &privacy::forgotten(&Forgotten { tables: 100_000, kept: 9, left }, locale));
    }
}

/// The number of decisions to judge for each title in each language.
fn decisions_to_judge() -> usize {
    longer().unwrap_or(100)
}

/// The boards of one in so many decisions are judged; a longer search judges all.
const BOARDS_EVERY: usize = 3;

/// The variable `SKALD_LIMIT_DECISIONS`, for a longer search.
fn longer() -> Option<usize> {
    std::env::var("SKALD_LIMIT_DECISIONS").ok().and_then(|number| number.parse().ok())
}

/// Slow: every title, seat count and language, at decisions that are rare.
#[test]
fn every_decision_of_random_games_stays_within_limits() {
    for title in &titles() {
        std::thread::scope(|scope| {
            for locale in Locale::ALL {
                scope.spawn(move || play_and_judge(title, locale));
            }
        });
    }
}

/// Judges the direct message of every decision, and the boards of one in [`BOARDS_EVERY`].
///
/// It judges all other messages once for every kind of decision, number of choices and fullness of the board.
fn play_and_judge(title: &Arc<dyn Title>, locale: Locale) {
    let mut judges = Judges::default();
    let mut known = BTreeSet::new();
    let mut decisions = 0_usize;
    let mut ended = 0;
    let mut boards = 0;
    let mut recalled = 0;
    let (fewest, most) = title.meta().seats;
    for game in 0.. {
        let seats = fewest + (game % u64::from(most - fewest + 1)) as u8;
        let seed = Seed::from_number(game * 3 + locale as u64);
        let mut view = view(title, locale, seats, &seed);
        let (mut position, setup) = title.start(&view.options, seats, &seed).unwrap();
        let mut log = vec![entry(1, EntryKind::Start, None, setup)];
        while let Some(decision) = position.decisions().into_iter().next() {
            decisions += 1;
            let seq = log.len() as u64 + 1;
            let seat = decision.seat;
            place(&mut view, position.as_ref(), seq);
            if decision.out_of_turn {
                let person = view.occupant(seat).unwrap().person().unwrap();
                let asked = Question { view: &view, log: &log, open: &view.open[0], person, news: &[] };
                judges.quickly("direct message", &call::direct(asked, &longest_location(), Extent::Whole));
            }
            if decisions.is_multiple_of(BOARDS_EVERY) || longer().is_some() {
                let card = |log, extent| board::card(&view, log, 0, extent).outgoing;
                let told = card(&log, Extent::Whole);
                let plain = card(&[], Extent::Whole);
                judges.quickly("board in brief", &card(&log, Extent::Brief));
                judges.quickly("board", &told);
                judges.note("board", left_out(&plain, &told));
                recalled += usize::from(!left_out(&told, &plain).is_empty());
                boards += 1;
            }
            let legal = position.legal(seat);
            let coarseness = if longer().is_some() { 1 } else { 8 };
            let looks =
                (seats, decision.kind.clone(), legal.len() / coarseness, fullness(position.as_ref()) / coarseness);
            if known.insert(looks) {
                judge_position(&mut judges, &view, &log, locale);
            }
            let action = position.suggest("random", seat, &seed.derive("limits", seq)).unwrap().unwrap();
            let events = position.apply(seat, &action).unwrap();
            log.push(entry(seq, EntryKind::Act(seat), Some(action.to_string()), events));
        }
        ended += 1;
        if ended <= 2 {
            judge_end(&mut judges, &mut view, position.as_ref(), &log, &seed, locale);
        }
        if decisions >= decisions_to_judge() {
            break;
        }
    }
    let key = title.meta().key;
    assert!(recalled * 5 > boards * 4, "{recalled} boards of {boards} in {key} say what happened last");
    judges.settle(&format!("{ended} games of {key} in {locale:?}"));
}

/// The parts that a board loses by showing recent events. There should be none.
fn left_out(without: &OutgoingMessage, with: &OutgoingMessage) -> Vec<String> {
    let sent = |outgoing: &OutgoingMessage| json!(outgoing.embed.clone().map(|embed| embed.sent(None)));
    let without = sent(without);
    let with = sent(with);
    let parts = |embed: &Value| embed["fields"].as_array().cloned().unwrap_or_default();
    let kept = parts(&with);
    let lost = parts(&without).into_iter().filter(|part| !kept.contains(part)).map(|part| format!("lost: {part}"));
    let same = ["description", "footer"].into_iter().filter(|key| without[key] != with[key]);
    lost.chain(same.map(|key| format!("another {key}"))).collect()
}

/// The amount of text on a board, by which the test finds the fullest of each kind.
fn fullness(position: &dyn Position) -> usize {
    position.snapshot().unwrap().to_string().len() / 200
}

fn judge_end(
    judges: &mut Judges,
    view: &mut TableView,
    position: &dyn Position,
    log: &[Entry],
    seed: &Seed,
    locale: Locale,
) {
    place(view, position, u64::from(u32::MAX));
    for stage in [Stage::Finished, Stage::Ended] {
        view.stage = stage;
        view.seed = Some(*seed);
        view.ended_at = Some(Timestamp(1000 * 60 * 60 * 24 * 40));
        judges.message("end card", &ending::card(view));
        for extent in EXTENTS {
            judges.message("last board", &board::card(view, log, 0, extent).outgoing);
        }
        judges.message("score at the end", &pages::score(view, locale));
    }
    let turns = (0..200).map(|turn| (Seat(turn % view.seats.len() as u8), Seq(u64::from(turn) * 1_000)));
    let past = Past { view: view.clone(), turn: 100, ends: turns.collect(), choice: None };
    let alt = "x".repeat(LONGEST_ALT);
    for extent in EXTENTS {
        judges.pictured("replay", &replay::page(&past, log, locale, extent, Some(Some(Seat(0)))), &alt);
    }
    for span in [Span::Game, Span::Since(Seat(0))] {
        judges.pictured("animation", &replay::animation(view, span, locale), &alt);
    }
    for seat in Seat::all(view.seats.len() as u8) {
        judges.message("explained", &pages::explained(view, log, seat, locale));
        judges.message("decided", &call::decided(view, seat, log, locale));
        judges.message("decided without a person", &call::decided(view, seat, &[], locale));
    }
    for page in 0..40 {
        judges.message("log", &pages::log(view, log, PersonId(u64::MAX), LogFrom::Page(page), locale));
    }
    judges.message("log since my turn", &pages::log(view, log, PersonId(u64::MAX), LogFrom::MyTurn, locale));
}

fn entry(seq: u64, kind: EntryKind, action: Option<String>, events: Vec<Value>) -> Entry {
    let actor = Actor::Person(PersonId(u64::MAX));
    skald::store::Entry {
        seq: Seq(seq),
        at: Timestamp(seq),
        actor,
        kind,
        action,
        events: events.into(),
        rules_version: 1,
    }
    .into()
}

#[test]
fn end_card_states_the_duration_of_the_game() {
    const MINUTE: u64 = 60_000;
    let view = view(&titles()[0], Locale::En, 2, &Seed::from_number(1));
    for (minutes, said) in [
        (0, "It took less than a minute."),
        (45, "It took 45 minutes."),
        (125, "It took 2 h 5 min."),
        (27 * 60, "It took 1 day and 3 h."),
        (48 * 60 + 59, "It took 2 days."),
    ] {
        let (started_at, ended_at) = (Some(Timestamp(MINUTE)), Some(Timestamp((minutes + 1) * MINUTE)));
        let over = TableView { stage: Stage::Ended, started_at, ended_at, ..view.clone() };
        let card = ending::card(&over).body()["embeds"][0]["description"].to_string();
        assert!(card.contains(said), "{minutes}: {card}");
    }
}

#[test]
fn end_card_says_why_a_win_is_not_counted() {
    let view = view(&titles()[0], Locale::En, 2, &Seed::from_number(1));
    let (winner, said) = (Some(Seat(1)), "does not count in /stats: a computer player helped");
    for (assisted, gone, expected) in [
        (vec![], vec![], false),
        (vec![Seat(0)], vec![], false),
        (vec![Seat(1)], vec![], true),
        (vec![Seat(1)], vec![Seat(1)], false),
    ] {
        let over = TableView { stage: Stage::Ended, winner, assisted, gone, ..view.clone() };
        let card = ending::card(&over).body()["embeds"][0]["description"].to_string();
        assert_eq!(card.contains(said), expected, "{:?}: {card}", over.assisted);
    }
}

#[test]
fn only_the_last_person_is_asked_whether_leavers_shall_lose() {
    let view = view(&titles()[0], Locale::En, 3, &Seed::from_number(1));
    let computer = |person: &Person| Occupant::Computer { policy: "easy".into(), instead_of: Some(person.clone()) };
    for (left, expected) in [(0, false), (1, false), (2, true)] {
        let seats = view.seats.iter().enumerate().map(|(index, occupant)| match occupant {
            Occupant::Person(person) if index < left => computer(person),
            occupant => occupant.clone(),
        });
        let view = TableView { seats: seats.collect(), stage: Stage::Playing, abandoned: left > 0, ..view.clone() };
        let asked = clock::vote_to_end(&view, &names::voice(&view, Locale::En)).content;
        assert_eq!(asked.contains("the player who stays wins"), expected, "{left}: {asked}");
        assert_ne!(asked.contains("when everybody at the table asks"), expected, "{left}: {asked}");
    }
}

#[test]
fn status_of_a_lobby_says_whether_it_is_full() {
    let full = view(&titles()[0], Locale::En, 3, &Seed::from_number(1));
    let waits = TableView { wanted: 4, ..full.clone() };
    let said = [full, waits].map(|view| pages::status(&view, Locale::En).body().to_string());
    assert_eq!(said.map(|said| said.contains("The table is full and waits for the host")), [true, false]);
}

#[test]
fn lobby_marks_only_the_host() {
    let view = view(&titles()[0], Locale::En, 2, &Seed::from_number(1));
    let voice = names::voice(&view, Locale::En);
    let marked = [Seat(0), Seat(1)].map(|seat| lobby::seat(&view, seat, &voice).ends_with(" · host"));
    assert_eq!(marked, [true, false]);
}

/// The title with this key.
fn title_by_key(key: &str) -> Arc<dyn Title> {
    titles().into_iter().find(|title| title.meta().key == key).expect("a title of ours")
}

/// A person with a short name.
fn short_named(seat: Seat) -> Occupant {
    let id = PersonId(u64::MAX - u64::from(seat.0));
    Occupant::Person(Person { id, name: format!("P{}", seat.0), locale: Locale::En })
}

/// Plays random games up to an action after which `wanted` holds. Returns the table, the acting seat and the log.
fn game_until(
    title: &Arc<dyn Title>,
    seats: u8,
    wanted: impl Fn(&TableView, Seat, &[Entry]) -> bool,
) -> (TableView, Seat, Vec<Entry>) {
    for game in 0..400 {
        let seed = Seed::from_number(game);
        let mut view = view(title, Locale::En, seats, &seed);
        view.seats = Seat::all(seats).map(short_named).collect();
        let (mut position, setup) = title.start(&view.options, seats, &seed).unwrap();
        let mut log = vec![entry(1, EntryKind::Start, None, setup)];
        while let Some(decision) = position.decisions().into_iter().next() {
            let (seat, seq) = (decision.seat, log.len() as u64 + 1);
            let action = position.suggest("random", seat, &seed.derive("limits", seq)).unwrap().unwrap();
            let events = position.apply(seat, &action).unwrap();
            log.push(entry(seq, EntryKind::Act(seat), Some(action.to_string()), events));
            place(&mut view, position.as_ref(), seq + 1);
            if wanted(&view, seat, &log) {
                return (view, seat, log);
            }
        }
    }
    panic!("no random game reaches the wanted state");
}

/// A reply to an action of a seat that caused these entries.
fn acted(view: &TableView, seat: Seat, entries: Vec<Entry>) -> Acted {
    let view = view.as_seat(seat);
    Acted { view, seat, action: String::new(), before: None, entries, moved: false, repeated: false }
}

#[test]
fn reply_begins_with_actions_against_its_reader() {
    let told = |view: &TableView, entry: &Entry| orders::lines(view, entry, &names::voice(view, Locale::En));
    let tells_of = |view: &TableView, seat: Seat, entry: &Entry| {
        let marked = names::voice(view, Locale::En).marked(seat);
        told(view, entry).iter().any(|line| line.contains(&marked))
    };
    // One seat acts against another, and the entry before does not concern the other.
    let of_another = |view: &TableView, seat: Seat, entry: &Entry| {
        let mut others = Seat::all(3).filter(|other| *other != seat);
        others.find(|other| tells_of(&view.as_seat(*other), *other, entry))
    };
    let apart = |view: &TableView, seat: Seat, log: &[Entry]| {
        let view = view.as_seat(seat);
        log.iter().find(|entry| !told(&view, entry).is_empty() && !tells_of(&view, seat, entry)).cloned()
    };
    let wanted = |view: &TableView, seat: Seat, log: &[Entry]| {
        let done = log.last().unwrap();
        let about = of_another(view, seat, done).filter(|_| told(view, done).len() <= 4);
        about.is_some_and(|about| apart(view, about, log).is_some())
    };
    let (view, seat, log) = game_until(&title_by_key("raids"), 3, wanted);
    let done = log.last().unwrap();
    let me = of_another(&view, seat, done).unwrap();
    let (mine, other) = (view.as_seat(me), apart(&view, me, &log).unwrap());

    let reply = |entries, extent| outcome::after(&acted(&view, me, entries), Locale::En, extent).content;
    let voice = names::voice(&mine, Locale::En);
    let lines = told(&mine, done);
    let whole = std::iter::once(voice.word("discord-acted-before")).chain(lines.clone()).collect::<Vec<_>>();
    assert_eq!(reply(vec![done.clone()], Extent::Whole), whole.join("\n"), "the reply omits nothing");
    let many = std::iter::once(done.clone()).chain(std::iter::repeat_n(other, 8)).collect();
    let short = reply(many, Extent::Brief);
    let about_me = lines.iter().find(|line| line.contains(&voice.marked(me))).unwrap();
    assert!(short.contains(about_me.as_str()) && short.lines().count() < 8, "{short}");
}

#[test]
fn question_after_an_answer_reads_like_a_call() {
    let asked = |view: &TableView, seat: Seat, _: &[Entry]| {
        view.decision_of(seat).is_some_and(|open| open.decision.out_of_turn)
    };
    let (view, seat, _) = game_until(&title_by_key("raids"), 3, asked);
    let acted = acted(&view, seat, Vec::new());
    let (open, voice) = (acted.view.decision_of(seat).unwrap(), names::voice(&acted.view, Locale::En));
    for extent in EXTENTS {
        let after = outcome::after(&acted, Locale::En, extent);
        let called = call::brief(after.content.clone(), &acted.view, open, &voice, 0, extent).body();
        let reply = after.body();
        assert_eq!((&reply["embeds"], &reply["components"]), (&called["embeds"], &called["components"]));
    }
}

#[test]
fn log_marks_entries_after_ones_last_action_as_new() {
    let view = view(&titles()[0], Locale::En, 2, &Seed::from_number(1));
    let (reader, other) = (PersonId(u64::MAX), PersonId(u64::MAX - 1));
    let all = [
        (reader, EntryKind::Pause),
        (reader, EntryKind::Act(Seat(0))),
        (other, EntryKind::Resume),
        (other, EntryKind::Pause),
    ];
    let entry = |(seq, (person, kind)): (u64, (PersonId, EntryKind))| {
        Entry::without_events(Seq(seq), Timestamp(seq), Actor::Person(person), kind)
    };
    let log: Vec<_> = (1..).zip(all).map(entry).collect();
    let lines = |log: &[Entry], from| {
        let page = pages::log(&view, log, reader, from, Locale::En).body();
        let text = page["embeds"][0]["description"].as_str().unwrap().to_owned();
        text.lines().map(|line| line.contains("🆕")).collect::<Vec<_>>()
    };
    assert_eq!(lines(&log, LogFrom::MyTurn), [false, true, true], "an action without events says nothing");
    assert_eq!(lines(&log[..2], LogFrom::MyTurn), [false], "nothing came after it");
    assert_eq!(lines(&log, LogFrom::Latest), [false; 3]);
    assert_eq!(lines(&log, LogFrom::Page(1)), [false; 3], "a page number past the end gives the last page");
}

#[test]
fn lobby_names_edition_and_changed_options() {
    for title in &titles() {
        let rulebook = view(title, Locale::En, title.meta().seats.1, &Seed::from_number(1));
        let voice = names::voice(&rulebook, Locale::En);
        let said = |view: &TableView| lobby::card(view).body()["embeds"][0]["fields"].to_string();
        // The text as escaped in JSON.
        let quoted = |text: &str| json!(text).to_string().trim_matches('"').to_owned();
        let edition = match title.edition().id.as_str() {
            "reconstruction-1" => "our reconstruction".to_owned(),
            id => quoted(id),
        };
        let none = quoted(&voice.word("discord-lobby-options-none"));
        assert!(said(&rulebook).contains(&edition) && said(&rulebook).contains(&none), "{}", said(&rulebook));
        for spec in title.options() {
            let value = *spec.values.last().unwrap();
            let mut other = rulebook.clone();
            other.options[spec.key] = value.into();
            let key = title.meta().key;
            let words = [lobby::option_key(key, spec.key), lobby::value_key(key, spec.key, value)];
            let [option, value] = words.map(|key| voice.word(&key));
            let (line, card) = (quoted(&format!("{option}: **{value}**")), said(&other));
            assert!(card.contains(&line) && !card.contains(&none), "{line}: {card}");
        }
    }
}

#[test]
fn agreement_is_mentioned_only_with_other_people() {
    let both = view(&titles()[0], Locale::En, 2, &Seed::from_number(1));
    let computer = Occupant::Computer { policy: "careful".into(), instead_of: None };
    let alone = TableView { seats: vec![both.seats[0].clone(), computer], ..both.clone() };
    let agrees = [both, alone].map(|view| {
        let reply = consent::reply(&UndoConsent { view, consent: Consent::Given }, Locale::En);
        reply.content.contains("Everybody agrees")
    });
    assert_eq!(agrees, [true, false]);
}

#[test]
fn table_name_is_its_board_heading_or_its_title() {
    for title in &titles() {
        let seed = Seed::from_number(1);
        let mut view = view(title, Locale::En, title.meta().seats.1, &seed);
        let voice = names::voice(&view, Locale::En);
        assert_eq!(names::heading(&view, &voice), title.meta().name);
        let (position, _) = title.start(&view.options, view.wanted, &seed).unwrap();
        place(&mut view, position.as_ref(), 2);
        assert_eq!(names::heading(&view, &voice), position.board(Viewer::Public, &voice).title);
    }
}

/// Judges a lobby with as many kept seats as possible, and what it says to the invited people.
fn judge_invitations(judges: &mut Judges, view: &TableView) {
    let locale = view.locale;
    let guests: Vec<_> = (1..u64::from(view.wanted)).map(|guest| PersonId(u64::MAX - guest)).collect();
    let invited = guests.iter().map(|person| Invitation { person: *person, asked: Seq(2) }).collect();
    let (seats, stage) = (people(1, locale), Stage::Lobby);
    let view = TableView { seats, stage, invited, invited_only: true, ..view.clone() };
    judges.message("lobby with kept seats", &lobby::card(&view));
    judges.message("status with kept seats", &pages::status(&view, locale));
    let voice = Voice::new(locale, Vec::new());
    if !guests.is_empty() {
        judges.message("invitation", &invitation::asked(&view, Seq(2)));
        judges.message("invited", &invitation::made(&guests, &voice));
    }
    let titles = titles();
    judges.message("challenge", &invitation::which_title(PersonId(u64::MAX), titles.iter().map(AsRef::as_ref), &voice));
}

/// Slow: every page of every title in all languages.
#[test]
fn lobby_rules_help_and_lists_stay_within_limits() {
    let mut judges = Judges::default();
    for (title, locale) in titles().iter().flat_map(|title| Locale::ALL.map(|locale| (title, locale))) {
        let (fewest, most) = title.meta().seats;
        for seats in fewest..=most {
            let mut view = view(title, locale, seats, &Seed::from_number(1));
            view.wanted = most;
            judges.message("lobby", &lobby::card(&view));
            // Every option differs from the rulebook.
            view.options = title
                .options()
                .iter()
                .map(|spec| (spec.key.to_owned(), Value::from(*spec.values.last().unwrap())))
                .collect();
            judges.message("lobby with options", &lobby::card(&view));
            for stage in [Stage::Playing, Stage::Ended] {
                view.stage = stage;
                judges.message("old lobby", &lobby::card(&view));
            }
            let computer = Occupant::Computer { policy: "careful".into(), instead_of: None };
            view.seats = vec![computer; usize::from(most)];
            judges.message("computers", &lobby::card(&view));
            judge_invitations(&mut judges, &view);
            judge_lists(&mut judges, &view, locale);
        }
        for page in 0..20 {
            judges.message("rules", &rules::page(title.as_ref(), &Value::Null, page, locale));
            let other: Value =
                title.options().iter().map(|spec| (spec.key.to_owned(), Value::from(spec.values[1]))).collect();
            judges.message("rules of a table", &rules::page(title.as_ref(), &other, page, locale));
        }
        judges.pictured("rules with picture", &rules::page(title.as_ref(), &Value::Null, 0, locale), "The components");
    }
    for locale in Locale::ALL {
        let page = |name: &str| Some(format!("https://bot.example/{}", name.repeat(50)).parse().unwrap());
        let legal = LegalLinks { privacy: page("privacy"), terms: page("terms") };
        for page in 0..5 {
            judges.message("help", &pages::help(&skald::games::builtin().unwrap(), &legal, page, locale));
            judges.message("rules of play", &pages::rules_of_play(page, locale));
        }
        judge_files(&mut judges, locale);
    }
    judges.settle("cards");
}

/// Judges a person's list of games, with and without a table to leave, and the question before leaving.
fn judge_lists(judges: &mut Judges, view: &TableView, locale: Locale) {
    let seated = |n: u64| TableView {
        id: TableId::from_bits(u64::MAX - n),
        seats: people(view.seats.len() as u8, locale),
        ..view.clone()
    };
    let many: Vec<_> = (0..15).map(|n| (seated(n), LINK.to_owned())).collect();
    let (player, stranger) = (PersonId(u64::MAX), PersonId(1));
    for (count, person) in [(15, player), (15, stranger), (8, player), (8, stranger), (0, stranger)] {
        let list = games_of::games(&many[..count], (0, 1), &many[..count.min(5)], person, locale);
        assert!(list.list.is_some() || count == 15, "{count} tables fit a list");
        judges.message("games", &list);
        judges.message("games as an embed", &OutgoingMessage { list: None, ..list });
    }
    judge_tables_of_a_server(judges, &many[..server::ROWS], locale);
    for person in [player, PersonId(u64::MAX - 1)] {
        judges.message("way out", &games_of::way_out(&many[0].0, person, locale));
    }
}

/// Judges the list of a server's tables, with and without their channels, and the question before ending one.
fn judge_tables_of_a_server(judges: &mut Judges, tables: &[(TableView, String)], locale: Locale) {
    let views: Vec<_> = tables.iter().map(|(view, _)| view.clone()).collect();
    let gone = views.iter().map(|view| view.channel).collect::<BTreeSet<_>>();
    let stage = |at: u64| if at.is_multiple_of(2) { Stage::Lobby } else { Stage::Playing };
    let mixed = (0_u64..).zip(views.iter().cycle().take(overview::LOADED));
    let mixed = mixed.map(|(at, view)| TableView {
        id: TableId::from_bits(u64::MAX - at),
        stage: stage(at),
        wanted: 8,
        ..view.clone()
    });
    let found = CommunityTables { count: usize::MAX, views: mixed.collect(), page: 0, pages: 1 };
    judges.message("overview", &overview::card(&found, locale));
    let found = CommunityTables { count: 0, views: Vec::new(), page: 0, pages: 1 };
    judges.message("overview without tables", &overview::card(&found, locale));
    for (page, views) in [(0, views.clone()), (usize::MAX - 1, views.clone()), (0, Vec::new())] {
        let found = CommunityTables { count: views.len(), views, page, pages: usize::MAX };
        for gone in [&gone, &BTreeSet::new()] {
            let list = server::page(&found, gone, locale);
            judges.message("tables of a server", &list);
            let said = list.embed.as_ref().map(|embed| embed.text()).unwrap_or_default();
            assert!(!said.ends_with(" …"), "not all tables of a page fit: {said}");
        }
    }
    for (view, gone) in views.iter().flat_map(|view| [(view, true), (view, false)]) {
        judges.message("end a table of a server?", &server::ask_to_end(view, gone, locale));
    }
}

/// A tournament of the maximum number of people with the longest names.
fn tournament_of_all(format: Format, stage: TournamentStage, locale: Locale) -> Tournament {
    let person =
        |n: usize| Person { id: PersonId(u64::MAX - n as u64), name: NAMES[n % NAMES.len()].to_owned(), locale };
    let game = |n: usize| Pairing {
        players: vec![2 * n, 2 * n + 1],
        channel: Some(ChannelId(u64::MAX - n as u64)),
        table: Some(TableId::from_bits(n as u64)),
        stopped_at: Some(Timestamp(FAR)),
        stopped: n.is_multiple_of(3),
        result: (n % 3 == 1).then(|| vec![Placed { rank: 1, points: i32::MAX }; 2]),
    };
    let round = Round { games: (0..MOST_ENTRANTS / 2).map(game).collect(), byes: vec![0] };
    let place = (CommunityId(u64::MAX), ChannelId(u64::MAX));
    let (id, host, title) = (TournamentId(u64::MAX), PersonId(u64::MAX), "explorers".to_owned());
    Tournament {
        locale,
        pace: Some("2d+12h wait".parse().unwrap()),
        stage,
        entrants: (0..MOST_ENTRANTS).map(|n| Entrant { person: person(n), dropped: n % 5 == 4 }).collect(),
        seed: Some(Seed::from_number(u64::MAX)),
        rounds: if stage == TournamentStage::Open { Vec::new() } else { vec![round; 15] },
        ..Tournament::announced(id, place, host, title, format, Timestamp(u64::MAX))
    }
}

/// Slow: the largest tournament in every stage and language.
#[test]
fn tournaments_stay_within_limits() {
    let (mut judges, titles) = (Judges::default(), games::builtin().unwrap());
    let stages = [TournamentStage::Open, TournamentStage::Running, TournamentStage::Over, TournamentStage::Cancelled];
    let troubles = [None, Some(tournament::Trouble::Forbidden), Some(tournament::Trouble::Refused(Denial::Full))];
    for (locale, stage) in Locale::ALL.into_iter().flat_map(|locale| stages.map(|stage| (locale, stage))) {
        for format in [Format::Pools { per_table: 8 }, Format::Swiss { rounds: 15 }] {
            let all = tournament_of_all(format, stage, locale);
            for trouble in troubles {
                judges.message("the card of a tournament", &tournament::card(&all, &titles, trouble));
            }
            judges.message("a tournament", &tournament::shown(&all, &titles, locale));
            for game in [None, all.numbered().last().map(|(number, _)| number)] {
                let call = OrganizerCall { game, reminder: true, at: Timestamp(FAR) };
                judges.message("a call of the organizer", &tournament::organizer_call(&all, &titles, call));
            }
            judges.message("a question", &tournament::ask_to_cancel(&all, locale));
        }
    }
    judges.settle("tournaments");
}

/// Slow: every step of every tutorial in all languages.
#[test]
fn tutorials_stay_within_limits_without_truncation() {
    let mut judges = Judges::default();
    for (title, locale) in titles().iter().flat_map(|title| Locale::ALL.map(|locale| (title, locale))) {
        let mut lesson = title.tutorial().map(|_| Lesson::begin(title.as_ref()).unwrap());
        while let Some(now) = lesson {
            let view = TutorialView::new(title, now.clone());
            let codes = now.step().map(|_| now.position().legal(now.tutorial().learner)).unwrap_or_default();
            let others = codes.into_iter().step_by(5).map(tutorial::Remark::Other);
            // The names take turns with these remarks.
            let others = others.map(Some).zip(NAMES.iter().cycle());
            let plain = NAMES.iter().flat_map(|name| [(None, name), (Some(tutorial::Remark::Stale), name)]);
            for (remark, name) in others.chain(plain) {
                for extent in [Extent::Brief, Extent::Whole] {
                    let page = tutorial::page(&view, name, locale, 0.into(), extent, remark.as_ref());
                    judges.message("a step of a tutorial", &page);
                    let cut = page.embed.as_ref().is_some_and(|embed| embed.text().ends_with(" …"));
                    assert!(!cut, "{} step {} does not fit", title.meta().key, view.done());
                }
            }
            judges.message("its board in words", &tutorial::in_words(&view, NAMES[0], locale));
            lesson = now.step().and_then(|step| now.after(step.wanted[0]));
        }
        judges.message("no tutorial", &tutorial::none(title.as_ref(), locale));
    }
    judges.settle("tutorials");
}

#[test]
fn puzzles_stay_within_limits_without_truncation() {
    let mut judges = Judges::default();
    let titles = titles();
    let puzzles = titles.iter().flat_map(|title| (0..8).filter_map(move |day| puzzle_of(title, day * 7)));
    for (view, locale) in puzzles.flat_map(|view| Locale::ALL.map(|locale| (view.clone(), locale))) {
        let (day, title, puzzle) = (view.day, view.title.meta().key.to_owned(), view.puzzle.clone());
        let code = puzzle.line[0].clone();
        let post = PuzzlePost { day, title, puzzle, answered: u32::MAX, solved: u32::MAX };
        for extent in [Extent::Brief, Extent::Whole] {
            let card = puzzle::card(&view, Some((view.title.as_ref(), &post)), extent, locale);
            judges.message("a puzzle", &card);
            assert!(card.embed.as_ref().is_some_and(|embed| !embed.text().ends_with(" …")), "{card:?}");
            let choices = view.open.choices(&Voice::new(locale, Vec::new())).len() as u16;
            for n in (0..choices).step_by(5) {
                judges.message("its choices", &puzzle::page(&view, PageCursor::within(n, 1), extent, locale));
            }
        }
        judges.message("a result", &puzzle::result(&PuzzleAnswer { view, code, again: true, later: Some(2) }, locale));
    }
    judges.settle("puzzles");
}

fn puzzle_of(title: &Arc<dyn Title>, day: u64) -> Option<PuzzleView> {
    PuzzleView::new(title, day, Puzzle::of_day(title.as_ref(), day)?)
}

#[test]
fn server_messages_stay_within_limits() {
    let (mut judges, titles) = (Judges::default(), games::builtin().unwrap());
    let most = Allowance { person: u32::MAX, person_here: u32::MAX, community: u32::MAX };
    let at =
        server::SettingsContext { titles: &titles, style: BoardStyle::Picture, allowance: most, tables: usize::MAX };
    let ids = |count: u64| (0..count).map(|n| ChannelId(u64::MAX - n)).collect::<BTreeSet<_>>();
    for locale in Locale::ALL {
        let voice = Voice::new(locale, Vec::new());
        for (off, channels) in [(0, 0), (1, 1), (titles.keys().count(), MOST_CHANNELS as u64)] {
            let settings = ServerSettings {
                language: Some(locale),
                style: Some(BoardStyle::Both),
                threads: true,
                channels: ids(channels),
                overview: Some(CardPlace { channel: ChannelId(u64::MAX), locale }),
                puzzle: Some(CardPlace { channel: ChannelId(u64::MAX), locale }),
                forum: Some(ChannelId(u64::MAX)),
                titles_off: titles.keys().take(off).map(str::to_owned).collect(),
                person_tables: Some(u32::MAX),
                server_tables: Some(u32::MAX),
                gone: [(ChannelId(u64::MAX), true)].into(),
                keep_days: Some(3650),
                taken_off: (0..MOST_TAKEN_OFF as u64).map(|number| PersonId(u64::MAX - number)).collect(),
            };
            let gone: Vec<_> = settings.channels.iter().copied().collect();
            judges.message("server", &server::settings(&settings, &at, true, &gone, &voice));
            judges.message("server", &server::settings(&ServerSettings::default(), &at, false, &[], &voice));
        }
        // One line for each permission, each longer than any permission's name.
        let lines = (0..7).map(|_| "x".repeat(250)).collect();
        judges.message("doctor", &server::doctor(ChannelId(u64::MAX), false, lines, &voice));
        assert!(server::mentions(&ids(MOST_CHANNELS as u64), &voice).len() < 800);
    }
    judges.settle("servers");
}

const SEASONS: [&str; 3] = ["discord-season-current", "discord-season-last", "discord-season-all"];

/// A list at the limit of what it may hold: its messages, and what names each of its items.
struct FullList {
    name: &'static str,
    messages: Vec<OutgoingMessage>,
    items: Vec<String>,
    /// The sentence that counts the items that are not shown. A list without one shows all.
    rest: Option<&'static str>,
}

impl FullList {
    /// The lists of the bot for people and managers, in a language.
    fn all(locale: Locale) -> Vec<Self> {
        let voice = Voice::new(locale, Vec::new());
        let titles = games::builtin().unwrap();
        let title = title_by_key("raids");
        let tables: Vec<_> = (0..60_u64).map(|n| table_of_list(&title, locale, n)).collect();
        let linked: Vec<_> = tables.iter().map(|view| (view.clone(), format!("https://x/{}", view.id))).collect();
        let links = |count: usize| linked[..count].iter().map(|(_, link)| format!("({link})")).collect::<Vec<_>>();
        let player = PersonId(u64::MAX);
        let pages = linked[..30].chunks(games_of::ROWS).enumerate();
        let games = pages.map(|(page, tables)| games_of::games(tables, (page, 2), &[], player, locale)).collect();
        let digest = games_of::digest(&linked[..12], 18, player, locale);
        let rooms = |views: &[TableView]| views.iter().map(|view| format!("<#{}>", view.channel)).collect::<Vec<_>>();
        let card = CommunityTables { count: 60, views: tables.clone(), page: 0, pages: 1 };
        let server = tables.chunks(server::ROWS).enumerate().map(|(page, views)| {
            let found = CommunityTables { count: 60, views: views.to_vec(), page, pages: 6 };
            server::page(&found, &BTreeSet::new(), locale)
        });
        let standing = |n: u64| Standing { person: PersonId(n), name: format!("N{n}"), ..standing(0) };
        let standings: Vec<_> = (0..500).map(standing).collect();
        let part = leaderboard::Part { title: None, season: SEASONS[0] };
        let cup = |format, stage| tournament_of_all(format, stage, locale);
        let swiss = cup(Format::Swiss { rounds: 15 }, TournamentStage::Running);
        let (before, numbers) = (14 * MOST_ENTRANTS / 2, 1..=MOST_ENTRANTS / 2);
        let played = numbers.map(|number| format!("**{}** · ", before + number)).collect::<Vec<_>>();
        let ranks = (1..=MOST_ENTRANTS).map(|rank| format!("{rank}. ")).collect::<Vec<_>>();
        let channels: BTreeSet<_> = (0..MOST_CHANNELS as u64).map(|n| ChannelId(u64::MAX - n)).collect();
        let people: BTreeSet<_> = (0..MOST_TAKEN_OFF as u64).map(|n| PersonId(u64::MAX - n)).collect();
        let most = Allowance { person: u32::MAX, person_here: u32::MAX, community: u32::MAX };
        let at = server::SettingsContext { titles: &titles, style: BoardStyle::Both, allowance: most, tables: 9 };
        let settings = |channels: &BTreeSet<ChannelId>, people: &BTreeSet<PersonId>| {
            let settings =
                ServerSettings { channels: channels.clone(), taken_off: people.clone(), ..ServerSettings::default() };
            server::settings(&settings, &at, false, &[], &voice)
        };
        let tried: Vec<_> = channels.iter().map(|id| (*id, Some("why ".repeat(40)))).collect();
        let doctor = server::places(OutgoingMessage::text(String::new()), &tried, 0, &[], &voice);
        let named = channels.iter().map(|id| format!("<#{id}>")).collect::<Vec<_>>();
        let taken_off = people.iter().map(|id| format!("<@{id}>")).collect();
        let more = Some("overview-more");
        let list = |name, messages, items, rest| Self { name, messages, items, rest };
        vec![
            list("games", games, links(30), None),
            list("digest", vec![digest], links(30), Some("digest-more")),
            list("overview", vec![overview::card(&card, locale)], rooms(&tables), more),
            list("tables of a server", server.collect(), rooms(&tables), None),
            list(
                "leaderboard",
                vec![leaderboard::table(&standings, &[], PersonId(499), &part, locale)],
                standings.iter().map(|standing| format!("**{}**", standing.name)).collect(),
                more,
            ),
            list("games of a cup", vec![tournament::card(&swiss, &titles, None)], played, None),
            list("standing of a cup", vec![tournament::card(&swiss, &titles, None)], ranks, None),
            list("channels", vec![settings(&channels, &BTreeSet::new())], named.clone(), Some("discord-server-more")),
            list(
                "off the leaderboard",
                vec![settings(&BTreeSet::new(), &people)],
                taken_off,
                Some("discord-server-more"),
            ),
            list("doctor", vec![doctor], named, more),
        ]
    }

    /// What is wrong with it: an item that is neither shown nor counted, or text that was cut.
    fn fault(&self, voice: &Voice) -> Option<String> {
        let said = |outgoing: &OutgoingMessage| {
            let embed = outgoing.embed.as_ref().map(|embed| embed.text()).unwrap_or_default();
            format!("{}\n{embed}", outgoing.content)
        };
        let texts: Vec<_> = self.messages.iter().map(said).collect();
        let missing = self.items.iter().filter(|item| !texts.iter().any(|text| text.contains(item.as_str()))).count();
        let counted = self.rest.map(|key| voice.say(key, [("count", missing.into())]));
        let counted = counted.is_some_and(|counted| texts.iter().any(|text| text.contains(&counted)));
        let cut = texts.iter().any(|text| text.ends_with(" …"));
        (cut || missing > 0 && !counted).then(|| format!("{}: {missing} are missing\n{}", self.name, texts.join("\n")))
    }
}

/// A table with a channel and a link of its own.
fn table_of_list(title: &Arc<dyn Title>, locale: Locale, number: u64) -> TableView {
    let view = view(title, locale, 2, &Seed::from_number(1));
    TableView { id: TableId::from_bits(u64::MAX - number), channel: ChannelId(u64::MAX - number), wanted: 4, ..view }
}

#[test]
fn every_list_at_its_limit_shows_or_counts_all() {
    for locale in Locale::ALL {
        let voice = Voice::new(locale, Vec::new());
        let faults: Vec<_> = FullList::all(locale).iter().filter_map(|list| list.fault(&voice)).collect();
        assert!(faults.is_empty(), "{locale:?}: {}", faults.join("\n\n"));
    }
}

/// A standing with the largest numbers.
fn standing(place: usize) -> Standing {
    Standing {
        person: PersonId(u64::MAX - place as u64),
        name: NAMES[place % NAMES.len()].to_owned(),
        games: 99_999,
        wins: 99_999,
        draws: 99_999,
        helped: 99_999,
        against_computers: Level::ALL.map(|level| (Some(level), (99_999, 99_999))).into(),
        drawn_with_computers: 99_999,
        ranks: 499_995,
        rating: 99_999,
        provisional: true,
        decisions: (9_999_999, 9_999_999),
    }
}

/// Slow: full leaderboards of all titles in all languages.
#[test]
fn standings_stay_within_limits() {
    let mut judges = Judges::default();
    let people: Vec<_> = (0..500).map(standing).collect();
    let reader = PersonId(u64::MAX - 499);
    let titles = titles();
    for (locale, season) in Locale::ALL.iter().flat_map(|locale| SEASONS.map(|season| (*locale, season))) {
        for title in std::iter::once(None).chain(titles.iter().map(|title| Some(title.meta().name.to_owned()))) {
            let part = leaderboard::Part { title, season };
            judges.message("leaderboard", &leaderboard::table(&people, &[PersonId(u64::MAX)], reader, &part, locale));
            judges.message("empty leaderboard", &leaderboard::table(&[], &[], reader, &part, locale));
        }
        let own: Vec<_> = titles.iter().map(|title| (title.meta().name.to_owned(), 500, standing(1))).collect();
        judges.message("stats", &leaderboard::personal(&own, season, locale));
    }
    judges.settle("standings");
}

#[test]
fn completions_stay_within_limits() {
    for (title, locale) in titles().iter().flat_map(|title| Locale::ALL.map(|locale| (title, locale))) {
        // First no text. Then half the name of each option, after all others have values.
        let all = title.options().iter().map(|spec| (spec.key, *spec.values.last().unwrap())).collect::<Vec<_>>();
        let mut typed = vec![String::new()];
        for (key, _) in &all {
            let others = all.iter().filter(|(other, _)| other != key).map(|(other, value)| format!("{other}={value} "));
            typed.push(others.collect::<String>() + &key[..key.len() / 2]);
        }
        for typed in typed {
            let found = commands::options_text(title.as_ref(), &typed, locale);
            assert!(!found.is_empty() && found.len() <= 25, "{typed:?}");
            for (name, value) in found {
                assert!(!name.contains("-option"), "{name}");
                assert!(value.starts_with(typed.rsplit_once(' ').map_or("", |(done, _)| done)), "{value}");
            }
        }
    }
}

#[test]
fn commands_stay_within_limits_in_every_language() {
    let titles = games::builtin().unwrap();
    let registered = serde_json::to_value(commands::registered(&titles)).unwrap();
    let list = registered.as_array().unwrap();
    check_unique_names(&json!({ "name": "the commands", "options": registered }));
    let mut names = BTreeSet::new();
    let tags = Locale::ALL.iter().skip(1).flat_map(|locale| locale.discord_tags()).count();
    for command in list {
        assert!(names.insert(command["name"].as_str().unwrap()), "{} is there twice", command["name"]);
        let mut parsed = command.clone();
        // Twilight parses commands in the form that Discord returns.
        let in_menu = command["type"] == 2;
        let kind = command.get("type").cloned().unwrap_or(json!(1));
        for (key, value) in [("version", json!("1")), ("type", kind), ("id", json!("1"))] {
            parsed[key] = value;
        }
        if in_menu {
            // Discord returns an empty description.
            parsed["description"] = json!("");
        }
        let parsed: Command = serde_json::from_value(parsed).unwrap();
        if let Err(error) = twilight_validate::command::command(&parsed) {
            panic!("{}: {error}: {:?}", command["name"], std::error::Error::source(&error).map(ToString::to_string));
        }
        assert_eq!(command["name_localizations"].as_object().unwrap().len(), tags, "{}", command["name"]);
        if in_menu {
            continue;
        }
        check_names(command);
        check_unique_names(command);
        assert!(characters(command) <= 8_000, "{} has {} characters", command["name"], characters(command));
        check_option_limits(command);
    }
    assert!(list.len() <= 100);
    let managers_only = list.iter().filter(|command| command["default_member_permissions"] == "32");
    assert_eq!(managers_only.map(|command| &command["name"]).collect::<Vec<_>>(), ["server", "tournament"]);
    let of_titles = titles.keys().filter(|key| !titles.default_of(key).unwrap().actions().is_empty()).count();
    assert_eq!(
        list.iter().filter(|command| command["options"][0]["type"] == 1).count(),
        of_titles + 4,
        "and /table, /server, /orders, /tournament"
    );
    if let Some(document) = description::find() {
        let schema = schema(&document, "ApplicationCommandUpdateRequest");
        for command in list {
            let mut command = command.clone();
            // The document types these bits as a number, but Discord's reference and every client send text.
            if let Some(bits) = command["default_member_permissions"].as_str() {
                command["default_member_permissions"] = json!(bits.parse::<u64>().unwrap());
            }
            let faults: Vec<_> =
                schema.iter_errors(&command).map(|error| format!("{}: {error}", error.instance_path())).collect();
            assert!(faults.is_empty(), "{}: {faults:#?}", command["name"]);
        }
    }
}

#[test]
fn forms_stay_within_limits_in_every_language() {
    let table = TableId::from_bits(u64::MAX);
    let hours =
        json!({ "quiet": { "from": 1320, "to": 1319 }, "zone": "America/Argentina/ComodRivadavia", "interval": 72 });
    let settings = ServerSettings { keep_days: Some(3650), ..ServerSettings::default() };
    for locale in Locale::ALL {
        let voice = Voice::new(locale, Vec::new());
        let all = [
            forms::report(&voice),
            forms::note(table, Some("🐉".repeat(LONGEST_NOTE)), &voice),
            forms::calls(&serde_json::from_value(hours.clone()).unwrap(), &voice),
            forms::limits(&settings, &voice),
        ];
        for form in all {
            let length = |value: &Value| value.as_str().unwrap_or_default().encode_utf16().count();
            assert!((1..=45).contains(&length(&form["title"])), "{}", form["title"]);
            assert!(form["custom_id"].as_str().unwrap().parse::<Form>().is_ok());
            let rows = form["components"].as_array().unwrap();
            assert!((1..=5).contains(&rows.len()));
            for input in rows.iter().map(|row| &row["components"][0]) {
                let label = input["label"].as_str().unwrap();
                assert!((1..=45).contains(&length(&input["label"])) && !label.contains('…'), "{locale:?}: {label}");
                assert!(length(&input["value"]) <= input["max_length"].as_u64().unwrap() as usize * 2);
            }
        }
        let note = forms::note_line(&"🐉\n".repeat(LONGEST_NOTE / 2), &voice).unwrap();
        assert!(note.encode_utf16().count() < 2000, "a note fits a message");
    }
}

/// The size of a command as Discord counts it: its names, descriptions and values at all depths, each in its longest language.
fn characters(part: &Value) -> usize {
    let longest = |key: &str| {
        let others = part[&format!("{key}_localizations")].as_object().into_iter().flat_map(|all| all.values());
        let all = std::iter::once(&part[key]).chain(others).filter_map(Value::as_str);
        all.map(|text| text.encode_utf16().count()).max().unwrap_or(0)
    };
    let value = part["value"].as_str().map_or(0, |text| text.encode_utf16().count());
    let below = ["options", "choices"].into_iter().flat_map(|key| part[key].as_array().into_iter().flatten());
    longest("name") + longest("description") + value + below.map(characters).sum::<usize>()
}

/// Checks the options: at most 25 at each level, at most two levels of subcommands, required ones first.
fn check_option_limits(command: &Value) {
    fn below(part: &Value, depth: u8) {
        let options: Vec<_> = part["options"].as_array().into_iter().flatten().collect();
        assert!(options.len() <= 25, "{} has {} options", part["name"], options.len());
        let required: Vec<_> = options.iter().map(|option| option["required"] == true).collect();
        assert!(required.is_sorted_by(|one, other| one >= other), "{}", part["name"]);
        for option in options {
            let kind = option["type"].as_u64().unwrap();
            assert!(kind > 2 || depth < 2 && (kind == 1 || depth == 0), "{} stands too deep", option["name"]);
            below(option, depth + 1);
        }
    }
    below(command, 0);
}

/// Checks in every language that names match Discord's pattern and that descriptions exist and are short.
fn check_names(part: &Value) {
    let plain = |c: char| c == '-' || c == '_' || c.is_alphanumeric() && c.to_lowercase().eq([c]);
    let texts = |key: &str| {
        let own = part[key].as_str().map(str::to_owned);
        let others = part[&format!("{key}_localizations")].as_object().into_iter().flat_map(|all| all.values());
        own.into_iter().chain(others.map(|text| text.as_str().unwrap().to_owned())).collect::<Vec<_>>()
    };
    let choice = part.get("value").is_some();
    for name in texts("name") {
        let length = name.encode_utf16().count();
        assert!(
            choice && (1..=100).contains(&length) || (1..=32).contains(&length) && name.chars().all(plain),
            "{name}"
        );
        assert!(!["command-", "-do-", "-parameter-"].iter().any(|key| name.contains(key)), "{name} has no words");
    }
    for description in texts("description") {
        assert!((1..=100).contains(&description.encode_utf16().count()), "{description}");
        assert!(!description.ends_with("-about"), "{description} has no words");
    }
    for below in ["options", "choices"] {
        part[below].as_array().into_iter().flatten().for_each(check_names);
    }
}

/// Checks in every language that the options of one level have different names.
fn check_unique_names(part: &Value) {
    let options: Vec<_> = part["options"].as_array().into_iter().flatten().collect();
    let others = Locale::ALL.iter().skip(1).flat_map(|locale| locale.discord_tags());
    for tag in iter::once("").chain(others.copied()) {
        let named = |option: &&Value| match tag {
            "" => option["name"].to_string(),
            tag => option["name_localizations"][tag].to_string(),
        };
        let names: BTreeSet<_> = options.iter().map(named).collect();
        assert_eq!(names.len(), options.len(), "{} in {tag:?}", part["name"]);
    }
    options.iter().for_each(|option| check_unique_names(option));
}
