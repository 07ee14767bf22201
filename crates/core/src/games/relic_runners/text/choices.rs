//! Each answer as shown to the seat that may give it: a label for a button, and in one line what it brings. These are the
//! numbers that change, what else happens, what is asked next, and what may follow. All of it is read off the positions
//! after the answer.

use super::order::Offer;
use super::*;
use crate::games::relic_runners::rules::route::longest_route;
use crate::games::relic_runners::rules::turn::{Next, coming};
use crate::title::{Asked, ChoiceText, Successor};

/// The most characters of a label without its number.
const LABEL: usize = 38;

/// What an answer is called, what it is about in a few words, and descriptions that follow what it brings.
pub(super) struct Said {
    pub emoji: &'static str,
    pub done: String,
    pub about: String,
    pub facts: Vec<String>,
}

impl Said {
    const fn plain(emoji: &'static str, done: String, facts: Vec<String>) -> Self {
        Self { emoji, done, about: String::new(), facts }
    }
}

impl Context<'_> {
    pub(super) fn said(&self, asked: &Asked<'_, RelicRunners>, offer: &Offer, walk: Option<&Walk>) -> ChoiceText {
        let outcome = self.outcome(asked, &offer.actions);
        let Said { emoji, done, about, facts } = match offer.intent() {
            Some(site) => self.exploring(site, &offer.actions, walk),
            None => self.called(offer.first(), walk, &outcome),
        };
        let (label, facts) = outcome.label(done, &about, facts);
        ChoiceText::plain(emoji, label, facts)
    }

    fn called(&self, action: Action, walk: Option<&Walk>, outcome: &Outcome) -> Said {
        let voice = self.voice;
        let open = self.open();
        let at = open.runner().at;
        let plain = Said::plain;
        let brief = |emoji, label, fact| plain(emoji, voice.word(label), vec![voice.word(fact)]);
        let bare = |emoji, label| plain(emoji, voice.word(label), Vec::new());
        let effect = |tile| names::effect(Tile::Ivory(tile), voice).into_iter().collect();
        let by_tile = |emoji, label, tile| plain(emoji, voice.word(label), effect(tile));
        let there =
            |emoji, done, site| Said { about: self.gist(site), ..plain(emoji, done, self.lies_with_effect(site)) };
        match (action, open.agenda.last()) {
            (Action::Explorer(None), _) => {
                brief("🤠", "relic-runners-label-no-explorer", "relic-runners-fact-no-power")
            }
            (Action::Explorer(Some(explorer)), _) => {
                let emoji = ["🔴", "🟢", "🔵", "🟡", "⚫"][explorer as usize];
                let name = say!(voice, "relic-runners-label-explorer", explorer = names::explorer(explorer, voice));
                plain(emoji, name, vec![names::power(self.game, explorer, voice)])
            }
            (Action::Start(site), _) => {
                let facts = self.lies_with_effect(site).into_iter().chain([self.ways(site).full()]).collect();
                plain(self.sign(site), say!(voice, "relic-runners-label-start", site), facts)
            }
            (Action::Explore, _) => there("⛏️", say!(voice, "relic-runners-label-explore", site = at), at),
            (Action::Walk(site, aim), _) => self.walk(site, aim, walk),
            (Action::Go(site), _) => self.go(site),
            (Action::Stop, _) => {
                let end = Walk::of(self.game, open).end();
                there("🛑", say!(voice, "relic-runners-label-stop", site = end), end)
            }
            (Action::Jump(site), _) => there("🌀", say!(voice, "relic-runners-label-jump", site), site),
            (Action::Reach(site), _) => there(self.sign(site), say!(voice, "relic-runners-label-reach", site), site),
            (Action::Top, Some(Task::Resolve { site })) => there("🔝", voice.word("relic-runners-label-top"), *site),
            (Action::Refill, _) => bare(names::RATION, "relic-runners-label-refill"),
            (Action::Box(space), _) => self.use_box(space),
            (Action::Up(rise), _) => self.up(rise),
            (Action::Place(_) | Action::Lift(_) | Action::Lay(_), _) => self.pathway(action, outcome),
            (Action::Double, _) => by_tile("✌️", "relic-runners-label-double", Ivory::DoubleWork),
            (Action::Remote, _) => by_tile("🛰️", "relic-runners-label-remote", Ivory::RemoteWork),
            (Action::Peek, _) => by_tile("👁️", "relic-runners-label-peek", Ivory::Surveyor),
            (Action::Flip(token), _) => {
                let coloured = open.tokens.coloured(token.0);
                let key = if coloured { "relic-runners-fact-turns-grey" } else { "relic-runners-fact-turns-coloured" };
                let turns = say!(voice, "relic-runners-label-flip", trail = self.river(token.0));
                plain(if coloured { names::TOKEN } else { "⚪" }, turns, vec![voice.word(key)])
            }
            (Action::Pick(level), Some(Task::Pick { site })) => self.pick(*site, level),
            (Action::Keep(tile), _) => {
                let name = say!(voice, "relic-runners-label-keep", tile = names::ivory(tile, voice));
                plain("⬜", name, effect(tile))
            }
            (Action::Kit, _) => bare(names::BOX, "relic-runners-label-kit"),
            (Action::Points, _) => plain(names::COIN, String::new(), Vec::new()), // its points are its label
            (Action::Show, _) => brief("🟦", "relic-runners-label-show", "relic-runners-fact-shown"),
            (Action::Hide, _) => brief("🙈", "relic-runners-label-hide", "relic-runners-fact-hidden"),
            (Action::Take, _) => {
                let relic = open.relic_on(at).map(|colour| names::relic_name(colour, voice)).unwrap_or_default();
                plain(self.relic_sign(at), say!(voice, "relic-runners-label-take", relic, site = at), Vec::new())
            }
            (Action::Pass, Some(Task::Expedition { .. })) => {
                brief("✋", "relic-runners-label-pass-relic", "relic-runners-fact-relic-stays")
            }
            (Action::Pass, Some(Task::Flip { .. })) => {
                brief("✋", "relic-runners-label-pass-flip", "relic-runners-fact-tokens-stay")
            }
            (Action::Pass, _) => brief("✋", "relic-runners-label-pass", "relic-runners-fact-reserve-stays"),
            (Action::Dash, _) => bare("🏃", "relic-runners-label-dash"),
            (Action::Decline, _) => bare("✋", "relic-runners-label-decline"),
            (Action::End, _) if at == Site::CAMP => bare(names::CAMP, "relic-runners-label-rest"),
            (Action::End, _) => {
                let unexplored = self.can_explore().then(|| voice.word("relic-runners-fact-unexplored"));
                plain("✅", voice.word("relic-runners-label-end"), unexplored.into_iter().collect())
            }
            (Action::Top | Action::Pick(_), _) => self.bare(action),
        }
    }

    /// An action without a description here: its code.
    pub(super) fn bare(&self, action: Action) -> Said {
        Said::plain("▫️", action.to_string(), Vec::new())
    }

    /// An intent: the movement and exploring, with the boxes that rise and the pathway.
    fn exploring(&self, site: Site, actions: &[Action], walk: Option<&Walk>) -> Said {
        let steps = actions.iter().filter_map(|action| match action {
            Action::Up(rise) => Some(format!("{} → {}", names::BOX, names::space(rise.ends().1, self.voice))),
            Action::Place(trail) => Some(format!("{} {}", names::PATHWAY, names::trail(*trail))),
            _ => None,
        });
        let facts = self.lies_with_effect(site).into_iter().chain(steps).chain(self.way(walk)).collect();
        let done = say!(self.voice, "relic-runners-label-explore", site);
        Said { emoji: self.sign(site), done, about: self.gist(site), facts }
    }

    fn use_box(&self, space: Space) -> Said {
        let voice = self.voice;
        let runner = self.open().runner();
        let facts = match (space.column, space.level) {
            // RR-14: nothing forbids it, and it frees the box for another column.
            _ if rules::is_idle(runner, space) => vec![voice.word("relic-runners-fact-idle")],
            (Column::Machete, 1) => self.lies_with_effect(runner.at),
            _ => Vec::new(),
        };
        let done = voice.about(names::space(space, voice), names::box_action(space, voice));
        Said::plain(names::BOX, done, facts)
    }

    /// `up`: what the toolbox can do there, and what it can do higher up.
    fn up(&self, rise: Rise) -> Said {
        let voice = self.voice;
        let (from, to) = rise.ends();
        let does = |space: Space| names::box_action(space, voice);
        let from = say!(voice, "relic-runners-fact-from", from = names::slot(from, voice));
        let higher = (to.level + 1..=Space::TOP).map(|level| Space { level, ..to });
        let higher = higher.map(|space| voice.about(names::space(space, voice), does(space)));
        let done = say!(voice, "relic-runners-label-up", to = names::space(to, voice), action = does(to));
        Said::plain(names::BOX, done, [from].into_iter().chain(higher).collect())
    }

    fn pick(&self, site: Site, level: u8) -> Said {
        let voice = self.voice;
        let layer = self.open().place(site).stack.iter().find(|layer| layer.level == level);
        let face = layer.and_then(|layer| self.view.known.face(site, layer));
        let tile = face.map(|tile| names::tile(tile, voice)).unwrap_or_default();
        let facts = face.and_then(|tile| names::effect(tile, voice)).into_iter().collect();
        let done = say!(voice, "relic-runners-label-pick", level, tile);
        Said::plain(self.sign(site), done, facts)
    }

    /// Whether the explorer stands at a site and can explore it.
    pub fn can_explore(&self) -> bool {
        self.legal().is_some_and(|legal| legal.contains(&Action::Explore))
    }

    /// `place`, `lift` and `lay`: a trail.
    pub(super) fn pathway(&self, action: Action, outcome: &Outcome) -> Said {
        let voice = self.voice;
        let open = self.open();
        let Some((trail, index)) =
            super::order::trail_of(&action).and_then(|trail| Some((trail, self.game.trail(trail)?)))
        else {
            return self.bare(action);
        };
        let lifts = matches!(action, Action::Lift(_));
        let paths = open.runner().paths;
        let then = outcome.after.first().map_or(paths, |one| one.view.open.runners[open.turn.index()].paths);
        let [before, after] =
            [paths, if lifts { paths.without(index) } else { then }].map(|p| longest_route(self.game, p));
        let route = match (lifts, before == after) {
            (true, true) => Some(voice.word("relic-runners-fact-route-stays")),
            (true, false) => Some(say!(voice, "relic-runners-fact-route-without", after)),
            (false, true) => None,
            (false, false) => Some(say!(voice, "relic-runners-fact-route", before, after)),
        };
        let river = self.game.token_on(index).map(|_| voice.word("relic-runners-fact-river"));
        let end = trail.from(open.runner().at).filter(|_| !lifts).map(|site| self.kind_of(site));
        let done = label([names::trail(trail)].into_iter().chain(route).chain(river).chain(end));
        let ends = trail.ends().map(|site| format!("{} {}", names::site(site), self.place_brief(site)));
        let others = open.players().filter(|(seat, runner)| *seat != open.turn && runner.paths.has(index));
        let others = row::joined(others.map(|(seat, _)| Mark::of(seat)), " ");
        let others = (!others.is_empty()).then(|| format!("{} {others}", names::PATHWAY));
        Said::plain(names::PATHWAY, done, [row::all(ends)].into_iter().chain(others).collect())
    }

    /// `walk`: the place, the way if it is not the best at first sight, and what is found there.
    pub(super) fn walk(&self, site: Site, aim: Aim, walk: Option<&Walk>) -> Said {
        let way = match aim {
            Aim::Best => String::new(),
            Aim::Tokens => self.voice.word("relic-runners-way-tokens"),
            Aim::Short => self.voice.word("relic-runners-way-short"),
            Aim::Shortcut => self.voice.word("relic-runners-way-shortcut"),
        };
        let goes = say!(self.voice, "relic-runners-label-walk", site);
        let done = label([goes, way].into_iter().filter(|part| !part.is_empty()));
        let emoji = if is_expedition(self.open(), site) { self.relic_sign(site) } else { self.sign(site) };
        let facts = self.lies_with_effect(site).into_iter().chain(self.way(walk)).collect();
        Said { emoji, done, about: self.gist(site), facts }
    }

    /// The trails of a walk.
    pub(super) fn way(&self, walk: Option<&Walk>) -> Vec<String> {
        let long = walk.filter(|walk| walk.trails > 1);
        let trails = long.map(|walk| say!(self.voice, "relic-runners-fact-trails", count = walk.trails));
        trails.into_iter().chain(long.map(|walk| names::path(&walk.path()))).collect()
    }

    /// `go`: one trail, after which the walk goes on.
    pub(super) fn go(&self, to: Site) -> Said {
        let open = self.open();
        let key = match open.phase {
            Phase::Walk { .. } => "relic-runners-label-go-on",
            _ => "relic-runners-label-go",
        };
        let whose = self.game.way(self.stands(open.turn, open.runner()), to).map(|trail| {
            let own = open.runner().paths.has(trail);
            let whose = self.voice.word(if own { "relic-runners-fact-own" } else { "relic-runners-fact-unknown" });
            if open.coloured_on(self.game, trail) { format!("{whose} {}", names::TOKEN) } else { whose }
        });
        let done = label([say!(self.voice, key, site = to)].into_iter().chain(whose));
        Said::plain(self.sign(to), done, self.lies_with_effect(to))
    }

    /// What is found at a place, in a few words: its relic, its top tile if that is known, or its kind.
    pub(super) fn gist(&self, site: Site) -> String {
        match (self.open().relic_on(site), self.top(site)) {
            (Some(colour), _) => {
                say!(self.voice, "relic-runners-gist-shrine", relic = names::relic(colour, self.voice))
            }
            (None, Some(tile @ (Tile::Purple(_) | Tile::Ivory(_)))) => names::tile(tile, self.voice),
            _ => self.kind_of(site),
        }
    }

    /// What kind of place it is: Base Camp, a ruin, a temple, a shrine.
    pub fn kind_of(&self, site: Site) -> String {
        let place = self.open().place(site);
        match (place.colour, place.relic) {
            (None, _) => self.voice.word("relic-runners-camp"),
            (Some(colour), Relic::Buried) => names::site_kind(colour, self.voice),
            (Some(colour), Relic::Showing) => {
                say!(self.voice, "relic-runners-lies-relic", relic = names::relic(colour, self.voice))
            }
            (Some(_), Relic::Taken) => self.voice.word("relic-runners-lies-empty"),
        }
    }

    pub fn sign(&self, site: Site) -> &'static str {
        names::site_sign(self.open().place(site).colour)
    }

    /// A place with the sign of its kind, e.g. `🌿R3`.
    pub(super) fn signed(&self, site: Site) -> String {
        if site == Site::CAMP { names::site(site) } else { format!("{}{}", self.sign(site), names::site(site)) }
    }

    /// The sign of the relic of a site; none for Base Camp.
    pub fn relic_sign(&self, site: Site) -> &'static str {
        self.open().place(site).colour.map(names::relic_sign).unwrap_or_default()
    }

    /// The known effect of the top tile of a place, and what lies there. The effect comes first, so that there is room
    /// for it.
    pub fn lies_with_effect(&self, site: Site) -> Vec<String> {
        match self.top(site).filter(|tile| names::effect(*tile, self.voice).is_some()) {
            Some(tile) => vec![names::tile_and_effect(tile, self.voice), self.tiles_at(site)],
            None => {
                let top = self.top(site).map(|tile| names::tile(tile, self.voice));
                vec![row::list([self.tiles_at(site)].into_iter().chain(top))]
            }
        }
    }

    /// What lies at a place without the top tile, e.g. `Purple Temple, 3 tiles`.
    fn tiles_at(&self, site: Site) -> String {
        let tiles = self.open().has_tiles(site).then(|| self.remains(site).words);
        row::list([self.kind_of(site)].into_iter().chain(tiles))
    }

    pub(super) fn outcome(&self, asked: &Asked<'_, RelicRunners>, actions: &[Action]) -> Outcome {
        let after = asked.successors(actions);
        let brings = asked.brings(&after, self.voice);
        let mut more = self.happens(actions, &after);
        more.extend(self.asked_next(&after).into_iter().chain(self.ahead(&after)));
        Outcome { after, brings, more }
    }

    /// What happens besides, if it happens in each of these positions.
    fn happens(&self, actions: &[Action], after: &[Successor<RelicRunners>]) -> Vec<String> {
        let voice = self.voice;
        let Some((first, others)) = after.split_first() else { return Vec::new() };
        let ends = after.iter().all(|one| one.view.open.phase == Phase::Over);
        let named = *actions == [Action::End] && self.open().runner().at != Site::CAMP;
        let plays = self.open().round > 0 && self.open().phase != Phase::Dash && !named;
        let turn_ends = |one: &Successor<RelicRunners>| {
            let began = one.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
            plays && (began || one.view.open.phase == Phase::Dash)
        };
        let flow = match () {
            () if ends => Some(voice.word("relic-runners-fact-game-ends")),
            () if after.iter().all(turn_ends) => Some(voice.word("relic-runners-fact-turn-ends")),
            () => None,
        };
        let sure = first.events.iter().filter(|event| others.iter().all(|other| other.events.contains(event)));
        let told = sure.filter_map(|event| match event {
            Event::IvoryGone { tile, used, .. } => {
                let key = if *used { "relic-runners-fact-spends" } else { "relic-runners-fact-given-up" };
                Some(say!(voice, key, tile = names::ivory(*tile, voice)))
            }
            Event::RelicFound { site, colour } => {
                Some(say!(voice, "relic-runners-fact-shrine", site, relic = names::relic(*colour, voice)))
            }
            Event::TokensReset { .. } => Some(voice.word("relic-runners-fact-reset")),
            Event::LastTurns { .. } => Some(voice.word("relic-runners-fact-last-turns")),
            _ => None,
        });
        told.chain(flow).collect()
    }

    /// What the seat is asked next, if it is the same in each of these positions. Steps for boxes are among the numbers.
    fn asked_next(&self, after: &[Successor<RelicRunners>]) -> Option<String> {
        let seat = self.open().turn;
        let question = |one: &Successor<RelicRunners>| {
            let open = &one.view.open;
            let asks = open.asked() == Some(seat) && (!open.agenda.is_empty() || open.phase == Phase::Dash);
            asks.then(|| open.question()).filter(|question| *question != "steps")
        };
        let next = question(after.first()?)?;
        let same = after.iter().all(|one| question(one) == Some(next));
        same.then(|| self.voice.word(&format!("relic-runners-then-{}", next.replace('_', "-"))))
    }

    /// The best expedition that the seat could make in its next turn if nothing else changes until then.
    fn ahead(&self, after: &[Successor<RelicRunners>]) -> Option<String> {
        let seat = self.open().turn;
        let first = &after.first()?.view.open;
        let own = |open: &Open| {
            let runner = &open.runners[seat.index()];
            (runner.at, runner.paths, runner.holds(Ivory::Shortcut))
        };
        let alike = |open: &Open| {
            own(open) == own(first)
                && open.places.iter().map(|place| place.relic).eq(first.places.iter().map(|place| place.relic))
        };
        let rests = first.agenda.is_empty() && (first.turn != seat || first.phase == Phase::Arrived);
        if !rests || !after.iter().all(|one| alike(&one.view.open)) || coming(first, seat) != Next::Turn(seat) {
            return None;
        }
        let (site, points) = self.expedition_next(first, seat)?;
        let relic = first.relic_on(site).map(names::relic_sign).unwrap_or_default();
        Some(say!(self.voice, "relic-runners-fact-next-turn", relic, site, vp = format!("+{}", self.vp(points))))
    }

    /// Where the most points wait for a seat that begins its turn in this position, and how many. Relics of its colour
    /// must lie where it stands and elsewhere.
    fn expedition_next(&self, open: &Open, seat: Seat) -> Option<(Site, i32)> {
        let runner = &open.runners[seat.index()];
        let colour = open.relic_on(runner.at)?;
        Site::all().find(|site| *site != runner.at && open.relic_on(*site) == Some(colour))?;
        let begun = open.turn_of(seat);
        let walks = Walks::find(self.game, &begun);
        let ends = walks.iter().filter(|(site, ..)| is_expedition(&begun, *site));
        let (site, trails) = ends.map(|(site, _, walk)| (site, walk.trails)).max_by_key(|(_, trails)| *trails)?;
        let worth = |runner: &Runner| runner.colours() as i32 * COLOUR_POINTS + scoring::ivory_points(runner);
        let mut richer = runner.clone();
        richer.relics.push(colour);
        Some((site, i32::from(trails * EXPEDITION_POINTS) + worth(&richer) - worth(runner)))
    }
}

