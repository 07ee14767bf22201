//! The time zone that a person means: a name of the IANA list, an offset, an abbreviation, a city, or a country with one
//! zone. `assets/zones.txt` has the words. A city may be followed by its country.
//!
//! `EST` means the zone of New York and not five hours behind UTC all year: the people who type it have summer time.

use std::sync::LazyLock;

use jiff::tz::TimeZone;

use skald_core::words::typed::plain;
use skald_table::QuietHours;

const WORDS: &str = include_str!("../../../assets/zones.txt");

struct Country {
    names: Vec<String>,
    zones: Vec<Zone>,
}

struct Zone {
    name: String,
    words: Vec<String>,
}

impl Zone {
    fn is_called(&self, words: &str) -> bool {
        self.words.iter().any(|word| word == words) || city(&self.name) == words
    }
}

static COUNTRIES: LazyLock<Vec<Country>> =
    LazyLock::new(|| WORDS.lines().filter(|line| !line.starts_with('#')).filter_map(country).collect());

fn country(line: &str) -> Option<Country> {
    let (names, zones) = line.split_once(": ")?;
    let listed = |words: &str| words.split(',').map(plain).filter(|word| !word.is_empty()).collect();
    let zone = |text: &str| {
        let (name, words) = text.split_once(' ').unwrap_or((text, ""));
        Zone { name: name.to_owned(), words: listed(words) }
    };
    Some(Country { names: listed(names), zones: zones.split("; ").map(|text| zone(text.trim())).collect() })
}

/// The last part of a zone's name, in plain words: `America/New_York` is `new york`.
fn city(name: &str) -> String {
    plain(name.rsplit('/').next().unwrap_or(name))
}

/// The proper name of a typed time zone; `None` if there is no such zone.
pub fn named(typed: &str) -> Option<String> {
    // The name of a completion: the zone, perhaps with spaces, and what was typed.
    let typed = typed.split(" · ").next().unwrap_or_default().trim();
    if let Some(offset) = QuietHours::offset_name(typed) {
        return Some(offset);
    }
    let listed = || TimeZone::get(&typed.replace(' ', "_")).ok()?.iana_name().map(str::to_owned);
    let words = plain(typed);
    let exact = listed().filter(|name| name.contains('/') || name == "UTC");
    exact.or_else(|| of_word(&words)).or_else(|| of_place(&words)).or_else(|| of_city(&words)).or_else(listed)
}

pub fn all() -> impl Iterator<Item = String> {
    jiff::tz::db().available().map(|name| name.to_string()).filter(|name| name.contains('/') || name == "UTC")
}

/// The zone of an abbreviation or a city that is listed, or of a country with one zone.
fn of_word(words: &str) -> Option<String> {
    let zones = COUNTRIES.iter().flat_map(|country| &country.zones);
    let listed = zones.clone().find(|zone| zone.words.iter().any(|word| word == words));
    let alone = COUNTRIES.iter().filter(|country| country.names.iter().any(|name| name == words));
    let alone = alone.filter_map(|country| country.zones.first().filter(|_| country.zones.len() == 1));
    alone.chain(listed).next().map(|zone| zone.name.clone())
}

/// The zone of a city with its state or its country, before or after it.
fn of_place(words: &str) -> Option<String> {
    let parts: Vec<_> = words.split(' ').collect();
    let splits = (1..parts.len()).map(|at| (parts[..at].join(" "), parts[at..].join(" ")));
    let ordered = || splits.clone().flat_map(|(one, other)| [(one.clone(), other.clone()), (other, one)]);
    let zones = || COUNTRIES.iter().flat_map(|country| &country.zones);
    // A state comes first: its code may be that of a country, as in "Denver, CO".
    let in_state =
        |(city, state): (String, String)| zones().find(|zone| zone.words.contains(&state) && zone.is_called(&city));
    let in_country = |(city, country): (String, String)| {
        let countries = || COUNTRIES.iter().filter(|known| known.names.contains(&country));
        let known = countries().flat_map(|country| &country.zones).find(|zone| zone.is_called(&city));
        known.or_else(|| countries().find(|country| country.zones.len() == 1)?.zones.first())
    };
    // An unknown city before its state, as in "Springfield, Oregon". Two letters are too little for that.
    let of_state = |(_, state): (String, String)| zones().find(|zone| state.len() > 3 && zone.words.contains(&state));
    let found = ordered().find_map(in_state).or_else(|| ordered().find_map(in_country));
    found.or_else(|| splits.clone().find_map(of_state)).map(|zone| zone.name.clone())
}

