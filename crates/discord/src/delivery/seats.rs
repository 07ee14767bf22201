//! Tells people about seats that change: kept by the computer, offered, or left by their person.

use serde::{Deserialize, Serialize};

use crate::delivery::{Delivered, Kept, Outcome, Place, PostAttempt, TableDelivery, Wanted};
use crate::desk;
use crate::messages::departure::{self, Departure};
use crate::messages::{clock, invitation};
use crate::pings;
use skald_core::engine::Seat;
use skald_table::{Notice, NoticeKind, PersonId, TableView};

/// The message to a person for whom a seat is kept, with the button that takes it. The computer keeps their own, or
/// another person offers theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptSeatState {
    pub channel: u64,
    pub message: u64,
    pub seat: Seat,
    pub person: PersonId,
}

impl Kept for KeptSeatState {
    const KEYS: &'static [&'static str] = &["kept-seats"];

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: None }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let view = delivery.view;
        let is_offered = view.offers.contains(&(self.seat, self.person));
        let is_kept = is_offered || view.seat_kept_for(self.person) == Some(self.seat);
        Ok(if is_kept && !view.is_over() { Wanted::Unchanged } else { Wanted::Deleted })
    }
}

impl TableDelivery<'_> {
    /// Tells those who stay by direct message that a person has left, in a game whose channel is closed. People who do not
    /// want to be called now get none.
    pub(super) async fn tell_left_directly(&self, notice: &Notice) -> Outcome<Delivered> {
        let told = |view: &TableView| match notice.kind {
            NoticeKind::SeatLeft { seat, person, by } => departure::told(view, Departure { seat, person, by }),
            NoticeKind::TimeUp { seat } => departure::kept(view, seat),
            _ => None,
        };
        let people = told(self.view).map(|told| told.calls).unwrap_or_default();
        for (at, person) in (b'0'..).zip(people) {
            let Some(person) = self.view.known(person) else { continue };
            let own = TableView { locale: person.locale, ..self.view.clone() };
            let Some(mut outgoing) = told(&own) else { continue };
            if self.not_now(&pings::of(&self.tables, person.id).await?).is_some() {
                continue;
            }
            outgoing.calls.clear();
            let nonce = desk::nonce(notice, char::from(at));
            let post = PostAttempt { direct: nonce.clone(), mention: nonce, ..PostAttempt::of(notice) };
            self.send_directly(person, &outgoing, &post).await?;
        }
        Ok(Delivered::default())
    }

    /// Says that the computer played a turn because the time of the seat was up.
    pub(super) async fn tell_time_up(&self, seat: Seat, nonce: &str) -> Outcome<Delivered> {
        let owner = self.view.occupant(seat).and_then(|occupant| occupant.owner());
        let Some(person) = owner.filter(|_| !self.view.is_over()) else { return Ok(Delivered::default()) };
        let kept = departure::kept(self.view, seat);
        let is_kept = kept.is_some();
        let outgoing = kept.unwrap_or_else(|| clock::time_up(self.view, seat, person));
        let Place { channel, message, .. } = self.call_people(outgoing, nonce).await?;
        if !is_kept {
            return Ok(Delivered::default());
        }
        let kept = KeptSeatState { channel, message, seat, person: person.id };
        Ok(self.and_kept(kept).await?.into())
    }

    /// Calls the people who have seats in the lobby of a rematch.
    pub(super) async fn tell_seated(&self, nonce: &str) -> Outcome<Delivered> {
        if let Some(outgoing) = invitation::seated(self.view) {
            self.call_people(outgoing, nonce).await?;
        }
        Ok(Delivered::default())
    }

    /// Offers a seat to a person, unless it was taken meanwhile.
    pub(super) async fn offer_seat(&self, seat: Seat, to: PersonId, nonce: &str) -> Outcome<Delivered> {
        if !self.view.offers.contains(&(seat, to)) {
            return Ok(Delivered::default());
        }
        let offer = clock::seat_offered(self.view, seat, to);
        let Place { channel, message, .. } = self.call_people(offer, nonce).await?;
        let kept = KeptSeatState { channel, message, seat, person: to };
        Ok(self.and_kept(kept).await?.into())
    }
}
