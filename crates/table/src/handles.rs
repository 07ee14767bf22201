//! The handles of [`Tables`], one for each purpose. A handle has the methods of its purpose, in the files of its parts.

use super::Tables;

macro_rules! handles {
    ($($(#[$doc:meta])* $accessor:ident: $handle:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy)]
            pub struct $handle<'a>(pub(super) &'a Tables);
        )*

        impl Tables {
            $(
                $(#[$doc])*
                pub const fn $accessor(&self) -> $handle<'_> {
                    $handle(self)
                }
            )*
        }
    };
}

handles! {
    /// Opens tables, and changes them until the game starts.
    lobby: Lobby,
    /// What a seat does in its game: actions, undo, orders.
    play: Play,
    /// Who sits at a running game, its clocks, and its end.
    seats: Seats,
    /// Reads games: log, past turns, records, results.
    records: Records,
    /// The data of a person that belongs to no single table: preferences, absences, tutorials, privacy.
    people: People,
    /// Communities and their tables, and the upkeep of the whole store.
    admin: Admin,
    /// Tournaments and their games.
    tournaments: Tournaments,
    /// Notices and delivery state, for the delivery loop.
    outbox: Outbox,
    /// Leases, which divide work among processes.
    leases: Leases,
}
