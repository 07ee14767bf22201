//! A button or a menu was used: acknowledge, ask the table, and answer.
//!
//! The public board, the lobby card and direct messages are edited by the courier alone, so that an older picture never
//! overwrites a newer one; here only what is for one person's eyes is filled in.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http, MessageFlags};

use super::answer::{Ack, Answer, Caller, Place};
use super::branches::Target;
use super::choices::Picked;
use super::courier::Wish;
use super::custom_id::{Lobby, Press};
use super::face::{Face, Hanging};
use super::failure::Failure;
use super::gallery::Wanted;
use super::house::House;
use super::leaf::Leaf;
use super::pages::{self, LogFrom};
use super::{board, call, gallery, lately, names, own};
use crate::engine::{Seat, Viewer};
use crate::table::{
    Act, Acted, DecisionId, OpenDecision, PersonId, Pick, Seq, Sight, Stage, TableError, TableId, Tables, TakeBack,
    TakenBack,
};
use crate::words::{Locale, Voice};

/// Answers a press, whatever happens.
pub async fn pressed(house: &House, http: Arc<Http>, asked: &ComponentInteraction) {
    let caller = Caller::of_press(asked);
    let answer = Answer::to_press(http, asked);
    let press = asked.data.custom_id.parse::<Press>();
    let ack = press.as_ref().map_or(Ack::Quiet, Press::ack);
    let table = press.as_ref().ok().and_then(Press::table);
    let done = AssertUnwindSafe(async {
        let _inside = house.enter(&caller)?;
        let desk = Desk { house, caller: &caller, answer: &answer, asked };
        desk.serve(press.map_err(|_| Failure::Foreign)?).await
    });
    let failure = match done.catch_unwind().await {
        Ok(Ok(())) => return,
        Ok(Err(failure)) => failure,
        Err(_) => Failure::Table(TableError::Defect("a press broke down".into())),
    };
    if failure.ours() {
        tracing::warn!(table = ?table, person = %caller.id(), error = %failure, "a press failed");
    }
    if let Some(face) = failure.face(house, &caller, table).await {
        answer.tell(&face, ack).await;
    }
}

impl Press {
    /// How it is acknowledged.
    const fn ack(&self) -> Ack {
        if matches!(self, Self::Open(..) | Self::Turn(..)) { Ack::Private } else { Ack::Quiet }
    }

    /// The table it is about.
    const fn table(&self) -> Option<TableId> {
        match self {
            Self::Choose(table, ..) | Self::Menu(table, ..) | Self::Page(table, ..) | Self::Open(table, _) => {
                Some(*table)
            }
            Self::Back(table, _) | Self::Turn(table, _) | Self::Lobby(table, _) => Some(*table),
            Self::Log(table, _) | Self::Board(table) | Self::End(table) => Some(*table),
            Self::Rules(..) => None,
        }
    }
}

struct Desk<'a> {
    house: &'a House,
    caller: &'a Caller,
    answer: &'a Answer,
    asked: &'a ComponentInteraction,
}

