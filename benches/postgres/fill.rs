//! Stores very many tables quickly. A few games are played through the program, and their documents are copied many
//! times in the database, with other ids and other people. The archived document of a finished game is copied
//! unchanged.

use std::sync::Arc;
use std::time::Duration;

use skald::store::Postgres;
use skald::table::{CommunityId, Open, Pace, Tables};

use crate::company::{Company, opening, person};
use crate::postgres_server::Server;
use crate::tables;

const TITLES: [&str; 3] = ["raids", "relic_runners", "explorers"];

/// How many games of each title are played to the end, and how many go on.
const GAMES: u64 = 4;

/// Games that go on have fewer actions than this, which is about half a game.
const ACTIONS: u64 = 60;

/// The id of the first who plays them; copies have other ids in place of it and those that follow it.
const PEOPLE: u64 = 1_000_000_000_000_000_001;
const CHANNELS: u64 = 1_050_000_000_000_000_000;
const COMMUNITY: u64 = 1_100_000_000_000_000_000;

/// Plays the games that are copied, and makes the plan of `count` copies.
pub async fn plan(server: &Server, database: &str, store: Arc<Postgres>, count: u64) {
    let tables = tables(store, 2);
    for (number, title) in (0_u64..).zip(TITLES) {
        for game in 0..2 * GAMES {
            play(&tables, title, number * 2 * GAMES + game, (game >= GAMES).then(|| (game - GAMES) * ACTIONS / GAMES))
                .await;
        }
    }
    // No notice is to be delivered.
    server.ask(database, "delete from skald_notices").await;
    let archived = tables.admin().archive(0).await.expect("the store goes on");
    assert_eq!(archived as u64, GAMES * TITLES.len() as u64, "all games that are over are archived");
    run(server, database, include_str!("plan.sql"), count).await;
}

/// Stores the copies that are over.
pub async fn over(server: &Server, database: &str, count: u64) {
    run(server, database, include_str!("over.sql"), count).await;
}

/// Stores the copies that go on.
pub async fn live(server: &Server, database: &str, count: u64) {
    run(server, database, include_str!("live.sql"), count).await;
}

/// Plays a game to its end, or, with `actions`, this many actions of one with a clock.
async fn play(tables: &Arc<Tables>, title: &str, number: u64, actions: Option<u64>) {
    let open = Open {
        community: Some(CommunityId(COMMUNITY)),
        pace: actions.map(|_| "slow".parse::<Pace>().expect("is a pace")),
        ..opening(person(PEOPLE), title, CHANNELS + number)
    };
    let mut company = Company::of(Arc::clone(tables), open).await;
    let mut left = actions.unwrap_or(u64::MAX);
    while company.is_playing() && left > 0 {
        company.act().await;
        left -= 1;
    }
    assert_eq!(company.is_playing(), actions.is_some(), "{title}: a game is longer than {ACTIONS} actions");
}

/// Runs a script after filling in its placeholders.
async fn run(server: &Server, database: &str, script: &str, count: u64) {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis();
    let script = script.replace("{tables}", &count.to_string()).replace("{now}", &now.to_string());
    let mut whole = String::new();
    for part in script.split("{people: ") {
        match part.split_once('}').filter(|_| !whole.is_empty()) {
            Some((document, rest)) => whole = format!("{whole}{}{rest}", renamed(document)),
            None => whole.push_str(part),
        }
    }
    let (client, connection) = server.config(database).connect(tokio_postgres::NoTls).await.expect("connects");
    let connection = tokio::spawn(connection);
    client.batch_execute(&whole).await.unwrap_or_else(|error| panic!("{error:?}\n{whole}"));
    drop(client);
    let _ended = connection.await;
}

/// The SQL expression that puts the table and the people of the plan into a document.
fn renamed(document: &str) -> String {
    let people = ["first", "second", "third", "fourth"].into_iter().zip(PEOPLE..);
    people.fold(format!("replace({document}, seeds.name, plan.name)"), |text, (column, person)| {
        format!("replace({text}, '{person}', plan.{column}::text)")
    })
}
