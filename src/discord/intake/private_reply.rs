//! Private replies with a picture of the board as the caller's seat sees it, in their look. The picture comes with the
//! reply if it is cached, else by an edit; until then an empty one keeps its space.
//!
//! Invariants:
//!
//! * The words never wait for a picture.
//! * A picture is attached only while its message still shows the same state.
//! * A press waits for a picture that is being attached, but only up to a timeout. What Discord has received by then
//!   cannot be undone.

use std::sync::Arc;

use serde_json::Value;
use tracing::Instrument as _;

use crate::config::BoardStyle;
use crate::discord::desk::answer::{Answer, ReplyTarget, SentReply};
use crate::discord::desk::{PrivateMessage, Purpose, WriteError};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::permissions;
use crate::discord::log;
use crate::discord::messages::board::Extent;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::orders::page as orders_page;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::{call, forms};
use crate::discord::messages::{names, review as review_message, rules as rules_page, tutorial as lesson};
use crate::discord::render::{RenderOutcome, RenderRequest};
use crate::discord::threads::Priority;
use crate::engine::Seat;
use crate::table::{PuzzleView, TableError, TableId, TableView, TutorialView};
use crate::title::{Cursor, Frame, RenderOptions, Span, Title};

/// Whether the caller may be shown pictures of a title here.
pub fn may_see(app: &App, caller: &Caller, title: &dyn Title) -> bool {
    permissions::may_attach(caller) && app.renderer.draws(title.meta().key)
}

/// How a board is shown to the caller.
#[derive(Default)]
pub struct PrivateBoard {
    pub picture: Option<RenderRequest>,
    /// Whether it is written in brief, because the picture shows the rest.
    brief: bool,
}

impl PrivateBoard {
    /// How much of it is written in words.
    pub const fn extent(&self) -> Extent {
        if self.brief { Extent::Brief } else { Extent::Whole }
    }
}

/// The board of a table as the caller may see it, in their style. If they have a seat and `near` is set, it is cropped
/// to their surroundings.
pub async fn board(app: &App, caller: &Caller, view: &TableView, near: bool) -> Result<PrivateBoard, TableError> {
    let seat = view.seat_of(caller.id()).filter(|_| near);
    framed(app, caller, view, seat.map_or(Frame::Whole, Frame::Around)).await
}

async fn framed(app: &App, caller: &Caller, view: &TableView, frame: Frame) -> Result<PrivateBoard, TableError> {
    let style = app.style_of(caller).await?;
    let picture = if style == BoardStyle::Words { None } else { picture(app, caller, view, frame).await? };
    Ok(in_style(app, style, picture))
}

/// The frame in which a person sees the board at this cursor of their choices; `first` at the first cursor.
fn at_cursor(title: &dyn Title, cursor: PageCursor, first: Frame) -> Frame {
    let within = cursor.within.filter(|_| title.marks_branches());
    within.map_or(first, |within| Frame::Branch(Cursor { choice: within.choice, depth: within.depth }))
}

fn in_style(app: &App, style: BoardStyle, picture: Option<RenderRequest>) -> PrivateBoard {
    let drawable = |request: &RenderRequest| !matches!(app.renderer.cached(&request.digest), Some(None));
    let brief = style == BoardStyle::Picture && picture.as_ref().is_some_and(drawable);
    PrivateBoard { picture, brief }
}

/// The board of a tutorial in the caller's style; no picture at its end.
pub async fn tutorial(
    app: &App,
    caller: &Caller,
    view: &TutorialView,
    cursor: PageCursor,
) -> Result<PrivateBoard, TableError> {
    let style = app.style_of(caller).await?;
    let drawn = style != BoardStyle::Words && view.open.is_some() && may_see(app, caller, view.title.as_ref());
    if !drawn {
        return Ok(PrivateBoard::default());
    }
    let render = RenderOptions {
        look: app.look_of(caller.id()).await?,
        frame: at_cursor(view.title.as_ref(), cursor, Frame::Choices),
    };
    let locale = caller.locale();
    let seq = caller.idempotency_key.0;
    let voice = lesson::voice(view, names::plain_person(&caller.person.name, view.seats().1, locale), locale);
    Ok(in_style(app, style, RenderRequest::tutorial(view, caller.id(), seq, render, voice)))
}