impl Desk<'_> {
    async fn serve(&self, press: Press) -> Result<(), Failure> {
        // Acknowledged before anything is looked up: the store may be slow, and Discord waits three seconds. A second
        // delivery goes on too, since the first may have died half-way; receipts keep it from being done twice.
        self.answer.acknowledge(press.ack()).await?;
        // What the press makes of a private message must not be painted over.
        self.house.gallery.turned(self.asked.message.id.get());
        match press {
            Press::Choose(table, decision, choice) => self.choose(table, decision, choice).await,
            Press::Menu(table, decision, _) => match self.picked().ok_or(Failure::Foreign)? {
                Target::Take(choice) => self.choose(table, decision, choice).await,
                Target::Go(leaf) => self.page(table, decision, leaf).await,
            },
            Press::Page(table, decision, leaf) => self.page(table, decision, leaf).await,
            Press::Open(table, decision) => self.open(table, decision).await,
            Press::Back(table, decision) => self.back(table, decision).await,
            Press::Turn(table, seat) => self.turn(table, seat).await,
            Press::Lobby(table, button) => self.lobby(table, button).await,
            Press::Log(table, page) => self.log(table, page).await,
            Press::Board(table) => self.post(table).await,
            Press::End(table) => self.end(table).await,
            Press::Rules(title, page) => self.rules(&title, page).await,
        }
    }

    fn picked(&self) -> Option<Target> {
        match &self.asked.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => Some(values.first()?.parse::<Picked>().ok()?.0),
            _ => None,
        }
    }

    /// The picture in the message that was pressed.
    fn picture(&self) -> Hanging {
        let image = self.asked.message.embeds.first().and_then(|embed| embed.image.as_ref());
        Hanging::at(image.map(|image| image.url.as_str()))
    }

    /// Whether the message that was pressed is for one person's eyes, so that nobody but us edits it.
    fn private(&self) -> bool {
        self.asked.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    async fn choose(&self, table: TableId, decision: DecisionId, choice: u16) -> Result<(), Failure> {
        let act = Act {
            table,
            person: self.caller.person.clone(),
            decision: Some(decision),
            choice: Pick::Index(choice),
            receipt: Some(self.caller.receipt),
        };
        let acted = match self.house.act(self.caller, act).await {
            Err(TableError::Stale) => return self.stale(table).await,
            acted => acted?,
        };
        let (seq, person) = (acted.sight.seq, self.caller.id());
        tracing::info!(%table, %seq, %person, action = acted.action, repeated = acted.repeated, "acted");
        // What goes on for this person, or befell them, is shown privately, be it begun on the board. The board itself and
        // direct messages are the courier's.
        let asked = acted.sight.decision_of(acted.seat).is_some_and(|open| open.decision.out_of_turn);
        let aside = self.caller.community.is_some() && (asked || acted.moved);
        if self.private() || aside || acted.sight.begun() == Some(acted.seat) {
            self.show(after(&acted, self.caller.locale()), &acted.sight).await?;
        }
        Ok(())
    }

    /// Shows whoever pressed where their turn stands, in the message that was pressed if that is for their eyes alone, and
    /// the picture when it is drawn.
    async fn show(&self, mut face: Face, sight: &Sight) -> Result<(), Failure> {
        let wanted = self.drawn(sight).await?;
        let place = if self.private() { Place::Here } else { Place::Beside };
        // The picture before stays until the next one is drawn: nothing jumps under a thumb.
        if wanted.is_some() && self.private() {
            face.picture = self.picture();
        }
        Ok(own::show(self.answer, &self.house.gallery, face, wanted, place).await?)
    }

    /// The picture for whoever pressed, while it is their turn.
    async fn drawn(&self, sight: &Sight) -> Result<Option<Wanted>, TableError> {
        let asked = sight.seat_of(self.caller.id()).and_then(|seat| sight.decision_of(seat));
        match asked {
            Some(open) if !open.decision.out_of_turn => own::board(self.house, self.caller, sight, false).await,
            _ => Ok(None),
        }
    }

    /// A button of an earlier step: says so, and shows the turn as it stands.
    async fn stale(&self, table: TableId) -> Result<(), Failure> {
        let sight = self.sight(table).await?;
        let seat = sight.seat_of(self.caller.id());
        let open = seat.and_then(|seat| sight.decision_of(seat)).filter(|open| !open.decision.out_of_turn);
        if open.is_none() || !self.private() && sight.begun() != seat {
            return Err(TableError::Stale.into());
        }
        let sentence = TableError::Stale.sentence(&names::voice(&sight, self.caller.locale()));
        self.show(self.panel(&sight, seat, sentence).await?, &sight).await
    }

    async fn back(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let (person, receipt) = (self.caller.person.clone(), Some(self.caller.receipt));
        let taken = match self.house.tables.undo(TakeBack { table, person, decision: Some(decision), receipt }).await {
            Err(TableError::Stale) => return self.stale(table).await,
            taken => taken?,
        };
        tracing::info!(%table, seq = %taken.sight.seq, person = %self.caller.id(), "taken back");
        self.show(undone(&self.house.tables, &taken, self.caller.locale()).await?, &taken.sight).await
    }

    async fn turn(&self, table: TableId, seat: Seat) -> Result<(), Failure> {
        let sight = self.sight(table).await?;
        let meant = sight.decision_of(seat).map(|open| open.id);
        let (seat, open) = own(&sight, self.caller.id(), meant.ok_or(TableError::Stale)?)?;
        let face = match open.decision.out_of_turn {
            true => return self.open(table, open.id).await,
            false => self.panel(&sight, Some(seat), String::new()).await?,
        };
        let wanted = self.drawn(&sight).await?;
        Ok(own::show(self.answer, &self.house.gallery, face, wanted, Place::Here).await?)
    }

    /// The turn of whoever pressed, as it stands.
    async fn panel(&self, sight: &Sight, seat: Option<Seat>, content: String) -> Result<Face, Failure> {
        let log = lately::read(&self.house.tables, sight, sight.seq).await?;
        Ok(Face { content, ..board::private(sight, &log, seat, self.caller.locale(), 0) })
    }

    /// A table as whoever pressed sees it.
    async fn sight(&self, table: TableId) -> Result<Sight, TableError> {
        Ok(self.house.tables.look(table).await?.seen_by(self.caller.id()))
    }

    async fn page(&self, table: TableId, decision: DecisionId, leaf: Leaf) -> Result<(), Failure> {
        let shared = self.house.tables.look(table).await?;
        let sight = shared.clone().seen_by(self.caller.id());
        let (seat, open) = match own(&sight, self.caller.id(), decision) {
            Err(TableError::Stale) => return self.stale(table).await,
            own => own?,
        };
        let voice = names::voice(&sight, self.caller.locale());
        let log = lately::read(&self.house.tables, &sight, sight.seq).await?;
        let mut face = match (self.private(), self.caller.community) {
            (true, _) if open.decision.out_of_turn => call::opened(&sight, &log, open, &voice, leaf),
            (true, _) => board::private(&sight, &log, Some(seat), self.caller.locale(), leaf),
            (false, None) => call::opened(&sight, &log, open, &voice, leaf),
            (false, Some(_)) => {
                let log = lately::read(&self.house.tables, &shared, shared.seq).await?;
                board::card(&shared, &log, leaf).face
            }
        };
        // Turning a page changes nothing on the board; the picture of an older state is the courier's to replace, or ours.
        face.picture = self.picture();
        if self.private() && face.picture.file() != Some(&gallery::file(sight.seq.0)) {
            return self.show(face, &sight).await;
        }
        Ok(self.answer.fill(&face).await?)
    }

    async fn open(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let sight = self.sight(table).await?;
        let (_, open) = own(&sight, self.caller.id(), decision)?;
        let voice = names::voice(&sight, self.caller.locale());
        let log = lately::read(&self.house.tables, &sight, sight.seq).await?;
        Ok(self.answer.fill(&call::opened(&sight, &log, open, &voice, 0)).await?)
    }

    async fn lobby(&self, table: TableId, button: Lobby) -> Result<(), Failure> {
        let (tables, id, receipt) = (&self.house.tables, self.caller.id(), Some(self.caller.receipt));
        let sight = match button {
            Lobby::Join => tables.join(table, self.caller.person.clone(), receipt).await?,
            Lobby::Leave => tables.leave(table, id, receipt).await?,
            Lobby::Computer => {
                let policy = first_policy(&tables.look(table).await?)?;
                tables.add_computer(table, id, policy, receipt).await?
            }
            Lobby::Start => tables.start(table, id, receipt).await?,
            // An old card's button closes a lobby, never a game that has begun since.
            Lobby::Cancel if tables.look(table).await?.stage == Stage::Playing => {
                return Err(TableError::AlreadyStarted.into());
            }
            Lobby::Cancel => tables.end(table, id, receipt).await?,
        };
        tracing::info!(%table, seq = %sight.seq, person = %id, button = button.word(), "lobby");
        Ok(())
    }

    async fn log(&self, table: TableId, page: u16) -> Result<(), Failure> {
        let sight = self.sight(table).await?;
        let entries = self.house.tables.told(&sight, Seq(1), sight.seq).await?;
        let face = pages::log(&sight, &entries, self.caller.id(), LogFrom::Page(page), self.caller.locale());
        Ok(self.answer.fill(&face).await?)
    }

    async fn post(&self, table: TableId) -> Result<(), Failure> {
        let sight = self.house.tables.look(table).await?;
        sight.seat_of(self.caller.id()).ok_or(TableError::NotSeated)?;
        self.house.bell.ring(Wish::PostAnew(table));
        Ok(())
    }

    async fn end(&self, table: TableId) -> Result<(), Failure> {
        let sight = self.house.tables.end(table, self.caller.id(), Some(self.caller.receipt)).await?;
        tracing::info!(%table, seq = %sight.seq, person = %self.caller.id(), "ended");
        let voice = Voice::new(self.caller.locale(), Vec::new());
        Ok(self.answer.fill(&Face::text(voice.word("discord-table-ended"))).await?)
    }

    async fn rules(&self, title: &str, page: u16) -> Result<(), Failure> {
        let title = self.house.tables.titles().default_of(title).ok_or(Failure::Foreign)?;
        let face = pages::rules(title.as_ref(), page, self.caller.locale());
        let legend = own::legend(self.house, self.caller, title, page).await?;
        Ok(own::show(self.answer, &self.house.gallery, face, legend, Place::Here).await?)
    }
}

