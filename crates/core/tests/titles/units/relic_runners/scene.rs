//! Positions drawn as text, so that a test reads like a picture.
//!
//! ```text
//! A   t1; paths t1-t2 r2-t2; rations 4; boxes reserve bottom m1; ivory i3-1; relics green blue; blue 3 5
//! B   bc
//! t1  p2 p1
//! r2  1
//! t5  relic
//! tokens k1 k2
//! ```
//!
//! Colours are those of the first game: purple t1 t6 t7 t10, ivory t2 t4 t8 t11, blue t3 t5 t9 t12. A site lists its
//! tiles from the bottom; a ruin has only their number. `relic` is a shrine with its relic, `taken` an empty one.
//!
//! Unnamed sites have full stacks: purple ones of `p1`, blue ones of `b4 b3 b2`, ivory ones of tiles that the tests do
//! not use. Without a line `tokens` all are coloured. A's turn begins.

use serde_json::json;

use crate::engine::{Arg, Chance, Game, RuleError, Seat, Seed, Viewer};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::components::{Ivory, Site, TOKENS, Tile, Trail};
use crate::games::relic_runners::event::{Event, Source};
use crate::games::relic_runners::options::{Layout, Options};
use crate::games::relic_runners::state::{Blue, Layer, Relic, Runner, Slot, State, Turn};
use crate::games::relic_runners::view::View;

/// A playable position.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: RelicRunners,
    pub(super) state: State,
    /// The events since the scene was drawn.
    pub(super) events: Vec<Event>,
}

impl Scene {
    /// The position drawn.
    pub(super) fn draw(text: &str) -> Self {
        let game = super::runners();
        let lines: Vec<(&str, &str)> = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .filter_map(|line| line.split_once(' '))
            .collect();
        let seats = lines.iter().filter(|(word, _)| is_seat(word)).count() as u8;
        let options = Options { layout: Layout::FirstGame, ..Options::default() };
        let (state, _) = game.setup(&options, seats, Chance::seeded(&Seed::from_number(7))).unwrap();
        let mut scene = Self { game, state, events: Vec::new() };
        scene.fill_sites();
        for (word, rest) in lines {
            match word {
                "tokens" => scene.tokens(rest),
                "round" => scene.state.open.round = rest.trim().parse().unwrap(),
                _ if is_seat(word) => scene.card(word.chars().next().unwrap(), rest),
                site => scene.site(site.parse().unwrap(), rest.trim()),
            }
        }
        let rations: u8 = scene.state.open.runners.iter().map(|runner| runner.rations).sum();
        scene.state.open.camp_rations = scene.state.open.all_rations() - rations;
        scene.state.open.first = Seat(0);
        scene.begin('A');
        scene
    }

    /// The scene with a switch changed.
    pub(super) fn with(mut self, key: &str, value: &str) -> Self {
        let mut options = serde_json::to_value(&self.state.open.options).unwrap();
        options[key] = json!(value);
        self.state.open.options = serde_json::from_value(options).unwrap();
        self
    }

    /// The scene, saved before the switch existed and loaded again.
    pub(super) fn saved_without(mut self, key: &str) -> Self {
        let mut saved = serde_json::to_value(&self.state).unwrap();
        assert!(saved["open"]["options"].as_object_mut().unwrap().remove(key).is_some(), "{key} is no switch");
        self.state = serde_json::from_value(saved).unwrap();
        self
    }

    /// Begins the turn of a seat.
    pub(super) fn begin(&mut self, name: char) {
        let open = &mut self.state.open;
        open.turn = seat(name);
        let at = open.runner().at;
        open.now = Turn::begin(at, open.relic_on(at));
    }

