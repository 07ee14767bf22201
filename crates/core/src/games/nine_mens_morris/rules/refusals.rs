//! Every way in which a game or an action can be refused.

use super::*;
use crate::title::grid::code;

crate::refusals! {
    /// Why something is refused.
    pub enum Refusal of "nine_mens_morris" {
        Seats(seats: u8) = "NM-02",
        Over = "NM-09",
        Turn(asked: Seat) = "NM-02",
        Occupied(point: Point as code) = "NM-03",
        PlaceFirst = "NM-03",
        HandEmpty = "NM-04",
        NotYours(point: Point as code) = "NM-04",
        NotJoined(from: Point as code, to: Point as code) = "NM-04",
        RemoveFirst = "NM-06",
        NoMill = "NM-06",
        NotTheirs(point: Point as code) = "NM-06",
        InMill(point: Point as code) = "NM-08",
    }
}
