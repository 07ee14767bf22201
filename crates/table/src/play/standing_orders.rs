//! Orders that people give and withdraw: standing orders for contests, and moves for their next turn. Both are private
//! to the person until they are followed ([`crate::change::automatic`]).

use std::collections::BTreeMap;

use crate::change::transaction::Transaction;
use crate::seats::playing;
use crate::state::orders::{MOST_ORDERS, MOST_PLANNED, Orders, Plan};
use crate::{Play, Request, TableError};
use skald_core::engine::Seat;
use skald_core::title::orders::{self, Bid, Order};
use skald_core::title::{Action, Record, RecordEntry, RecordError, Titles};
use skald_store::{Actor, EntryKind, PersonId, Seq, TableId};

/// How many past contests are shown.
const CONTESTS: usize = 10;

/// A past contest in which a seat was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The entry of the first answer.
    pub seq: Seq,
    /// The other side.
    pub against: Seat,
    /// The stake: a kind of the title.
    pub stake: &'static str,
    /// The answers of the seat, in order; at least one.
    pub answers: Vec<Contested>,
}

/// An answer in a contest, and the answer that today's standing orders would give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contested {
    /// The cost of staying.
    pub cost: u16,
    pub stayed: bool,
    /// Whether it would stay by its orders; `None` if the person would be asked.
    pub ordered: Option<bool>,
}

impl Play<'_> {
    /// Gives a standing order for the person's seat. It comes before the older ones, and replaces one about the same
    /// contests. It also answers an open contest.
    ///
    /// # Errors
    /// Not seated, a game that is not in progress or has no contests, or too many orders. An unknown kind of stake, or
    /// a part of the game that is over.
    pub async fn give_order(self, request: Request<PersonId>, order: Order) -> Result<Orders, TableError> {
        let person = request.by;
        let changed = self.change_orders(request, |transaction| {
            let seat = orderer(transaction, person)?;
            valid(transaction, &order)?;
            let orders = transaction.metadata_mut().orders_mut(seat, person);
            orders.add(order.clone());
            if orders.standing.len() > MOST_ORDERS {
                return Err(TableError::TooManyOrders { most: MOST_ORDERS });
            }
            write(transaction, person, seat, format!("order {order}"));
            Ok(())
        });
        changed.await
    }

    /// Withdraws the standing order of the person's seat with this index, or all of them and the plan.
    ///
    /// # Errors
    /// Not seated, no such order, or a game that is not in progress.
    pub async fn withdraw_orders(self, request: Request<PersonId>, index: Option<usize>) -> Result<Orders, TableError> {
        let person = request.by;
        let changed = self.change_orders(request, |transaction| {
            let seat = orderer(transaction, person)?;
            let known = transaction.metadata().orders_of(seat).ok_or(TableError::NoSuchOrder)?;
            let what = match index {
                Some(index) => known.standing.get(index).ok_or(TableError::NoSuchOrder)?.to_string(),
                None if known.standing.is_empty() && known.plan.is_none() => return Err(TableError::NoSuchOrder),
                None => "all".to_owned(),
            };
            let orders = transaction.metadata_mut().orders_mut(seat, person);
            match index {
                Some(index) => _ = orders.standing.remove(index),
                None => (orders.standing, orders.plan) = (Vec::new(), None),
            }
            write(transaction, person, seat, format!("withdraw {what}"));
            Ok(())
        });
        changed.await
    }

    /// Plans moves for the person's next turn, and replaces an older plan. The moves are typed codes, separated by
    /// commas or semicolons.
    ///
    /// A move is made in its turn if it is then legal and still means the same, such as not an attack. Otherwise the
    /// person is asked.
    ///
    /// # Errors
    /// Not seated, a person whose turn it is, a text that is no code, too many moves, or a game that is not in
    /// progress.
    pub async fn plan(self, request: Request<PersonId>, text: &str) -> Result<Orders, TableError> {
        let person = request.by;
        let changed = self.change_orders(request, |transaction| {
            let seat = orderer(transaction, person)?;
            if transaction.pending_of(seat).is_some_and(|open| !open.decision.out_of_turn) {
                return Err(TableError::YourTurn);
            }
            let position = transaction.position().ok_or(TableError::NotStarted)?;
            let moves: Vec<_> = text.split([',', ';']).map(planned).filter(|code| !code.is_empty()).collect();
            // Codes that their title writes in lower case may be typed in any case.
            let parse = |code: &String| position.parse(code).or_else(|_| position.parse(&code.to_lowercase()));
            let read = |code: &String| parse(code).map(|action| action.to_string());
            let moves = moves.iter().map(read).collect::<Result<Vec<_>, _>>();
            let moves = moves.map_err(|error| TableError::Unreadable(error.0))?;
            if moves.is_empty() {
                return Err(TableError::Unreadable(text.to_owned()));
            }
            if moves.len() > MOST_PLANNED {
                return Err(TableError::PlanTooLong { most: MOST_PLANNED });
            }
            let part = position.part();
            let what = format!("plan {}", moves.join(", "));
            transaction.metadata_mut().orders_mut(seat, person).plan =
                Some(Plan { moves, part, begun: false, stale: false });
            write(transaction, person, seat, what);
            Ok(())
        });
        changed.await
    }

    /// Changes a table as a person asks. Returns their orders after the change.
    ///
    /// Without a mover: a person who gives an order sees their orders and not the game, so they are notified as well.
    async fn change_orders(
        self,
        request: Request<PersonId>,
        edit: impl FnMut(&mut Transaction) -> Result<(), TableError>,
    ) -> Result<Orders, TableError> {
        self.0.change(request.table, None, request.key, edit).await?;
        self.orders(request.table, request.by).await
    }

    /// The orders of a person for their seat.
    ///
    /// # Errors
    /// Not seated, an unknown table, or one that cannot be loaded.
    pub async fn orders(self, table: TableId, person: PersonId) -> Result<Orders, TableError> {
        let loaded = self.0.loaded(table).await?;
        let seat = loaded.metadata.seat_of(person).ok_or(TableError::NotSeated)?;
        let orders = loaded.metadata.orders_of(seat).cloned();
        Ok(orders.map(|orders| orders.shown(&loaded.head.pending)).unwrap_or_default())
    }

    /// The last contests in which a person's seat was asked, at most ten, the oldest first. Each has the answer of the
    /// standing orders, as if they held for any number of contests.
    ///
    /// # Errors
    /// Not seated, a table that has not started, or whose rules or edition are not loaded.
    pub async fn contests(self, table: TableId, person: PersonId) -> Result<Vec<Contest>, TableError> {
        let loaded = self.0.loaded(table).await?;
        let seat = loaded.metadata.seat_of(person).ok_or(TableError::NotSeated)?;
        if loaded.title.stakes().is_empty() {
            return Ok(Vec::new());
        }
        let standing = loaded.metadata.orders_of(seat).map(|orders| orders.standing.clone()).unwrap_or_default();
        let record = self.0.records().record_of(&loaded, false).await?;
        let titles = self.0.titles.clone();
        let found = tokio::task::spawn_blocking(move || contested(&record, &titles, seat, &standing)).await;
        Ok(found.map_err(|error| TableError::Defect(error.to_string()))??)
    }
}

