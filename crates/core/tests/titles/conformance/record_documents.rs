//! Tests `docs/record*.md` as a foreign engine would use them. From the events of a record alone it counts the draws of
//! a computer player before its choice. The picks of the player `random` prove the count.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use skald_core::engine::{Chance, Seat, Seed};
use skald_core::title::{Record, RecordEntry, Simulation, Title};

/// The notes of an outside observer about hidden information in a game.
trait Outsider {
    fn see(&mut self, event: &Value);

    /// Makes the draws of this seat's determinization.
    fn determinize(&self, seat: usize, chance: &mut Chance);
}

/// `shuffle` of so many, as specified in `docs/record.md`.
fn shuffle(count: usize, chance: &mut Chance) {
    (1..count as u32).rev().for_each(|i| drop(chance.below(i + 1)));
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is a number")) as usize
}

/// The number of predicted picks among several choices.
fn predicted_picks(title: &dyn Title, record: &Record, outsider: &mut dyn Outsider) -> usize {
    let seed = record.seed.unwrap();
    let (mut position, setup) = title.start(&record.options, record.players.len() as u8, &seed).unwrap();
    assert_eq!(setup, record.setup);
    setup.iter().for_each(|event| outsider.see(event));
    let mut picks = 0;
    for entry in &record.entries {
        let RecordEntry::Act { seq, seat: Seat(seat), action, events } = entry else {
            panic!("the record has no undo")
        };
        let legal = position.legal(Seat(*seat));
        if legal.len() > 1 {
            let mut chance = Chance::seeded(&seed.derive("policy", *seq));
            outsider.determinize(usize::from(*seat), &mut chance);
            let pick = chance.below(legal.len() as u32).unwrap() as usize;
            assert_eq!(legal[pick], *action, "{} seats, entry {seq}", record.players.len());
            picks += 1;
        }
        position.act(Seat(*seat), action).unwrap();
        events.iter().for_each(|event| outsider.see(event));
    }
    picks
}

fn games(key: &str, options: &Value, seats: u8, count: u64) -> (skald_core::title::Titles, Vec<Record>) {
    let titles = skald_core::games::builtin().unwrap();
    let title = titles.default_of(key).unwrap();
    let players = vec!["random".to_owned()];
    let simulation = Simulation::new(title.as_ref(), options, seats, players, Seed::from_number(8)).unwrap();
    let records = (0..count).map(|number| simulation.game(number).unwrap()).collect();
    (titles, records)
}

/// `docs/record_explorers.md`, *Actions*.
struct Explorers {
    stack: usize,
    hands: Vec<usize>,
    chosen: Vec<bool>,
    revealed: bool,
}

impl Outsider for Explorers {
    fn see(&mut self, event: &Value) {
        let seat = event["seat"].as_u64().map(|seat| seat as usize);
        match (event["event"].as_str().unwrap(), seat) {
            ("tiles_drawn", Some(seat)) => self.deal(seat, number(&event["count"])),
            ("tiles_turned_up", Some(seat)) => self.deal(seat, event["tiles"].as_array().unwrap().len()),
            ("hand_returned", Some(seat)) => {
                self.stack += number(&event["count"]);
                self.hands[seat] -= number(&event["count"]);
                assert_eq!(event["tiles"].as_array().unwrap().len(), self.stack);
            }
            ("placed" | "tile_removed" | "tile_discarded", Some(seat)) => self.hands[seat] -= 1,
            ("captain_chosen", Some(seat)) => self.chosen[seat] = true,
            ("captains_revealed", None) => self.revealed = true,
            _ => {}
        }
    }

    fn determinize(&self, seat: usize, chance: &mut Chance) {
        let alone = self.hands.len() == 1;
        let others = (0..self.hands.len()).filter(|other| *other != seat);
        let held: usize = if alone { 0 } else { others.clone().map(|other| self.hands[other]).sum() };
        shuffle(self.stack + held, chance);
        if !self.revealed {
            shuffle(9, chance);
            others.filter(|other| self.chosen[*other]).for_each(|_| drop(chance.below(2)));
        }
        (0..32).for_each(|_| drop(chance.below(256)));
    }
}

impl Explorers {
    fn deal(&mut self, seat: usize, count: usize) {
        self.stack -= count;
        self.hands[seat] += count;
    }
}

#[test]
fn the_document_of_explorers_predicts_its_samples() {
    for seats in 1..=4_u8 {
        let (titles, records) = games("explorers", &Value::Null, seats, 3);
        let mut picks = 0;
        for record in &records {
            let (hands, chosen) = (vec![0; seats.into()], vec![false; seats.into()]);
            let mut outsider = Explorers { stack: 48, hands, chosen, revealed: false };
            picks += predicted_picks(titles.default_of("explorers").unwrap().as_ref(), record, &mut outsider);
        }
        assert!(picks > 200, "{seats} seats: {picks}");
    }
}

/// `docs/record_relic_runners.md`, *Choices*.
#[derive(Default)]
struct Runners {
    seats: usize,
    open_scores: bool,
    colours: BTreeMap<String, String>,
    /// The remaining tiles of each site, the top one last: level, whether it lies face up, and the seats that have
    /// looked at it.
    stacks: BTreeMap<String, Vec<(usize, bool, BTreeSet<usize>)>>,
    /// How many tiles of a colour and level left the game in the setup.
    aside: BTreeMap<(String, usize), usize>,
    /// The blue tiles of each seat: level, and whether it was shown.
    blue: Vec<Vec<(usize, bool)>>,
}