/// The board of a puzzle in the caller's style.
pub async fn puzzle(
    app: &App,
    caller: &Caller,
    view: &PuzzleView,
    cursor: PageCursor,
) -> Result<PrivateBoard, TableError> {
    let style = app.style_of(caller).await?;
    if style == BoardStyle::Words || !may_see(app, caller, view.title.as_ref()) {
        return Ok(PrivateBoard::default());
    }
    let look = app.look_of(caller.id()).await?;
    let frame = at_cursor(view.title.as_ref(), cursor, Frame::Whole);
    Ok(in_style(app, style, RenderRequest::puzzle(view, RenderOptions { look, frame }, caller.locale())))
}

/// The board for the caller's turn message at this cursor of their choices; nothing for a few choices out of turn.
pub async fn turn(
    app: &App,
    caller: &Caller,
    view: &TableView,
    cursor: PageCursor,
) -> Result<PrivateBoard, TableError> {
    let asked = view.seat_of(caller.id()).and_then(|seat| view.decision_of(seat));
    match asked {
        Some(open) if open.decision.out_of_turn && !call::needs_picture(open, &names::voice(view, caller.locale())) => {
            Ok(PrivateBoard::default())
        }
        Some(_) => framed(app, caller, view, at_cursor(view.title.as_ref(), cursor, Frame::Choices)).await,
        None => framed(app, caller, view, Frame::Whole).await,
    }
}

async fn picture(
    app: &App,
    caller: &Caller,
    view: &TableView,
    frame: Frame,
) -> Result<Option<RenderRequest>, TableError> {
    if !may_see(app, caller, view.title.as_ref()) {
        return Ok(None);
    }
    let render = RenderOptions { look: app.look_of(caller.id()).await?, frame };
    let log = log::recent(&app.tables, view).await?;
    Ok(RenderRequest::board(view, &log, render, caller.locale()))
}

/// All orders of the caller at a table.
///
/// # Errors
/// Not seated, or when the store fails.
pub async fn orders(app: &App, caller: &Caller, table: TableId) -> Result<OutgoingMessage, TableError> {
    let person = caller.id();
    let orders = app.tables.play().orders(table, person).await?;
    let past = app.tables.play().contests(table, person).await?;
    let view = app.tables.look(table).await?.seen_by(person);
    Ok(orders_page(&view, &orders, &past, caller.locale()))
}

/// A page of the short rules, with the legend as its picture. If the channel's table plays this title, they are the rules
/// of that table.
pub async fn rules(
    app: &App,
    caller: &Caller,
    title: &Arc<dyn Title>,
    page: u16,
) -> Result<(OutgoingMessage, Option<RenderRequest>), TableError> {
    let table = app.tables.at(caller.channel).await?.filter(|view| view.title.meta().key == title.meta().key);
    let (title, options) = table.map_or((Arc::clone(title), Value::Null), |view| (view.title, view.options));
    let outgoing = rules_page::page(title.as_ref(), &options, page, caller.locale());
    Ok((outgoing, legend(app, caller, &title, page).await?))
}

/// The legend of a title's components, on the first page of its rules.
async fn legend(
    app: &App,
    caller: &Caller,
    title: &Arc<dyn Title>,
    page: u16,
) -> Result<Option<RenderRequest>, TableError> {
    if page != 0 || !may_see(app, caller, title.as_ref()) {
        return Ok(None);
    }
    Ok(RenderRequest::legend(title, app.look_of(caller.id()).await?, caller.locale()))
}

/// The review of a finished game, with the chances of its seats as a picture.
///
/// # Errors
/// A game that cannot be reviewed, or when the store fails.
pub async fn review(
    app: &App,
    caller: &Caller,
    table: TableId,
) -> Result<(OutgoingMessage, Option<RenderRequest>), TableError> {
    let reviewed = app.tables.records().review(table, |work| app.threads.think(Priority::Low, work)).await?;
    let outgoing = review_message::message(&reviewed, caller.locale());
    if !may_see(app, caller, reviewed.view.title.as_ref()) {
        return Ok((outgoing, None));
    }
    let look = app.look_of(caller.id()).await?;
    Ok((outgoing, RenderRequest::review(&reviewed.view, reviewed.review, look, caller.locale())))
}

/// Their seat at the table, if any; `None` if the caller may not be shown animated pictures here.
pub fn animated(app: &App, caller: &Caller, view: &TableView) -> Option<Option<Seat>> {
    may_see(app, caller, view.title.as_ref()).then(|| view.seat_of(caller.id()))
}