fn of_city(words: &str) -> Option<String> {
    all().find(|name| city(name) == words && !words.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_listed_zone_exists() {
        for zone in COUNTRIES.iter().flat_map(|country| &country.zones) {
            assert!(TimeZone::get(&zone.name).is_ok(), "{}", zone.name);
        }
    }

    #[test]
    fn zones_are_offered_by_name_and_utc_is_one_of_them() {
        let all: Vec<_> = all().collect();
        assert!(["UTC", "Europe/Berlin", "Europe/Madrid"].iter().all(|name| all.iter().any(|zone| zone == name)));
        assert!(all.iter().all(|name| name == "UTC" || name.contains('/')) && all.len() > 300);
    }

    #[test]
    fn typed_zone_is_the_one_that_people_mean() {
        for (typed, expected) in [
            (" europe/berlin ", "Europe/Berlin"),
            ("utc", "UTC"),
            ("UTC+2", "UTC+2"),
            ("gmt -5", "UTC-5"),
            ("+05:30", "UTC+5:30"),
            ("UTC+0530", "UTC+5:30"),
            ("-3", "UTC-3"),
            ("UTC±0", "UTC"),
            ("EST", "America/New_York"),
            ("pdt", "America/Los_Angeles"),
            ("CET", "Europe/Berlin"),
            ("IST", "Asia/Kolkata"),
            ("AEST", "Australia/Sydney"),
            ("berlin", "Europe/Berlin"),
            ("New York", "America/New_York"),
            ("Munich, Germany", "Europe/Berlin"),
            ("München (Deutschland)", "Europe/Berlin"),
            ("Birmingham UK", "Europe/London"),
            ("London, Canada", "America/Toronto"),
            ("Paris, France", "Europe/Paris"),
            ("São Paulo, Brazil", "America/Sao_Paulo"),
            ("Rio de Janeiro", "America/Sao_Paulo"),
            ("Portland, Oregon", "America/Los_Angeles"),
            ("Portland, USA", "America/Los_Angeles"),
            ("Dallas, TX", "America/Chicago"),
            ("Toronto, CA", "America/Toronto"),
            ("San Francisco, CA", "America/Los_Angeles"),
            ("japan", "Asia/Tokyo"),
            ("Kathmandu", "Asia/Kathmandu"),
            ("Österreich", "Europe/Vienna"),
            // The city is in another zone than its namesake, or than a country with the code of its state.
            ("Birmingham, Alabama", "America/Chicago"),
            ("Birmingham", "Europe/London"),
            ("Manchester, New Hampshire", "America/New_York"),
            ("Vancouver, Washington", "America/Los_Angeles"),
            ("Vancouver", "America/Vancouver"),
            ("Seattle, Washington", "America/Los_Angeles"),
            ("Denver, CO", "America/Denver"),
            ("Boise, ID", "America/Denver"),
            ("Indianapolis, IN", "America/Indiana/Indianapolis"),
            ("Perth, WA", "Australia/Perth"),
            ("Atlanta, Georgia", "America/New_York"),
            ("Tbilisi, Georgia", "Asia/Tbilisi"),
            ("San Salvador, El Salvador", "America/El_Salvador"),
            ("Salvador, Brasil", "America/Bahia"),
            ("Easter Island", "Pacific/Easter"),
            ("Springfield, Oregon", "America/Los_Angeles"),
            ("Lagos, Portugal", "Europe/Lisbon"),
            ("Lagos, Nigeria", "Africa/Lagos"),
            ("Las Palmas, España", "Atlantic/Canary"),
            ("Spain", "Europe/Madrid"),
            ("Córdoba, España", "Europe/Madrid"),
            ("Córdoba, Argentina", "America/Argentina/Cordoba"),
            ("Praga, República Checa", "Europe/Prague"),
            ("Édimbourg, Écosse", "Europe/London"),
            ("Alger, Algérie", "Africa/Algiers"),
            ("Minsk, Weißrussland", "Europe/Minsk"),
            ("Hanói, Vietnã", "Asia/Ho_Chi_Minh"),
            ("Maputo, Moçambique", "Africa/Maputo"),
            ("HAE", "America/New_York"),
            ("Nova York", "America/New_York"),
            ("Hamilton, New Zealand", "Pacific/Auckland"),
        ] {
            assert_eq!(named(typed).as_deref(), Some(expected), "{typed}");
        }
        for odd in ["", "Atlantis", "USA", "Berlin, USA", "UTC+15", "+99", "+1:75", "Springfield, USA"] {
            assert_eq!(named(odd), None, "{odd}");
        }
    }
}
