//! The buttons of a lobby, and those that manage a game.

use crate::discord::intake::failure::Failure;
use crate::discord::intake::opening::{self, Opened};
use crate::discord::intake::press::Context;
use crate::discord::intake::{invitations, members, permissions, private_reply};
use crate::discord::messages::custom_id::{Hosting, Lobby, OrderButton};
use crate::discord::messages::{clock, games, invitation, orders, pages, server};
use crate::table::{PersonId, Stage, TableError, TableId, TableView};

impl Context<'_> {
    pub(super) async fn lobby(&self, table: TableId, button: Lobby) -> Result<(), Failure> {
        let tables = &self.app.tables;
        let id = self.caller.id();
        let press = || async {
            match button {
                Lobby::Join => tables.lobby().join(self.caller.named_request(table)).await,
                Lobby::Leave => tables.lobby().leave(self.caller.request(table)).await,
                Lobby::Computer => {
                    let policy = opening::usual_policy(&tables.look(table).await?)?;
                    tables.lobby().add_computer(self.caller.request(table), &policy).await
                }
                Lobby::Start => tables.lobby().start(self.caller.request(table)).await,
                Lobby::Cancel => tables.lobby().cancel(self.caller.authorized_request(table)).await,
                Lobby::Decline => tables.lobby().decline(self.caller.request(table)).await,
            }
        };
        let view = match members::among(self.app, self.caller, table, press).await {
            Err(TableError::HostOnly) if button == Lobby::Cancel => {
                members::end_if_deserted(self.app, self.caller, table).await?
            }
            pressed => pressed?,
        };
        tracing::info!(%table, seq = %view.seq, person = %id, %button, "a person pressed a button of a lobby");
        match button {
            // The press came from the question whether to close the lobby, not from the card.
            Lobby::Cancel if self.private() => self.reply(&self.word("discord-table-ended")).await,
            _ => self.show_on_board(&view).await,
        }
    }

    pub(super) async fn pace(&self, table: TableId) -> Result<(), Failure> {
        let pace = opening::read_pace(self.option().ok_or(Failure::UnknownCustomId)?)?;
        let set = || async { self.app.tables.lobby().set_pace(self.caller.request(table), pace).await };
        let view = members::among(self.app, self.caller, table, set).await?;
        self.show_on_board(&view).await
    }

    /// Handles the buttons that manage a running game.
    pub(super) async fn host(&self, table: TableId, button: Hosting) -> Result<(), Failure> {
        let seats = self.app.tables.seats();
        let locale = self.caller.locale();
        let person = self.caller.id();
        let request = self.caller.authorized_request(table);
        tracing::info!(%table, %person, %button, "the host changed a table");
        if matches!(button, Hosting::End | Hosting::Nudge | Hosting::Computer(_) | Hosting::Substitute(_)) {
            members::noted(self.app, self.caller, self.app.tables.look(table).await?).await?;
        }
        let outgoing = match button {
            Hosting::Extend => {
                seats.extend(request).await?;
                self.word("discord-extended")
            }
            Hosting::End => clock::voted(&seats.vote_to_end(request).await?, "discord-table-ended", locale),
            Hosting::Nudge => self.app.nudge(self.caller, table).await?,
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

    /// Gives a standing order for all contests, or withdraws all orders.
    pub(super) async fn order(&self, table: TableId, button: OrderButton) -> Result<(), Failure> {
        let play = self.app.tables.play();
        let request = self.caller.request(table);
        let person = self.caller.id();
        match orders::given_by(button) {
            Some(order) => play.give_order(request, order).await?,
            None => play.withdraw_orders(request, None).await?,
        };
        tracing::info!(%table, %person, ?button, "a person changed their orders");
        self.reply(&private_reply::orders(self.app, self.caller, table).await?).await
    }

    /// Leaves a lobby, or asks what to do with a running game.
    pub(super) async fn out(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let locale = self.caller.locale();
        let person = self.caller.id();
        view.seat_of(person).ok_or(TableError::NotSeated)?;
        if view.stage == Stage::Lobby {
            self.app.tables.lobby().leave(self.caller.request(table)).await?;
            return self.reply(&self.word("discord-games-left")).await;
        }
        if view.is_over() {
            return Err(TableError::Over.into());
        }
        self.reply(&games::way_out(&view, person, locale)).await
    }

    /// Shows the table to somebody who has just taken a seat.
    pub(super) async fn seated(&self, view: &TableView) -> Result<(), Failure> {
        let view = view.clone().seen_by(self.caller.id());
        let seat = view.seat_of(self.caller.id());
        self.panel(&view, seat, String::new(), self.target()).await
    }

    pub(super) async fn end(&self, table: TableId) -> Result<(), Failure> {
        let end = || async { self.app.tables.seats().end(self.caller.authorized_request(table)).await };
        let view = members::among(self.app, self.caller, table, end).await?;
        tracing::info!(%table, seq = %view.seq, person = %self.caller.id(), "a person ended a table");
        self.reply(&self.word("discord-table-ended")).await
    }

    /// Opens a table with as many seats as the title allows. In direct messages the computer plays the others.
    pub(super) async fn new_table(&self, title: String) -> Result<(), Failure> {
        let tables = &self.app.tables;
        let caller = self.caller;
        let seats = tables.titles().default_of(&title).ok_or(Failure::UnknownCustomId)?.meta().seats.1;
        let open = caller.opens(title, seats);
        let Opened { view, no_thread } = opening::open(self.app, caller, open, None).await?;
        tracing::info!(table = %view.id, person = %caller.id(), "a person opened a table");
        if caller.community.is_none() {
            opening::fill(self.app, caller, view, seats - 1, None, true).await?;
            return Ok(());
        }
        let voice = caller.voice();
        match server::opened(&view, caller.channel, no_thread.map(|why| permissions::no_thread(why, &voice)), &voice) {
            Some(outgoing) => Ok(self.answer.follow(&outgoing).await?),
            None => Ok(()),
        }
    }

    pub(super) async fn challenge(&self, title: String, person: PersonId) -> Result<(), Failure> {
        let Opened { view, no_thread } = invitations::challenge(self.app, self.caller, title, person).await?;
        tracing::info!(table = %view.id, person = %self.caller.id(), "a person challenged another to a game");
        let voice = self.caller.voice();
        let mut made = invitation::made(&[person], &voice);
        let no_thread = no_thread.map(|why| permissions::no_thread(why, &voice));
        if let Some(place) = server::opened(&view, self.caller.channel, no_thread, &voice) {
            made.content = format!("{}\n{}", made.content, place.content);
        }
        self.reply(&made).await
    }

    pub(super) async fn rematch(&self, table: TableId) -> Result<(), Failure> {
        let view = opening::rematch(self.app, self.caller, table).await?;
        tracing::info!(table = %view.id, before = %table, person = %self.caller.id(), "a person opened a table for another game");
        Ok(())
    }
}
