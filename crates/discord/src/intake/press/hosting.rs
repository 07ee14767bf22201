//! A lobby, and what manages a game.

use crate::intake::commands::suggest;
use crate::intake::opening::{self, Opened};
use crate::intake::{Context, Failure, permissions};
use crate::messages::custom_id::{Hosting, Lobby, OrderButton};
use crate::messages::{OutgoingMessage, clock, games, invitation, orders, pages, server};
use crate::pings;
use skald_table::{PersonId, Stage, TableError, TableId, TableView};

impl Context {
    /// Changes a table as the caller asks, and shows it; see [`Context::among`].
    pub async fn change<F: Future<Output = Result<TableView, TableError>>>(
        &self,
        table: TableId,
        change: impl Fn() -> F,
    ) -> Result<(), Failure> {
        let view = self.among(table, change).await?;
        self.show_change(&view).await
    }

    /// The table of the channel, after it has noted which of its people have left the server.
    pub async fn noted_table(&self) -> Result<TableView, Failure> {
        Ok(self.noted(self.table().await?).await?)
    }

    pub async fn lobby(&self, table: TableId, button: Lobby) -> Result<(), Failure> {
        let lobby = self.app.tables.lobby();
        let press = || async {
            match button {
                Lobby::Join => lobby.join(self.caller.named_request(table)).await,
                Lobby::Leave => lobby.leave(self.caller.request(table)).await,
                Lobby::Computer => {
                    let policy = opening::usual_policy(&self.app.tables.look(table).await?)?;
                    lobby.add_computer(self.caller.request(table), &policy).await
                }
                Lobby::Start => lobby.start(self.caller.request(table)).await,
                Lobby::Cancel => lobby.cancel(self.caller.authorized_request(table)).await,
                Lobby::Decline => lobby.decline(self.caller.request(table)).await,
            }
        };
        let view = match self.among(table, press).await {
            Err(TableError::HostOnly) if button == Lobby::Cancel => self.end_if_deserted(table).await?,
            pressed => pressed?,
        };
        tracing::info!(%table, seq = %view.seq, person = %self.id(), %button, "a person changed a lobby");
        match button {
            // The press came from the question whether to close the lobby, not from the card.
            Lobby::Cancel if self.in_private() => self.say("discord-table-ended").await,
            Lobby::Start if self.pressed.is_none() => {
                self.started(&view).await?;
                self.follow_if_late(&view).await
            }
            _ => self.show_change(&view).await,
        }
    }

    pub async fn set_pace(&self, table: TableId, pace: &str) -> Result<(), Failure> {
        let pace = suggest::read_pace(pace)?;
        self.change(table, || self.app.tables.lobby().set_pace(self.caller.request(table), pace)).await
    }

    pub async fn host(&self, table: TableId, button: Hosting) -> Result<(), Failure> {
        let seats = self.app.tables.seats();
        let locale = self.locale();
        let person = self.id();
        let request = self.caller.authorized_request(table);
        tracing::info!(%table, %person, %button, "the host changed a table");
        if matches!(button, Hosting::End | Hosting::Nudge | Hosting::Computer(_) | Hosting::Substitute(_)) {
            self.noted(self.app.tables.look(table).await?).await?;
        }
        let outgoing = match button {
            Hosting::Extend => {
                seats.extend(request).await?;
                return self.say("discord-extended").await;
            }
            Hosting::End => clock::voted(&seats.vote_to_end(request).await?, "discord-table-ended", locale),
            Hosting::Nudge => self.nudged(table).await?,
            Hosting::Computer(seat) => pages::status(&seats.hand_over_overdue(request, seat).await?, locale),
            Hosting::Leave => {
                let view = self.view(table).await?;
                let seat = view.seat_of(person).ok_or(TableError::NotSeated)?;
                let policy = opening::usual_policy(&view)?;
                pages::status(&seats.hand_over_unless_last(request, seat, &policy).await?, locale)
            }
            Hosting::Reclaim => return self.seated(&seats.reclaim(self.caller.named_request(table)).await?).await,
            Hosting::Substitute(seat) => {
                return self.seated(&seats.substitute(self.caller.named_request(table), seat).await?).await;
            }
        };
        self.reply(&outgoing).await
    }