    fn fill_sites(&mut self) {
        for site in Site::temples() {
            let tiles = match self.state.open.place(site).colour.map(|colour| colour.word()) {
                Some("purple") => "p1 p1 p1",
                Some("blue") => "b4 b3 b2",
                _ => "i1-1 i2-3 i3-5",
            };
            let used = self.state.open.full_stack();
            let tiles: Vec<&str> = tiles.split(' ').take(used).collect();
            self.site(site, &tiles.join(" "));
        }
    }

    fn site(&mut self, site: Site, rest: &str) {
        let place = self.state.open.place_mut(site);
        let faces = &mut self.state.secret.faces[site.index()];
        place.stack.clear();
        faces.clear();
        place.relic = match rest {
            "relic" => Relic::Showing,
            "taken" => Relic::Taken,
            _ => Relic::Buried,
        };
        if place.relic != Relic::Buried {
            return;
        }
        if let Ok(count) = rest.parse::<u8>() {
            place.stack.extend((1..=count).map(|level| Layer { level, open: None }));
            return;
        }
        for (level, word) in (1..).zip(rest.split_whitespace()) {
            faces.push(word.parse::<Tile>().unwrap());
            place.stack.push(Layer { level, open: None });
        }
        if let (Some(top), Some(Tile::Purple(tile))) = (place.stack.last_mut(), faces.last()) {
            top.open = Some(Tile::Purple(*tile));
        }
    }

    fn tokens(&mut self, rest: &str) {
        let coloured: Vec<&str> = rest.split_whitespace().collect();
        for token in 0..TOKENS {
            if !coloured.contains(&format!("k{}", token + 1).as_str()) {
                self.state.open.tokens.turn(token);
            }
        }
    }

    fn card(&mut self, name: char, rest: &str) {
        let game = self.game.clone();
        let index = seat(name).index();
        let mut runner = Runner::new(3);
        for part in rest.split(';').map(str::trim) {
            let (word, list) = part.split_once(' ').unwrap_or((part, ""));
            let words = || list.split_whitespace();
            match word {
                "paths" => {
                    for trail in words() {
                        let trail = trail.parse().unwrap();
                        runner.paths = runner.paths.with(game.trail(trail).expect("a trail of the map"));
                    }
                }
                "rations" => runner.rations = list.parse().unwrap(),
                "boxes" => {
                    let boxes: Vec<Slot> = words().map(|slot| slot.parse().unwrap()).collect();
                    runner.boxes = boxes.try_into().unwrap();
                    runner.boxes.sort_unstable();
                }
                "ivory" => {
                    for tile in words().map(|tile| tile.parse::<Ivory>().unwrap()) {
                        runner.ivory[usize::from(tile.level()) - 1] = Some(tile);
                    }
                }
                "relics" => runner.relics = words().map(|colour| colour.parse().unwrap()).collect(),
                "blue" => {
                    *self.state.secret.blue[index] = words().map(|points| points.parse().unwrap()).collect();
                    runner.blue = words().map(|_| Blue { level: 1, shown: None }).collect();
                }
                "coins" => *self.state.secret.coins[index] = list.parse().unwrap(),
                site => runner.at = site.parse().unwrap(),
            }
        }
        self.state.open.runners[index] = runner;
    }