/// A part of a game as an animated picture.
pub async fn animation(
    app: &App,
    caller: &Caller,
    view: &TableView,
    span: Span,
) -> Result<Option<RenderRequest>, TableError> {
    if !may_see(app, caller, view.title.as_ref()) {
        return Ok(None);
    }
    let record = app.tables.records().export(view.id, false).await?;
    let look = app.look_of(caller.id()).await?;
    Ok(RenderRequest::animation(&app.tables, view, record, span, look, caller.locale()))
}

/// Sends a message to its target, and its picture once that is rendered. Returns the message, or `None` if another copy
/// of the bot answered. A picture kept until then is removed if no new one follows.
///
/// # Errors
/// When Discord refuses the text or cannot be reached.
pub async fn show(
    app: &App,
    caller: &Caller,
    answer: &Arc<Answer>,
    mut outgoing: OutgoingMessage,
    request: Option<RenderRequest>,
    target: ReplyTarget,
) -> Result<Option<SentReply>, WriteError> {
    // A message without an embed has no place for a picture.
    let Some(request) = request.filter(|_| outgoing.embed.is_some()) else {
        outgoing.drop_picture();
        return answer.put(&mut outgoing, target).await;
    };
    let renderer = &app.renderer;
    if let Some(known) = renderer.cached(&request.digest) {
        match known {
            Some(image) => outgoing.picture = ImageSlot::New { file: request.file, image },
            None => outgoing.drop_picture(),
        }
        return answer.put(&mut outgoing, target).await;
    }
    outgoing.picture = match std::mem::take(&mut outgoing.picture) {
        ImageSlot::Nothing => renderer.placeholder(&request),
        kept => kept.while_drawing(caller.locale()),
    };
    let file = request.file.clone();
    let drawing = renderer.start(request);
    let Some(sent) = answer.put(&mut outgoing, target).await? else { return Ok(None) };
    let private = Arc::clone(&app.desk.ledger.private);
    let interaction = caller.idempotency_key.0;
    let answer = Arc::clone(answer);
    let attach = async move {
        let drawn = drawing.await.unwrap_or(RenderOutcome::Nothing);
        let Some(attaching) = private.attach(sent.message, interaction).await else { return };
        let kept = std::mem::take(&mut outgoing.picture);
        match drawn {
            RenderOutcome::Image(image) => outgoing.picture = ImageSlot::New { file, image },
            RenderOutcome::Superseded if kept.file().is_none() => return,
            RenderOutcome::Nothing if kept.file().is_none() && outgoing.in_words.is_none() => return,
            RenderOutcome::Nothing | RenderOutcome::Superseded => outgoing.drop_picture(),
        }
        tokio::select! {
            biased;
            () = attaching.too_late() => tracing::debug!("a picture is not attached: its message was pressed meanwhile"),
            attached = answer.amend(sent, &outgoing) => match attached {
                Ok(picture) => attaching.attached(picture),
                Err(error) => tracing::debug!(%error, "cannot attach a picture"),
            },
        }
    };
    tokio::spawn(attach.in_current_span());
    Ok(Some(sent))
}

/// A turn message with the caller's own note below its text. A note that cannot be read is left out.
async fn with_note(app: &App, caller: &Caller, table: TableId, outgoing: OutgoingMessage) -> OutgoingMessage {
    let note = app.tables.people().note(table, caller.id()).await;
    let note = note.inspect_err(|error| tracing::warn!(%table, %error, "cannot read a note")).ok().flatten();
    let line = note.and_then(|note| forms::note_line(&note, &caller.voice()));
    let content = [Some(outgoing.content.clone()).filter(|said| !said.is_empty()), line];
    OutgoingMessage { content: content.into_iter().flatten().collect::<Vec<_>>().join("\n"), ..outgoing }
}

/// Like [`show`], for a turn message with the caller's note: it replaces an older one.
pub async fn show_turn(
    app: &App,
    caller: &Caller,
    answer: &Arc<Answer>,
    table: TableId,
    outgoing: OutgoingMessage,
    request: Option<RenderRequest>,
    target: ReplyTarget,
) -> Result<Option<SentReply>, WriteError> {
    let outgoing = with_note(app, caller, table, outgoing).await;
    let sent = show(app, caller, answer, outgoing, request, target).await?;
    let Some(sent) = sent else { return Ok(None) };
    let shown = PrivateMessage { sent, interaction: caller.idempotency_key.0, answer: Arc::clone(answer) };
    app.desk.ledger.private.replace(table, caller.id(), Purpose::Turn, shown).await;
    Ok(Some(sent))
}
