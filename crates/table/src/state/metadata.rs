//! The metadata of a table: its state without the position of its game. Saved in [`skald_store::Head`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::asked::{Motion, OpenVote, Vote};
use super::clock::{LobbyLife, MOST_AWAY, MOST_AWAY_IN_TOURNAMENT, TableClock};
use super::orders::SeatOrders;
use super::pace::{MISSED, Pace, WaitStage};
use crate::{Agreement, Authority, Invitation, Leaver, Occupant, Person, Stage, Terms, UndoAsked};
use skald_core::engine::{Commitment, Seat, Seed};
use skald_core::words::Locale;
use skald_store::{CommunityId, PendingDecision, PersonId, Seq, Timestamp};

/// How many refused moves are remembered.
const MOST_REFUSED: usize = 16;

/// The state of a table other than the position of its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Metadata {
    pub stage: Stage,
    pub host: PersonId,
    pub community: Option<CommunityId>,
    pub locale: Locale,
    /// Every option of the title with its value.
    pub options: Value,
    pub seats: Vec<Occupant>,
    /// The requested number of seats.
    pub wanted: u8,
    /// The secret seed, set at the start. It leaves `table` only when the game is over, or by an export that asks for
    /// it.
    pub seed: Option<Seed>,
    /// The commitment to the seed, published at the start.
    pub commitment: Option<Commitment>,
    pub opened_at: Timestamp,
    pub started_at: Option<Timestamp>,
    pub ended_at: Option<Timestamp>,
    /// The clock; `None` without a time limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TableClock>,
    /// When the lobby closes without activity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lobby: Option<LobbyLife>,
    /// Votes for motions that are not carried yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// The seats that a computer player had for a while.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assisted: Vec<Seat>,
    /// The people who have left the game for good: another person or a computer player has their seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Leaver>,
    /// The only seat whose person had not left when the game ended early. It wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
    /// The people who are no longer in the community. The others need not wait for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<PersonId>,
    /// The seats that are offered to another person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<SeatOffer>,
    /// The seats of the lobby that are kept for people who have not answered yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<Invitation>,
    /// The people who were called to this lobby by an invitation: each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<PersonId>,
    /// What people of the lobby agreed to before the host changed it; empty if all agree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreements: Vec<Agreement>,
    /// Whether only invited people may join.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub invited_only: bool,
    /// Whether the table belongs to a tournament. Only its organizer is the host then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub organized: bool,
    /// The end of the stopped time that was last given back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credited: Option<Timestamp>,
    /// When a person was last nudged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nudged: Option<Timestamp>,
    /// The open request to take back a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoAsked>,
    /// The range that the last undo by consent made void: the entries after the first seq and before the second, that
    /// of the undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<(Seq, Seq)>,
    /// The moves whose undo was refused, the newest last, at most [`MOST_REFUSED`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undo_refused: Vec<Seq>,
    /// The move whose undo was asked for and withdrawn last. It can be asked for once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_withdrawn: Option<Seq>,
    /// The orders of people for their seats. Each person knows only their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<SeatOrders>,
}

/// A seat that a person may take over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatOffer {
    pub seat: Seat,
    /// The person who may take it.
    pub to: PersonId,
}

/// The settings of a new table.
pub(crate) struct NewLobby {
    pub host: PersonId,
    pub community: Option<CommunityId>,
    pub locale: Locale,
    pub options: Value,
    pub seats: Vec<Occupant>,
    pub wanted: u8,
    pub pace: Option<Pace>,
    pub at: Timestamp,
}

impl From<NewLobby> for Metadata {
    fn from(lobby: NewLobby) -> Self {
        Self {
            stage: Stage::Lobby,
            host: lobby.host,
            community: lobby.community,
            locale: lobby.locale,
            options: lobby.options,
            seats: lobby.seats,
            wanted: lobby.wanted,
            seed: None,
            commitment: None,
            opened_at: lobby.at,
            started_at: None,
            ended_at: None,
            clock: lobby.pace.map(TableClock::new),
            lobby: None,
            votes: Vec::new(),
            assisted: Vec::new(),
            left: Vec::new(),
            winner: None,
            gone: Vec::new(),
            offers: Vec::new(),
            invited: Vec::new(),
            called: Vec::new(),
            agreements: Vec::new(),
            invited_only: false,
            organized: false,
            credited: None,
            nudged: None,
            undo: None,
            undone: None,
            undo_refused: Vec::new(),
            undo_withdrawn: None,
            orders: Vec::new(),
        }
    }
}