impl Outsider for Runners {
    fn see(&mut self, event: &Value) {
        let text = |key: &str| event[key].as_str().unwrap().to_owned();
        match event["event"].as_str().unwrap() {
            "colours_dealt" => {
                for deal in event["deals"].as_array().unwrap() {
                    let both = deal["sites"].as_array().unwrap().iter().zip(deal["colours"].as_array().unwrap());
                    self.colours.extend(both.map(|(site, colour)| (word(site), word(colour))));
                }
            }
            "tiles_drawn" => {
                let (colour, level) = (text("colour"), number(&event["level"]));
                let sites = self.colours.iter().filter(|(_, there)| **there == colour).map(|(site, _)| site.clone());
                for site in sites {
                    self.stacks.entry(site).or_default().push((level, false, BTreeSet::new()));
                }
                self.aside.insert((colour, level), event["tiles"].as_array().unwrap().len() - 4);
            }
            "revealed" => self.stack(&text("site")).last_mut().unwrap().1 = true,
            "peeked" => {
                let seat = number(&event["seat"]);
                self.stack(&text("site")).iter_mut().for_each(|tile| tile.2.extend([seat]));
            }
            "tile_taken" if event["tile"].is_string() => {
                let level = number(&event["level"]);
                self.stack(&text("site")).retain(|tile| tile.0 != level);
                if text("tile").starts_with('b') {
                    self.blue[number(&event["seat"])].push((level, false));
                }
            }
            "blue_shown" => self.blue[number(&event["seat"])][number(&event["index"])].1 = true,
            _ => {}
        }
    }

    fn determinize(&self, seat: usize, chance: &mut Chance) {
        for level in 1..=3 {
            for colour in ["purple", "ivory", "blue"] {
                shuffle(self.unknown(seat, colour, level), chance);
            }
        }
        if !self.open_scores {
            (1..self.seats).for_each(|_| drop(chance.below(61)));
        }
    }
}

impl Runners {
    fn stack(&mut self, site: &str) -> &mut Vec<(usize, bool, BTreeSet<usize>)> {
        self.stacks.get_mut(site).unwrap()
    }

    fn unknown(&self, seat: usize, colour: &str, level: usize) -> usize {
        let here = self.stacks.iter().filter(|(site, _)| self.colours[*site] == colour);
        let hidden = |tile: &&(usize, bool, BTreeSet<usize>)| tile.0 == level && !tile.1 && !tile.2.contains(&seat);
        let stacked = here.flat_map(|(_, stack)| stack).filter(hidden).count();
        let others = self.blue.iter().enumerate().filter(|(other, _)| *other != seat).flat_map(|(_, blue)| blue);
        let held = others.filter(|(there, shown)| colour == "blue" && *there == level && !shown).count();
        stacked + held + self.aside.get(&(colour.to_owned(), level)).copied().unwrap_or_default()
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

#[test]
fn the_document_of_relic_runners_predicts_its_samples() {
    for (seats, open_scores) in [(2, "off"), (3, "off"), (4, "on"), (5, "off")] {
        // Fewer rounds than usual, because a game between random players would take a hundred.
        let options = json!({ "open_scores": open_scores, "round_limit": "50" });
        let (titles, records) = games("relic_runners", &options, seats, 2);
        let mut picks = 0;
        for record in &records {
            let blue = vec![Vec::new(); seats.into()];
            let mut outsider =
                Runners { seats: seats.into(), open_scores: open_scores == "on", blue, ..Runners::default() };
            picks += predicted_picks(titles.default_of("relic_runners").unwrap().as_ref(), record, &mut outsider);
            let levels: BTreeSet<usize> = outsider.aside.keys().map(|(_, level)| *level).collect();
            assert_eq!(levels.len(), if seats == 2 { 2 } else { 3 }, "with two seats no level 3");
        }
        assert!(picks > 200, "{seats} seats: {picks}");
    }
}

#[test]
fn the_documents_list_every_event_with_all_fields() {
    let document = |name: &str| {
        let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the document")
    };
    for (key, name) in
        [("raids", "record.md"), ("relic_runners", "record_relic_runners.md"), ("explorers", "record_explorers.md")]
    {
        let text = document(name);
        let (_, table) = text.split_once("| event | fields | effect |").expect("the table of events");
        let mut kinds = BTreeSet::new();
        for seats in 2..=3 {
            let (_, records) = games(key, &Value::Null, seats, 1);
            let record = &records[0];
            for event in record.setup.iter().chain(record.entries.iter().flat_map(RecordEntry::events)) {
                let kind = event["event"].as_str().expect("the key `event` has the kind");
                let row = table
                    .lines()
                    .take_while(|line| !line.starts_with('#'))
                    .find(|line| line.split('|').nth(1).is_some_and(|kinds| kinds.contains(&format!("`{kind}`"))));
                let row = row.unwrap_or_else(|| panic!("{name} has no row for {kind}"));
                for field in event.as_object().expect("an object").keys().filter(|field| *field != "event") {
                    assert!(row.contains(&format!("`{field}`")), "{name}: the row of {kind} does not name {field}");
                }
                kinds.insert(kind.to_owned());
            }
        }
        assert!(kinds.len() > 12, "{name}: {kinds:?}");
    }
}
