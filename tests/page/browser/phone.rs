//! What a phone shows at once: every message fits a screen with its picture and its first row of buttons.

use std::time::Duration;

use serde_json::{Value, json};
use skald::canvas::scene::{LEGIBLE, PHONE};
use skald::engine::{Seat, Seed};
use skald::table::{ChannelId, CommunityId, Open, Person, PersonId, Request, TableView};
use skald::words::Locale;

use super::stage::Stage;

/// The height of the screen.
const SCREEN: f64 = 844.0;
/// The least height of letters in a picture.
const LETTERS: f64 = 11.0;
/// How many actions a person takes in each game.
const ACTIONS: u64 = 14;
/// A title and its seat counts.
const GAMES: [(&str, &[u8]); 3] = [("raids", &[2, 3, 4]), ("brandubh", &[2]), ("nine_mens_morris", &[2])];

/// The heights of public and private messages to the end of their first row of buttons, and the widths of their pictures.
const MEASURED: &str = "const of = (message) => { \
    const row = message.querySelector('.row'); \
    return { high: row.getBoundingClientRect().bottom - message.getBoundingClientRect().top, \
             own: message.classList.contains('ephemeral'), text: message.innerText, \
             wide: message.querySelector('.embed .image img')?.getBoundingClientRect().width ?? 0 }; }; \
    return [...document.querySelectorAll('[data-message-id]:has(.row)')].map(of);";

#[tokio::test(flavor = "multi_thread")]
async fn messages_fit_a_phone_with_their_first_row_of_buttons() {
    let Some(stage) = Stage::open(390).await else { return };
    let mut failed = Vec::new();
    for (title, seats) in GAMES {
        for (seats, locale) in seats.iter().flat_map(|seats| Locale::ALL.map(|locale| (*seats, locale))) {
            let what = format!("{title}, {seats} seats, {}", locale.tag());
            let highest = play(&stage, title, seats, locale).await;
            println!("{what}: public {:.0}, private {:.0}, picture {:.0}", highest[0], highest[1], highest[2]);
            let letters = highest[2] * f64::from(LEGIBLE) / f64::from(PHONE);
            if highest[0].max(highest[1]) > SCREEN || letters < LETTERS {
                failed.push(format!("{what}: {highest:?}, letters {letters:.1}"));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
    stage.close().await;
}

/// Plays the beginning of a game against computer players. Returns the height of the highest public and private message,
/// and the width of the narrowest picture.
async fn play(stage: &Stage, title: &str, seats: u8, locale: Locale) -> [f64; 3] {
    let name = format!("{}-{seats}-{}", title.replace('_', "-"), locale.tag());
    let channel = stage.sandbox.open_channel(&name);
    let member = stage.sandbox.add_member(&name, locale.tag());
    let view = start(stage, title, seats, locale, (member.get(), channel.get())).await;
    let seat = view.seat_of(PersonId(member.get())).expect("a seat");
    stage.click("[data-testid=menu]").await;
    stage.become_member(&stage.sandbox.members().last().expect("a member").username).await;
    stage.open_channel(&name).await;
    let mut highest = [0.0_f64, 0.0, f64::MAX];
    for number in 0..ACTIONS {
        let view = stage.tables.look(view.id).await.expect("a table").seen_by(PersonId(member.get()));
        let Some(code) = action(&view, seat, number) else { break };
        let asked = stage.sandbox.slash(member, channel, "play", &[("action", json!(code))]).expect("the command");
        asked.answer(Duration::from_secs(20)).await.expect("an answer");
        // The room of a picture is there before it.
        stage.until("a question is there", "return document.querySelector('[data-message-id] .row') !== null").await;
        for message in stage.ask(MEASURED).await.as_array().expect("messages") {
            let own = usize::from(message["own"] == Value::Bool(true));
            let high = message["high"].as_f64().unwrap_or_default();
            if high > SCREEN {
                println!("{high} high: {}", message["text"]);
            }
            highest[own] = highest[own].max(high);
            let wide = message["wide"].as_f64().filter(|wide| *wide > 0.0);
            highest[2] = highest[2].min(wide.unwrap_or(f64::MAX));
        }
    }
    highest
}

/// A running game of a member against computer players.
async fn start(stage: &Stage, title: &str, seats: u8, locale: Locale, (member, channel): (u64, u64)) -> TableView {
    let by = PersonId(member);
    let host = Person { id: by, name: "Christophe".to_owned(), locale };
    let community = Some(CommunityId(stage.sandbox.guild().get()));
    let (title, options) = (title.to_owned(), Value::Null);
    let channel = ChannelId(channel);
    let open = Open { channel, community, host, title, edition: None, options, seats, locale, pace: None };
    let lobby = stage.tables.lobby();
    let table = lobby.open(open, None).await.expect("a table").id;
    for _ in 1..seats {
        lobby.add_computer(Request::new(table, by), "careful").await.expect("a computer player");
    }
    lobby.start(Request::new(table, by)).await.expect("a start")
}

/// What a careful player would do in this seat.
fn action(view: &TableView, seat: Seat, number: u64) -> Option<String> {
    let seed = Seed::from_number(number);
    let suggested = view.unredacted()?.suggest("careful", seat, &seed).expect("a policy");
    suggested.map(|action| action.code().to_owned())
}