    /// Plays lines such as `A walk t3`.
    pub(super) fn play(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            let (seat, action) = spoken(line);
            if let Err(refusal) = self.game.step(&mut self.state, seat, &action, &mut self.events) {
                panic!("{line}: {refusal:?}; {}", self.choices());
            }
        }
        self
    }

    /// The refusal of a line.
    pub(super) fn refused(&self, line: &str) -> RuleError {
        let (seat, action) = spoken(line);
        self.game.apply(&self.state, seat, &action).expect_err("a refusal")
    }

    /// The key of a refusal, or of the question to be answered first, without the common prefix, and its ruling: `no-ration RR-40`.
    pub(super) fn refusal(&self, line: &str) -> String {
        let refusal = self.refused(line);
        let key = match refusal.args.get("question") {
            Some(Arg::Key(question)) => question.trim_start_matches("relic-runners-"),
            _ => refusal.rule.trim_start_matches("relic-runners-refuse-"),
        };
        format!("{key} {}", refusal.ruling)
    }

    /// The question, its seat and the legal actions: `A walk: go t3, stop`.
    pub(super) fn choices(&self) -> String {
        let Some(seat) = self.state.open.asked() else { return "over".to_owned() };
        let kind = self.game.decisions(&self.state.open).pop().unwrap().kind;
        format!("{} {kind}: {}", letter(seat), self.codes().join(", "))
    }

    /// The codes of the legal actions.
    pub(super) fn codes(&self) -> Vec<String> {
        let Some(seat) = self.state.open.asked() else { return Vec::new() };
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether an action is legal.
    pub(super) fn may(&self, code: &str) -> bool {
        self.codes().iter().any(|listed| listed == code)
    }

    pub(super) fn runner(&self, name: char) -> &Runner {
        &self.state.open.runners[seat(name).index()]
    }

    pub(super) fn at(&self, name: char) -> String {
        self.runner(name).at.to_string()
    }

    pub(super) fn rations(&self, name: char) -> u8 {
        self.runner(name).rations
    }

    pub(super) fn coins(&self, name: char) -> u16 {
        *self.state.secret.coins[seat(name).index()]
    }

    pub(super) fn boxes(&self, name: char) -> String {
        self.runner(name).boxes.map(|slot| slot.to_string()).join(" ")
    }

    pub(super) fn ivory(&self, name: char) -> String {
        self.runner(name).ivory.iter().flatten().map(|tile| tile.word()).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn relics(&self, name: char) -> String {
        self.runner(name).relics.iter().map(|colour| colour.word()).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn paths(&self, name: char) -> String {
        let mut trails: Vec<Trail> =
            self.runner(name).paths.iter().map(|trail| self.game.trails[usize::from(trail)]).collect();
        trails.sort_unstable();
        trails.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The tiles of a site in the notation of a scene: the levels from the bottom, with visible faces.
    pub(super) fn stack(&self, site: &str) -> String {
        let place = self.state.open.place(site.parse().unwrap());
        match place.relic {
            Relic::Showing => return "relic".to_owned(),
            Relic::Taken => return "taken".to_owned(),
            Relic::Buried => {}
        }
        let layer =
            |layer: &Layer| layer.open.map_or(layer.level.to_string(), |tile| format!("{}:{tile}", layer.level));
        place.stack.iter().map(layer).collect::<Vec<_>>().join(" ")
    }

    /// The coloured tokens.
    pub(super) fn coloured(&self) -> String {
        let coloured = (0..TOKENS).filter(|token| self.state.open.tokens.coloured(*token));
        coloured.map(|token| format!("k{}", token + 1)).collect::<Vec<_>>().join(" ")
    }

    /// The points scored since the scene was drawn, in order.
    pub(super) fn scored(&self) -> Vec<(Source, u16)> {
        let scored = |event: &Event| match event {
            Event::Scored { source, points, .. } => Some((*source, *points)),
            _ => None,
        };
        self.events.iter().filter_map(scored).collect()
    }

    /// The view of a seat; `*` is the public.
    pub(super) fn view(&self, name: char) -> View {
        let viewer = if name == '*' { Viewer::Public } else { Viewer::Seat(seat(name)) };
        self.game.view_for(&self.state, viewer)
    }
}

fn is_seat(word: &str) -> bool {
    matches!(word, "A" | "B" | "C" | "D" | "E")
}

fn spoken(line: &str) -> (Seat, Action) {
    let (name, code) = line.split_once(' ').expect("a seat and a code");
    (seat(name.chars().next().unwrap()), code.parse().unwrap())
}

pub(super) fn seat(name: char) -> Seat {
    assert!(('A'..='E').contains(&name), "{name} is no seat");
    Seat(name as u8 - b'A')
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}
