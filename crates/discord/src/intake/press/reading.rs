//! What shows something and does not change a game.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tracing::Instrument as _;

use crate::delivery::DeliveryCommand;
use crate::desk::answer::{ReplyTarget, SentReply};
use crate::intake::app::App;
use crate::intake::private_reply::at_cursor;
use crate::intake::{Context, Failure};
use crate::log;
use crate::messages::branches::Target;
use crate::messages::pages::{self, LogFrom};
use crate::messages::{OutgoingMessage, PageCursor, board, ending, games, orders, puzzle, replay, review, rules};
use crate::render::RenderRequest;
use crate::server_settings;
use crate::threads::Priority;
use skald_core::title::{Frame, RenderOptions, Span, Title};
use skald_table::{GameReview, Moment, PuzzleView, Seq, TableError, TableId, TableView};

/// How long the choices that turned a game are played out, and how long this may wait for other reviews. Discord allows
/// changes of a reply for 15 minutes.
const CHECKING: Duration = Duration::from_mins(5);
/// One review is checked at a time, beside everything else.
static CHECKS: Semaphore = Semaphore::const_new(1);

/// More tables than a person has.
const ALL: usize = 10_000;

impl App {
    /// For how many minutes a review may be checked, and wait for others.
    pub const REVIEW_MINUTES: u64 = 2 * CHECKING.as_secs() / 60;

    /// The review of a finished game, unchecked.
    pub async fn review(&self, table: TableId) -> Result<GameReview, TableError> {
        self.tables.records().review(table, |work| self.threads.think(Priority::Low, work)).await
    }

    /// Checks what turned a game, one review after another.
    pub async fn check(&self, reviewed: GameReview) -> Result<GameReview, TableError> {
        let permit = timeout(CHECKING, CHECKS.acquire()).await;
        let time = if permit.is_ok() { CHECKING } else { Duration::ZERO };
        let think = |work| self.threads.think(Priority::Low, work);
        self.tables
            .records()
            .check(reviewed, skald_core::title::review::CHECKS, think, self.threads.patience(time))
            .await
    }
}

impl Context {
    /// A page of the caller's tables everywhere, from 0.
    pub async fn games(&self, page: u16) -> Result<(), Failure> {
        let tables = &self.app.tables;
        let all = tables.of(self.id(), ALL).await?;
        let pages = all.len().div_ceil(games::ROWS).max(1);
        let page = usize::from(page).min(pages - 1);
        let shown = all.into_iter().skip(page * games::ROWS).take(games::ROWS).collect();
        let running = self.placed(shown).await?;
        let finished = match page {
            0 => self.placed(tables.records().past_games(self.id(), games::FINISHED).await?).await?,
            _ => Vec::new(),
        };
        self.reply(&games::games(&running, (page, pages), &finished, self.id(), self.locale())).await
    }

    /// Tables with the links to their boards.
    async fn placed(&self, views: Vec<TableView>) -> Result<Vec<(TableView, String)>, Failure> {
        let mut placed = Vec::new();
        for view in views {
            let place = self.app.board_link(&view).await?;
            placed.push((view, place));
        }
        Ok(placed)
    }

    pub async fn log(&self, view: &TableView, from: LogFrom) -> Result<(), Failure> {
        let entries = self.app.tables.records().visible_log(view, Seq(1), view.seq).await?;
        self.reply(&pages::log(view, &entries, self.id(), from, self.locale())).await
    }

    pub async fn words(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let log = log::read(&self.app.tables, &view, view.seq).await?;
        self.reply(&board::in_words(&view, &log, view.seat_of(self.id()), self.locale())).await
    }

    pub async fn post(&self, table: TableId) -> Result<(), Failure> {
        let view = self.app.tables.look(table).await?;
        view.seat_of(self.id()).ok_or(TableError::NotSeated)?;
        match self.app.delivery_sender.send(DeliveryCommand::PostAnew(table)) {
            true => Ok(()),
            false => Err(Failure::BUSY),
        }
    }

    /// Shows a branch of the choices of a puzzle, or answers it. It is the one that was posted in the server, else that of
    /// the day for one person alone.
    pub async fn puzzle(&self, day: u64, target: Target) -> Result<(), Failure> {
        let people = self.app.tables.people();
        let posted = match self.caller.community {
            Some(community) => people.puzzle(community, day).await?.map(|view| (community, view)),
            None => None,
        };
        match (target, posted) {
            (Target::Take(choice), Some((community, _))) => {
                let answered = people.answer_puzzle(self.id(), (community, day), choice).await?;
                let answered = answered.ok_or(Failure::PUZZLE_OVER)?;
                self.app.note_done(&self.caller);
                self.reply(&puzzle::result(&answered, self.locale())).await
            }
            (Target::Take(choice), None) => {
                let answered = people.try_puzzle(self.own_puzzle(day).await?, choice).await?;
                let answered = answered.ok_or(Failure::PUZZLE_OVER)?;
                let result = puzzle::result(&answered, self.locale());
                match answered.is_right() {
                    true => self.reply(&result).await,
                    false => self.show_puzzle(&answered.view, PageCursor::default(), result.content).await,
                }
            }
            (Target::Go(cursor), Some((_, view))) => self.show_puzzle(&view, cursor, String::new()).await,
            (Target::Go(cursor), None) => self.show_puzzle(&self.own_puzzle(day).await?, cursor, String::new()).await,
        }
    }

    /// Shows the puzzle of today, also where none is posted.
    pub async fn puzzle_of_today(&self) -> Result<(), Failure> {
        self.puzzle(self.app.tables.puzzle_day(), Target::Go(PageCursor::default())).await
    }