/// As many of these parts as fit on a button.
pub fn label(parts: impl IntoIterator<Item = String>) -> String {
    row::fit(parts, LABEL)
}

/// What an answer brings.
pub struct Outcome {
    /// The positions that may follow.
    pub after: Vec<Successor<RelicRunners>>,
    /// The numbers that change, the weightiest first.
    brings: Vec<String>,
    /// What else is sure.
    more: Vec<String>,
}

impl Outcome {
    /// A label: what is done, as many numbers as fit, and what it is about; then the facts that it leaves. The first
    /// description of `facts`, the effect of a tile, comes before what else is sure.
    pub fn label(self, done: String, about: &str, facts: Vec<String>) -> (String, Vec<String>) {
        let fits = |text: &str, fact: &str| Some(row::all([text, fact])).filter(|text| text.chars().count() <= LABEL);
        let mut text = done;
        let mut brings = self.brings.into_iter().peekable();
        while let Some(longer) = brings.peek().and_then(|fact| fits(&text, fact)) {
            text = longer;
            brings.next();
        }
        let mut facts = facts.into_iter();
        let mut told: Vec<String> = brings.chain(facts.by_ref().next()).chain(self.more).collect();
        told.extend(facts);
        (fits(&text, about).unwrap_or(text), told)
    }
}