/// The computer player for newcomers.
pub fn first_policy(sight: &Sight) -> Result<&'static str, TableError> {
    let known = sight.title.policies();
    known.first().copied().ok_or(TableError::UnknownPolicy { policy: String::new(), known: Vec::new() })
}

/// The open decision of a person, if it is the one meant.
fn own(sight: &Sight, person: PersonId, meant: DecisionId) -> Result<(Seat, &OpenDecision), TableError> {
    if sight.is_over() {
        return Err(TableError::Over);
    }
    let seat = sight.seat_of(person).ok_or(TableError::NotSeated)?;
    let whose: Vec<_> = sight.open.iter().filter(|open| open.id == meant).map(|open| open.decision.seat).collect();
    match sight.decision_of(seat) {
        Some(open) if open.id == meant => Ok((seat, open)),
        _ if whose.is_empty() => Err(TableError::Stale),
        _ => Err(TableError::NotYourDecision { whose }),
    }
}

/// What somebody sees privately after an action: what happened, and what they are asked next.
pub fn after(acted: &Acted, locale: Locale) -> Face {
    let (sight, seat) = (&acted.sight, acted.seat);
    let voice = names::voice(sight, locale);
    let told = acted.entries.iter().flat_map(|entry| call::told(sight, entry, Viewer::Seat(seat), &voice));
    let done = acted.label(&voice).map(|action| voice.say("discord-acted", [("action", action.into())]));
    let mut lines = vec![done.unwrap_or_else(|| voice.word("discord-acted-before"))];
    lines.extend(told);
    let content = super::clip::clip(&lines.join("\n"), 1900);
    match sight.decision_of(seat) {
        Some(open) if open.decision.out_of_turn => Face { content, ..call::brief(sight, open, &voice, 0) },
        Some(_) => Face { content, ..board::private(sight, &[], Some(seat), locale, 0) },
        None => Face::text(content),
    }
}

/// What somebody sees privately after taking a step back: the turn as it stands again.
///
/// # Errors
/// When the store fails.
pub async fn undone(tables: &Tables, taken: &TakenBack, locale: Locale) -> Result<Face, TableError> {
    let voice = names::voice(&taken.sight, locale);
    // The table stands again as it stood before the action, so it is among the choices.
    let position = taken.sight.position.as_ref().zip(taken.action.as_deref());
    let said = |action: String| voice.say("discord-undone", [("action", action.into())]);
    let action = position.map(|(position, code)| position.label(taken.seat, code, &voice));
    let log = lately::read(tables, &taken.sight, taken.sight.seq).await?;
    let face = board::private(&taken.sight, &log, Some(taken.seat), locale, 0);
    Ok(Face { content: action.map(said).unwrap_or_default(), ..face })
}
