//! The links to the page of a board: capabilities of 256 random bits, which stand in the fragment of an address.
//!
//! Invariants:
//!
//! * The store has the digest of a secret only. The secret itself is kept in memory, to show the same link again.
//! * A secret is never logged.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use lru::LruCache;
use rand::TryRng as _;
use rand::rngs::SysRng;
use reqwest::Url;
use sha2::{Digest as _, Sha256};

use crate::messages::{OutgoingMessage, choices};
use skald_core::words::{Locale, Voice};
use skald_table::{BoardLink, LINK_LIFETIME, Person, PersonId, TableError, TableId, TableView, Tables, Timestamp};

/// The bytes of a secret.
const SECRET: usize = 32;
/// How many links are shown again without a new secret.
const KNOWN: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");
/// A link is shown again while it holds for at least this time, in milliseconds.
const FRESH: u64 = LINK_LIFETIME / 2;

/// Makes and checks links.
pub struct Links {
    tables: Arc<Tables>,
    url: Url,
    known: Mutex<LruCache<Whose, Known>>,
}

/// The person and the table of a link, and whether it plays.
type Whose = (PersonId, TableId, bool);

/// A link that this process has made.
#[derive(Clone)]
struct Known {
    token: String,
    locale: Locale,
    until: Timestamp,
}

/// A link that holds, with its person and the digest of its secret.
#[derive(Clone, Debug)]
pub struct Held {
    pub person: PersonId,
    pub digest: String,
    pub link: BoardLink,
}

impl Links {
    pub fn new(tables: Arc<Tables>, url: Url) -> Self {
        Self { tables, url, known: Mutex::new(LruCache::new(KNOWN)) }
    }

    /// The origin of the page, as browsers name it.
    pub fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// Adds the button that leads a person to the board of a table. Without room for a button it is a link in the text.
    pub async fn add(&self, view: &TableView, person: &Person, outgoing: &mut OutgoingMessage) {
        if view.game.is_none() || view.is_over() {
            return;
        }
        let plays = view.seat_of(person.id).is_some();
        let address = match self.address(view.id, person, plays).await {
            Ok(address) => address,
            Err(error) => return tracing::warn!(table = %view.id, %error, "cannot make a link to a board"),
        };
        let voice = Voice::new(person.locale, Vec::new());
        let label = voice.word(if plays { "tap-play" } else { "tap-watch" });
        let button = choices::link(address.clone(), &label);
        if !outgoing.add_button(button) {
            let before = if outgoing.content.is_empty() { "" } else { "\n" };
            // Without a preview, for which Discord would ask the page.
            outgoing.content += &format!("{before}[{label}](<{address}>)");
        }
    }

    /// The address of the board of a table for a person.
    pub async fn address(&self, table: TableId, person: &Person, plays: bool) -> Result<String, TableError> {
        let token = self.token(table, person, plays).await?;
        let mut url = self.url.clone();
        url.set_fragment(Some(&token));
        Ok(url.into())
    }

    /// The token of a person's link to the board of a table: the one that they have, or a new one.
    pub async fn token(&self, table: TableId, person: &Person, plays: bool) -> Result<String, TableError> {
        let whose = (person.id, table, plays);
        let now = self.tables.now();
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&whose).cloned();
        let known = known.filter(|known| known.locale == person.locale && now.plus(FRESH) <= known.until);
        if let Some(known) = known
            && self.find(&known.token).await?.is_some()
        {
            return Ok(known.token);
        }
        let mut secret = [0; SECRET];
        SysRng.try_fill_bytes(&mut secret).map_err(|error| TableError::Defect(format!("no random bytes: {error}")))?;
        let token = format!("{:x}.{}", person.id.0, URL_SAFE_NO_PAD.encode(secret));
        let until = now.plus(LINK_LIFETIME);
        let locale = person.locale;
        let link = BoardLink { table, plays, locale, until };
        self.tables.people().add_board_link(person.id, &digest(&secret), link).await?;
        let known = Known { token: token.clone(), locale, until };
        self.known.lock().unwrap_or_else(PoisonError::into_inner).put(whose, known);
        Ok(token)
    }

    /// The link with this token, if it holds.
    pub async fn find(&self, token: &str) -> Result<Option<Held>, TableError> {
        let Some((person, digest)) = read(token) else { return Ok(None) };
        let link = self.tables.people().board_link(person, &digest).await?;
        Ok(link.map(|link| Held { person, digest, link }))
    }
}

/// The person of a token, and the digest of its secret.
fn read(token: &str) -> Option<(PersonId, String)> {
    let (person, secret) = token.split_once('.')?;
    let secret: [u8; SECRET] = URL_SAFE_NO_PAD.decode(secret).ok()?.try_into().ok()?;
    let digits = (1..=16).contains(&person.len()) && person.bytes().all(|digit| digit.is_ascii_hexdigit());
    let person = u64::from_str_radix(person, 16).ok().filter(|_| digits)?;
    Some((PersonId(person), digest(&secret)))
}

fn digest(secret: &[u8; SECRET]) -> String {
    Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use support::test_tables::processes;

    proptest! {
        #[test]
        fn no_token_panics(token in "\\PC{0,80}") {
            let _ = read(&token);
        }
    }

    #[test]
    fn token_is_a_person_and_a_secret_of_256_bits() {
        let secret = URL_SAFE_NO_PAD.encode([7; SECRET]);
        assert_eq!(read(&format!("2a.{secret}")), Some((PersonId(42), digest(&[7; SECRET]))));
        for odd in [String::new(), secret.clone(), format!(".{secret}"), format!("+2a.{secret}"), "2a.AAAA".to_owned()]
        {
            assert_eq!(read(&odd), None, "{odd}");
        }
        assert_eq!(read(&format!("{}.{secret}", "1".repeat(17))), None);
    }

    #[tokio::test]
    async fn person_has_sixty_links_at_most() {
        let [tables] = processes();
        let tables = Arc::new(tables);
        let links = Links::new(Arc::clone(&tables), "http://127.0.0.1/".parse().unwrap());
        let person = Person { id: PersonId(7), name: "Ada".to_owned(), locale: Locale::En };
        for table in 1..=61 {
            links.token(TableId::from_bits(table), &person, true).await.unwrap();
        }
        assert_eq!(tables.people().withdraw_board_links(person.id).await.unwrap(), 60);
    }
}