/// The seat for which a person gives orders.
fn orderer(transaction: &Transaction, person: PersonId) -> Result<Seat, TableError> {
    playing(transaction)?;
    transaction.metadata().seat_of(person).ok_or(TableError::NotSeated)
}

fn valid(transaction: &Transaction, order: &Order) -> Result<(), TableError> {
    let stakes = transaction.base().title.stakes();
    if stakes.is_empty() {
        return Err(TableError::NoContests);
    }
    if let Some(unknown) = order.stake.as_deref().filter(|stake| !stakes.contains(stake)) {
        return Err(TableError::Unreadable(unknown.to_owned()));
    }
    let (now, last) = transaction.position().map_or((0, 0), |position| (position.part(), position.last_part()));
    let comes = order.part.is_none_or(|only| (now..=last).contains(&only));
    if comes { Ok(()) } else { Err(TableError::NoSuchPart { now, last }) }
}

fn write(transaction: &mut Transaction, person: PersonId, seat: Seat, what: String) {
    transaction.write(Actor::Person(person), EntryKind::Order(seat), Some(what), Vec::new());
}

/// A typed code with single spaces.
fn planned(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn contested(record: &Record, titles: &Titles, seat: Seat, standing: &[Order]) -> Result<Vec<Contest>, RecordError> {
    let standing: Vec<_> = standing.iter().map(|order| Order { contests: None, ..order.clone() }).collect();
    let acts = record.entries.iter().filter_map(|entry| match entry {
        RecordEntry::Act { seq, seat, action, .. } => Some((*seq, (*seat, action.as_str()))),
        RecordEntry::Undo { .. } => None,
    });
    let acts: BTreeMap<_, _> = acts.collect();
    let undone = record.entries.iter().filter_map(|entry| match entry {
        RecordEntry::Undo { seq, undo, .. } => Some((*seq, undo.to)),
        RecordEntry::Act { .. } => None,
    });
    let undone: BTreeMap<_, _> = undone.collect();
    let (mut found, mut asked): (Vec<Contest>, Option<(Bid<Action>, u16)>) = (Vec::new(), None);
    let mut answered: Vec<Vec<u64>> = Vec::new();
    record.replay_through(titles, record.last(), |seq, position| {
        let answer = acts.get(&seq).filter(|(by, _)| *by == seat).map(|(_, action)| *action);
        if let (Some((bid, part)), Some(answer)) = (&asked, answer) {
            let ordered = orders::decide(&standing, *part, bid).map(|(_, action)| *action == bid.stay);
            let answer = Contested { cost: bid.cost, stayed: answer == bid.stay.code(), ordered };
            match found.last_mut().zip(answered.last_mut()).filter(|_| !bid.first) {
                Some((contest, seqs)) => {
                    contest.answers.push(answer);
                    seqs.push(seq);
                }
                None => {
                    answered.push(vec![seq]);
                    let seq = Seq(seq);
                    let against = bid.against;
                    let stake = bid.stake;
                    found.push(Contest { seq, against, stake, answers: vec![answer] });
                }
            }
        }
        // Undone answers do not count.
        if let Some(to) = undone.get(&seq) {
            for (contest, seqs) in found.iter_mut().zip(&mut answered) {
                seqs.retain(|seq| seq <= to);
                contest.answers.truncate(seqs.len());
            }
            answered.retain(|seqs| !seqs.is_empty());
            found.retain(|contest| !contest.answers.is_empty());
        }
        asked = position.bid(seat).map(|bid| (bid, position.part()));
    })?;
    Ok(found.split_off(found.len().saturating_sub(CONTESTS)))
}