    /// The puzzle of today for one person alone.
    async fn own_puzzle(&self, day: u64) -> Result<PuzzleView, Failure> {
        let tables = &self.app.tables;
        if day != tables.puzzle_day() {
            return Err(Failure::PUZZLE_OVER);
        }
        let settings = server_settings::of(tables, self.caller.community).await?;
        let view = tables.puzzle_of_day(day, |key| settings.offers(key)).ok_or(Failure::Word("puzzle-none"))?;
        Ok(PuzzleView { alone: true, ..view })
    }

    async fn show_puzzle(&self, view: &PuzzleView, cursor: PageCursor, content: String) -> Result<(), Failure> {
        let title = view.title.as_ref();
        let frame = at_cursor(title, cursor, Frame::Whole);
        let request = |look| RenderRequest::puzzle(view, RenderOptions { look, frame }, self.locale());
        let board = self.in_style(title, request).await?;
        let page = puzzle::page(view, cursor, board.extent(), self.locale());
        self.show(OutgoingMessage { content, ..page }, board.picture).await
    }

    pub async fn dice(&self, table: TableId) -> Result<(), Failure> {
        let checked = self.app.tables.records().check_dice(table).await?;
        self.reply(&ending::dice(&self.view(table).await?, &checked, self.locale())).await
    }

    /// Shows the review of a finished game: the chances of its seats as a picture at once, and what turned it once that is
    /// checked.
    pub async fn review(&self, table: TableId) -> Result<(), Failure> {
        self.app.limits.take_picture(self.id())?;
        let reviewed = self.app.review(table).await?;
        let sent = self.show_review(&reviewed, self.target()).await?;
        self.warn().await?;
        let Some(sent) = sent.filter(|_| reviewed.review.is_unfinished) else { return Ok(()) };
        let context = self.in_background();
        let follow = async move {
            if let Err(error) = context.check_review(reviewed, sent).await {
                tracing::debug!(%table, %error, "cannot show what turned a game");
            }
        };
        tokio::spawn(follow.in_current_span());
        Ok(())
    }

    /// Checks what turned a game, and shows it in the reply that has its chances.
    async fn check_review(&self, reviewed: GameReview, sent: SentReply) -> Result<(), Failure> {
        let checked = self.app.check(reviewed).await?;
        self.show_review(&checked, ReplyTarget::Sent(sent)).await?;
        Ok(())
    }

    async fn show_review(&self, reviewed: &GameReview, target: ReplyTarget) -> Result<Option<SentReply>, Failure> {
        let view = &reviewed.view;
        let outgoing = review::message(reviewed, App::REVIEW_MINUTES, self.locale());
        let request = |look| RenderRequest::review(view, reviewed.review.clone(), look, self.locale());
        let request = self.in_look(view.title.as_ref(), request).await?;
        self.show_to(outgoing, request, target).await
    }

    pub async fn replay(&self, table: TableId, moment: Moment) -> Result<(), Failure> {
        self.app.limits.take_picture(self.id())?;
        let past = self.app.tables.records().past(table, moment).await?;
        let view = &past.view;
        let log = log::read(&self.app.tables, view, view.seq).await?;
        let board = match past.choice {
            Some(_) => self.marked(view, &past.prospects(), Frame::Whole).await?,
            None => self.framed(view, Frame::Whole).await?,
        };
        let animated = self.may_see(view.title.as_ref()).then(|| view.seat_of(self.id()));
        self.show(replay::page(&past, &log, self.locale(), board.extent(), animated), board.picture).await
    }

    pub async fn animate(&self, table: TableId, span: Span) -> Result<(), Failure> {
        self.app.limits.take_picture(self.id())?;
        let view = self.view(table).await?;
        let title = view.title.as_ref();
        let mut request = None;
        if self.may_see(title) {
            let record = self.app.tables.records().export(table, false).await?;
            let tables = &self.app.tables;
            let animation = |look| RenderRequest::animation(tables, &view, record, span, look, self.locale());
            request = self.in_look(title, animation).await?;
        }
        self.show(replay::animation(&view, span, self.locale()), request).await
    }

    pub async fn orders(&self, table: TableId) -> Result<(), Failure> {
        let play = self.app.tables.play();
        let given = play.orders(table, self.id()).await?;
        let past = play.contests(table, self.id()).await?;
        self.reply(&orders::page(&self.view(table).await?, &given, &past, self.locale())).await
    }

    /// Shows a page of the rules of a title, of those of every table, or of the help.
    pub async fn rules(&self, title: &str, page: u16) -> Result<(), Failure> {
        let titles = self.app.tables.titles();
        match title {
            pages::PLAY => self.reply(&pages::rules_of_play(page, self.locale())).await,
            pages::HELP => self.reply(&pages::help(titles, &self.app.legal, page, self.locale())).await,
            title => self.rules_of(titles.default_of(title).ok_or(Failure::UNKNOWN)?, page).await,
        }
    }

    /// Shows a page of the short rules, the first one with the legend. If the channel's table plays this title, they are
    /// the rules of that table.
    pub async fn rules_of(&self, title: &Arc<dyn Title>, page: u16) -> Result<(), Failure> {
        let table = self.app.tables.at(self.caller.channel).await?;
        let table = table.filter(|view| view.title.meta().key == title.meta().key);
        let (title, options) = table.map_or((Arc::clone(title), Value::Null), |view| (view.title, view.options));
        let outgoing = rules::page(title.as_ref(), &options, page, self.locale());
        let legend = |look| RenderRequest::legend(&title, look, self.locale()).filter(|_| page == 0);
        self.show(outgoing, self.in_look(title.as_ref(), legend).await?).await
    }
}