impl Metadata {
    /// The seat of a person who plays now.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.person().is_some_and(|p| p.id == person))
    }

    /// The seat of a person who plays now or may reclaim it.
    pub fn seat_owned_by(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.owner().is_some_and(|p| p.id == person))
    }

    fn seat_where(&self, wanted: impl Fn(&Occupant) -> bool) -> Option<Seat> {
        self.seats.iter().position(wanted).map(|index| Seat(index as u8))
    }

    /// What its people agree to before the game.
    pub fn terms(&self) -> Terms {
        Terms::of(self.clock.as_ref().map(|clock| clock.pace), &self.seats)
    }

    /// Gives the seat of a person their present name. Returns the seat if it had another one.
    pub fn rename(&mut self, person: &Person) -> Option<Seat> {
        let seat = self.seat_owned_by(person.id)?;
        match &mut self.seats[seat.index()] {
            Occupant::Person(owner) | Occupant::Computer { instead_of: Some(owner), .. }
                if owner.name != person.name =>
            {
                owner.name.clone_from(&person.name);
                Some(seat)
            }
            _ => None,
        }
    }

    /// The orders that the current person of a seat has given for it.
    pub fn orders_of(&self, seat: Seat) -> Option<&SeatOrders> {
        let person = self.seats.get(seat.index())?.person()?.id;
        self.orders.iter().find(|orders| (orders.seat, orders.person) == (seat, person))
    }

    /// The orders of a person for a seat, to be changed. Empty ones are added if there are none.
    pub fn orders_mut(&mut self, seat: Seat, person: PersonId) -> &mut SeatOrders {
        let known = self.orders.iter().position(|orders| (orders.seat, orders.person) == (seat, person));
        let at = known.unwrap_or_else(|| {
            self.orders.push(SeatOrders::none(seat, person));
            self.orders.len() - 1
        });
        &mut self.orders[at]
    }

    /// Notes that a computer player had the seat of a person for a while.
    pub fn assist(&mut self, seat: Seat) {
        if !self.assisted.contains(&seat) {
            self.assisted.push(seat);
        }
    }

    /// Notes that the undo of the move of this entry cannot be asked for again.
    pub fn refuse_undo_of(&mut self, first: Seq) {
        self.undo_refused.retain(|refused| *refused != first);
        self.undo_refused.push(first);
        self.undo_refused.drain(..self.undo_refused.len().saturating_sub(MOST_REFUSED));
    }

    /// Whether the game waits for an overdue seat.
    pub fn is_overdue(&self, seat: Seat) -> bool {
        let clock = self.clock.as_ref().and_then(|clock| clock.seat(seat));
        clock.and_then(|clock| clock.wait).is_some_and(|wait| wait.stage == WaitStage::Overdue)
    }

    /// How many people play now.
    pub fn people_playing(&self) -> usize {
        self.seats.iter().filter(|occupant| occupant.person().is_some()).count()
    }

    /// Whether decisions have a deadline: where at least two people play, and in every game of a tournament.
    fn is_timed(&self) -> bool {
        self.organized || self.people_playing() > 1
    }

    /// For how long absences stop the clock of a person in this game at most, in milliseconds.
    pub const fn most_away(&self) -> u64 {
        if self.organized { MOST_AWAY_IN_TOURNAMENT } else { MOST_AWAY }
    }

    /// The open decisions that have a deadline.
    pub fn timed<'a>(&self, pending: &'a [PendingDecision]) -> &'a [PendingDecision] {
        if self.is_timed() { pending } else { &[] }
    }

    /// The clock, where its terms hold: in the lobby, and in a game while it runs or is paused.
    pub fn clock_in_force(&self) -> Option<&TableClock> {
        let clock = self.clock.as_ref()?;
        (self.stage != Stage::Playing || self.is_timed() || clock.paused.is_some()).then_some(clock)
    }

    /// Whether the bot advises: a single person plays against computers, and no other has ever had a seat. Such a game
    /// is not rated.
    pub fn is_coached(&self) -> bool {
        self.left.is_empty() && self.seats.iter().filter(|occupant| occupant.owner().is_some()).count() == 1
    }

    /// Whether people of a lobby wait for its host alone: the others are there and agree, and no seat is open to others.
    pub fn waits_for_host(&self, least: u8) -> bool {
        let complete = self.invited_only || self.seats.len() >= usize::from(self.wanted);
        let terms = self.terms();
        self.stage == Stage::Lobby
            && complete
            && !self.organized
            && self.people_playing() > 1
            && self.seats.len() >= usize::from(least)
            && self.invited.is_empty()
            && self.agreements.iter().all(|agreement| agreement.terms == terms)
    }

    /// Whether all who sit in a lobby may start the game, because its host did not.
    pub fn may_all_start(&self) -> bool {
        self.lobby.is_some_and(|life| life.host.open)
    }

    /// The next host: the first person who plays, if the current one does not. A tournament keeps its organizer.
    pub fn next_host(&self) -> Option<PersonId> {
        let plays = |person: PersonId| self.seat_of(person).is_some() && !self.gone.contains(&person);
        if self.organized || plays(self.host) {
            return None;
        }
        let mut people = self.seats.iter().filter_map(Occupant::person).map(|person| person.id);
        people.find(|next| plays(*next))
    }

    /// Whether the person of a seat has left the game: they are gone, or a computer player keeps their seat.
    pub fn has_left(&self, seat: Seat) -> bool {
        let occupant = self.seats.get(seat.index());
        let vacated = || self.left.iter().any(|left| left.seat == Some(seat));
        self.is_gone(seat) || occupant.is_some_and(|it| it.person().is_none() && (it.owner().is_some() || vacated()))
    }

    /// The people who have left for good and have no seat now, each once.
    pub fn leavers(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = Vec::new();
        for Leaver { person, .. } in &self.left {
            if self.seat_owned_by(person.id).is_none() && people.iter().all(|known| known.id != person.id) {
                people.push(person);
            }
        }
        people
    }

    /// The seats whose people play and have not left.
    pub fn staying(&self) -> Vec<Seat> {
        Seat::all(self.seats.len() as u8).filter(|seat| self.stays(*seat).is_some()).collect()
    }

    /// The person of a seat who plays and has not left.
    pub fn stays(&self, seat: Seat) -> Option<PersonId> {
        let person = self.seats.get(seat.index()).and_then(Occupant::person)?.id;
        (!self.gone.contains(&person)).then_some(person)
    }

    /// Whether somebody has left the game for good or is away from their seat.
    pub fn is_abandoned(&self) -> bool {
        !self.leavers().is_empty() || Seat::all(self.seats.len() as u8).any(|seat| self.has_left(seat))
    }

    /// Whether the time of a seat was up before its person made a single move.
    pub fn never_came(&self, seat: Seat) -> bool {
        let clock = self.clock.as_ref().and_then(|clock| clock.seat(seat));
        clock.is_some_and(|clock| clock.missed > 0 && clock.in_time == 0)
    }

    /// The seats that lose a game of a tournament by never having come: at most one other is left.
    pub fn forfeited(&self) -> Vec<Seat> {
        let seats = || Seat::all(self.seats.len() as u8).filter(|_| self.organized);
        let came = seats().filter(|seat| !self.never_came(*seat)).count();
        seats().filter(|seat| came <= 1 && self.never_came(*seat)).collect()
    }

    /// Whether the person of a seat is no longer in the community.
    pub fn is_gone(&self, seat: Seat) -> bool {
        let owner = self.seats.get(seat.index()).and_then(Occupant::owner);
        owner.is_some_and(|owner| self.gone.contains(&owner.id))
    }

    /// Whether the others need not wait for a seat: its person is overdue or gone.
    pub fn is_absent(&self, seat: Seat) -> bool {
        self.is_overdue(seat) || self.is_gone(seat)
    }

    /// The seats that another person may take over now.
    pub fn free_seats(&self) -> Vec<Seat> {
        let playing = self.stage == Stage::Playing && !self.organized;
        let seats = Seat::all(self.seats.len() as u8).filter(|_| playing);
        seats.filter(|seat| self.is_free_for_others(*seat)).collect()
    }

    /// Whether another person may take over a seat without being asked. Its person is overdue or gone, or missed so many
    /// turns that a computer player keeps it.
    pub fn is_free_for_others(&self, seat: Seat) -> bool {
        let missed = self.clock.as_ref().and_then(|clock| clock.seat(seat)).is_some_and(|clock| clock.missed >= MISSED);
        let kept = self.seats.get(seat.index()).is_some_and(|occupant| occupant.policy().is_some());
        self.is_absent(seat) || kept && missed
    }

    /// The seats whose people have not asked for a motion, except those who are overdue or gone.
    pub fn missing_votes(&self, motion: Motion) -> Vec<Seat> {
        let asked = |person: &Person| self.votes.contains(&Vote { person: person.id, motion });
        let people = Seat::all(self.seats.len() as u8).zip(&self.seats);
        let open = people.filter(|(seat, occupant)| {
            occupant.person().is_some_and(|person| !asked(person) && !self.is_absent(*seat))
        });
        open.map(|(seat, _)| seat).collect()
    }

    /// The motions that wait for votes.
    pub fn open_votes(&self) -> Vec<OpenVote> {
        let agreed = |motion| {
            let people = self.votes.iter().filter(move |vote| vote.motion == motion).map(|vote| vote.person);
            people.filter_map(|person| self.seat_of(person)).collect::<Vec<_>>()
        };
        let open = [Motion::Pause, Motion::End].map(|motion| (motion, agreed(motion)));
        let open = open.into_iter().filter(|(_, agreed)| !agreed.is_empty() && self.stage == Stage::Playing);
        open.map(|(motion, agreed)| OpenVote { motion, agreed, missing: self.missing_votes(motion) }).collect()
    }

    /// How many people play whom the others wait for, without this seat.
    pub fn others_present(&self, seat: Option<Seat>) -> usize {
        let people = Seat::all(self.seats.len() as u8).zip(&self.seats).filter(|(_, who)| who.person().is_some());
        people.filter(|(other, _)| Some(*other) != seat && !self.is_absent(*other)).count()
    }

    /// Whether a person may end the game without the votes of others. Managers of the community may, and a host who plays
    /// against no other person.
    pub fn ends_alone(&self, authority: Authority) -> bool {
        let seat = self.seat_of(authority.person);
        let host = self.host == authority.person && (seat.is_none() || self.others_present(seat) == 0);
        host || authority.manages(self.community)
    }

    /// How much of the time from `from` to `until` is not given back yet, in milliseconds; 0 if no deadline is open.
    pub fn owed(&self, from: Timestamp, until: Timestamp) -> u64 {
        if self.clock.as_ref().is_none_or(|clock| !clock.runs()) && self.undo.is_none() {
            return 0;
        }
        // A later time than this was noted by a clock that was wrong.
        let credited = self.credited.filter(|credited| *credited <= until);
        until.0.saturating_sub(credited.map_or(from, |credited| credited.max(from)).0)
    }

    /// The time of the next action without a person.
    pub fn due(&self) -> Option<Timestamp> {
        match self.stage {
            Stage::Lobby => self.lobby.map(LobbyLife::due),
            Stage::Playing => {
                let lapses = self.undo.as_ref().map(|asked| asked.until);
                self.clock.as_ref().and_then(TableClock::due).into_iter().chain(lapses).min()
            }
            Stage::Finished | Stage::Ended => None,
        }
    }

    /// The people who have one of these decisions to make, in order of id, each with the time since when.
    pub fn waiting<'a>(&self, open: impl Iterator<Item = &'a PendingDecision>) -> Vec<(PersonId, Timestamp)> {
        let mut waiting: BTreeMap<PersonId, Timestamp> = BTreeMap::new();
        for open in open {
            if let Some(person) = self.seats.get(open.decision.seat.index()).and_then(Occupant::person) {
                let since = waiting.entry(person.id).or_insert(open.since);
                *since = open.since.min(*since);
            }
        }
        waiting.into_iter().collect()
    }

    /// All people who play now or may reclaim a seat, each once, in order of id.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<_> = self.seats.iter().filter_map(Occupant::owner).map(|person| person.id).collect();
        people.sort_unstable();
        people.dedup();
        people
    }
}