    /// Reminds the people that a table waits for. The answer says when each of them can be called.
    async fn nudged(&self, table: TableId) -> Result<OutgoingMessage, TableError> {
        let tables = &self.app.tables;
        let nudged = tables.seats().nudge(self.caller.request(table)).await?;
        let view = tables.look(table).await?;
        let mut seats = Vec::new();
        for seat in nudged {
            if let Some(person) = view.occupant(seat).and_then(|occupant| occupant.person()) {
                seats.push((seat, pings::of(tables, person.id).await?.call_time(tables.now())));
            }
        }
        Ok(clock::nudged(&view, &seats, self.locale()))
    }

    /// Gives a standing order for all contests, or withdraws all orders.
    pub async fn order(&self, table: TableId, button: OrderButton) -> Result<(), Failure> {
        let play = self.app.tables.play();
        let request = self.caller.request(table);
        let person = self.id();
        match orders::given_by(button) {
            Some(order) => play.give_order(request, order).await?,
            None => play.withdraw_orders(request, None).await?,
        };
        tracing::info!(%table, %person, ?button, "a person changed their orders");
        self.orders(table).await
    }

    /// Leaves a lobby, or asks what to do with a running game.
    pub async fn out(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        view.seat_of(self.id()).ok_or(TableError::NotSeated)?;
        if view.stage == Stage::Lobby {
            self.app.tables.lobby().leave(self.caller.request(table)).await?;
            return self.say("discord-games-left").await;
        }
        if view.is_over() {
            return Err(TableError::Over.into());
        }
        self.reply(&games::way_out(&view, self.id(), self.locale())).await
    }

    /// Shows the table to somebody who has just taken a seat.
    async fn seated(&self, view: &TableView) -> Result<(), Failure> {
        let view = view.clone().seen_by(self.id());
        self.panel(&view, view.seat_of(self.id()), String::new()).await
    }

    pub async fn end(&self, table: TableId) -> Result<(), Failure> {
        let end = || self.app.tables.seats().end(self.caller.authorized_request(table));
        let view = self.among(table, end).await?;
        tracing::info!(%table, seq = %view.seq, person = %self.id(), "a person ended a table");
        self.say("discord-table-ended").await
    }

    /// Opens a table with as many seats as the title allows. In direct messages the computer plays the others.
    pub async fn new_table(&self, title: String) -> Result<(), Failure> {
        let seats = self.app.tables.titles().default_of(&title).ok_or(Failure::UNKNOWN)?.meta().seats.1;
        let open = self.caller.opens(title, seats);
        let opened = self.open_table(open, None).await?;
        tracing::info!(table = %opened.view.id, person = %self.id(), "a person opened a table");
        if self.caller.community.is_none() {
            self.fill(opened.view, seats - 1, None, true).await?;
            return Ok(());
        }
        match self.place_of(&opened) {
            Some(outgoing) => Ok(self.answer.follow(&outgoing).await?),
            None => Ok(()),
        }
    }

    /// The message about the place of a new table, if one is needed.
    pub fn place_of(&self, opened: &Opened) -> Option<OutgoingMessage> {
        let voice = self.caller.voice();
        let no_thread = opened.no_thread.map(|why| permissions::no_thread(why, &voice));
        server::opened(&opened.view, self.caller.channel, no_thread, &voice)
    }

    pub async fn challenge(&self, title: String, person: PersonId) -> Result<(), Failure> {
        let opened = self.open_challenge(title, person).await?;
        tracing::info!(table = %opened.view.id, person = %self.id(), "a person challenged another to a game");
        let mut made = invitation::made(&[person], &self.caller.voice());
        if let Some(place) = self.place_of(&opened) {
            made.content = format!("{}\n{}", made.content, place.content);
        }
        self.reply(&made).await
    }

    pub async fn rematch(&self, table: TableId) -> Result<TableView, Failure> {
        let view = self.open_rematch(table).await?;
        tracing::info!(table = %view.id, before = %table, person = %self.id(), "a person opened a table for another game");
        Ok(view)
    }
}
