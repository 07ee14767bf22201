//! The puzzle of the day of a community: the message with it, and the answers.
//!
//! One document of the community has the puzzle and the number of answers. Each answer is a document under the id of its
//! person, so that it is exported and forgotten with the person. The next puzzle erases the answers.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Admin, CommunityId, DecisionId, GameView, OpenDecision, People, PersonId, TableError, Tables, Timestamp};
use skald_core::engine::Viewer;
use skald_core::title::{ChoiceId, Puzzle, Title};

/// The beginning of the keys of all [`PuzzlePost`]s.
const DOCUMENTS: &str = "puzzle:";
const DAY: u64 = 24 * 60 * 60 * 1000;
/// The hour in UTC at which a day's puzzle begins.
const HOUR: u64 = 8;

fn document(community: CommunityId) -> String {
    format!("{DOCUMENTS}{community}")
}

/// The key of the answer of a person, without the person.
fn answer(community: CommunityId) -> String {
    format!("puzzle-{community}")
}

/// The puzzle of the day as it was posted last in a community.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzlePost {
    /// The number of the day.
    pub day: u64,
    /// The key of its title.
    pub title: String,
    pub puzzle: Puzzle,
    /// How many people have answered, and how many of them found the solution.
    pub answered: u32,
    pub solved: u32,
}

/// The stored answer of a person.
#[derive(Serialize, Deserialize)]
struct Chosen {
    day: u64,
    code: String,
}

/// A puzzle to be shown.
#[derive(Clone)]
pub struct PuzzleView {
    pub title: Arc<dyn Title>,
    pub day: u64,
    pub puzzle: Puzzle,
    pub game: GameView,
    /// The question.
    pub open: OpenDecision,
    /// Whether it was not posted: one person has it for themselves, and answers are not kept.
    pub alone: bool,
}

/// The result of an answer.
pub struct PuzzleAnswer {
    pub view: PuzzleView,
    /// The code of the person's first choice, which counts.
    pub code: String,
    /// Whether they had answered before.
    pub again: bool,
    /// How many moves later than the solution a wrong choice wins by force. Such a choice does not count.
    pub later: Option<usize>,
}

impl PuzzleView {
    /// `None` if the edition of the title does not lead to the puzzle.
    pub fn new(title: &Arc<dyn Title>, day: u64, puzzle: Puzzle) -> Option<Self> {
        let (position, seat) = puzzle.position(title.as_ref())?;
        let decision = position.decisions().into_iter().find(|decision| decision.seat == seat)?;
        let game = GameView::new(Arc::clone(title), Arc::from(position), Viewer::Seat(seat));
        let open = OpenDecision::new(decision, DecisionId(day), Timestamp(0), game.clone());
        Some(Self { title: Arc::clone(title), day, puzzle, game, open, alone: false })
    }

    fn of(tables: &Tables, post: PuzzlePost) -> Option<Self> {
        Self::new(tables.titles().default_of(&post.title)?, post.day, post.puzzle)
    }
}

impl PuzzleAnswer {
    pub fn is_right(&self) -> bool {
        self.code == self.view.puzzle.solution()
    }
}

impl Tables {
    /// The number of the present day of puzzles.
    pub fn puzzle_day(&self) -> u64 {
        self.now().0.saturating_sub(HOUR * DAY / 24) / DAY
    }

    /// The puzzle of a day, of the first title with puzzles among those that are offered.
    pub fn puzzle_of_day(&self, day: u64, is_offered: impl Fn(&str) -> bool) -> Option<PuzzleView> {
        let titles = self.titles();
        let offered = titles.keys().filter(|key| is_offered(key)).filter_map(|key| titles.default_of(key));
        offered.into_iter().find_map(|title| PuzzleView::new(title, day, Puzzle::of_day(title.as_ref(), day)?))
    }
}

impl Admin<'_> {
    /// The last puzzle of a community.
    ///
    /// # Errors
    /// The store fails.
    pub async fn puzzle(self, community: CommunityId) -> Result<Option<PuzzlePost>, TableError> {
        Ok(self.0.store.memo(&document(community)).await?.and_then(|saved| serde_json::from_value(saved).ok()))
    }

    /// Replaces the puzzle of a community, and erases the answers to the last one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_puzzle(self, community: CommunityId, post: Option<&PuzzlePost>) -> Result<(), TableError> {
        let alone = self.0.leases().exclusively(&[document(community)]).await?;
        let beginning = format!("{}:", answer(community));
        let mut pages = self.0.memo_pages(&beginning, beginning.clone());
        let mut changes = Vec::new();
        while let Some(page) = pages.next().await? {
            changes.extend(page.into_iter().map(|(key, _)| (key, None)));
        }
        changes.push((document(community), post.map(saved).transpose()?));
        Ok(self.0.store.remember(changes, alone.lease()).await?)
    }

    /// The communities that have a puzzle.
    ///
    /// # Errors
    /// The store fails.
    pub async fn with_puzzles(self) -> Result<Vec<CommunityId>, TableError> {
        let mut pages = self.0.memo_pages(DOCUMENTS, DOCUMENTS.to_owned());
        let mut all = Vec::new();
        while let Some(page) = pages.next().await? {
            all.extend(page.iter().filter_map(|(key, _)| key.strip_prefix(DOCUMENTS)?.parse().ok().map(CommunityId)));
        }
        Ok(all)
    }
}

impl People<'_> {
    /// The puzzle of a community. `None` if that of the day has been replaced.
    ///
    /// # Errors
    /// The store fails.
    pub async fn puzzle(self, community: CommunityId, day: u64) -> Result<Option<PuzzleView>, TableError> {
        let post = self.0.admin().puzzle(community).await?.filter(|post| post.day == day);
        Ok(post.and_then(|post| PuzzleView::of(self.0, post)))
    }

    /// Answers the puzzle of a community. The first answer counts, unless it wins later; it is durable before this
    /// returns. `None` if the puzzle has been replaced, or if it has no such choice.
    ///
    /// # Errors
    /// The store fails.
    pub async fn answer_puzzle(
        self,
        person: PersonId,
        (community, day): (CommunityId, u64),
        choice: ChoiceId,
    ) -> Result<Option<PuzzleAnswer>, TableError> {
        let Some(view) = self.puzzle(community, day).await? else { return Ok(None) };
        let key = super::preferences::document(person, &answer(community));
        let before = async || -> Result<Option<Chosen>, TableError> {
            let saved = self.0.store.memo(&key).await?;
            let chosen: Option<Chosen> = saved.and_then(|saved| serde_json::from_value(saved).ok());
            Ok(chosen.filter(|chosen| chosen.day == day))
        };
        let again = |view, code| Ok(Some(PuzzleAnswer { view, code, again: true, later: None }));
        if let Some(Chosen { code, .. }) = before().await? {
            return again(view, code);
        }
        let Some(done) = self.try_puzzle(view, choice).await? else { return Ok(None) };
        if done.later.is_some() {
            return Ok(Some(done));
        }
        let alone = self.0.leases().exclusively(&[document(community)]).await?;
        let Some(mut post) = self.0.admin().puzzle(community).await?.filter(|post| post.day == day) else {
            return Ok(None);
        };
        // Another process may have taken an answer meanwhile.
        if let Some(Chosen { code, .. }) = before().await? {
            return again(done.view, code);
        }
        let code = done.code.clone();
        post.answered += 1;
        post.solved += u32::from(done.is_right());
        let changes = vec![(key, Some(saved(&Chosen { day, code })?)), (document(community), Some(saved(&post)?))];
        self.0.store.remember(changes, alone.lease()).await?;
        Ok(Some(done))
    }

    /// What a choice of a puzzle brings; nothing is kept. `None` if it has no such choice.
    ///
    /// # Errors
    /// The search panicked.
    pub async fn try_puzzle(self, view: PuzzleView, choice: ChoiceId) -> Result<Option<PuzzleAnswer>, TableError> {
        let ChoiceId::Action(index) = choice else { return Ok(None) };
        let choices = view.game.position().choices(view.open.decision.seat);
        let Some(code) = choices.get(index).map(ToString::to_string) else { return Ok(None) };
        let search = view.clone();
        let played = code.clone();
        let later = move || search.puzzle.later(search.title.as_ref(), &played);
        let later = tokio::task::spawn_blocking(later).await;
        let later = later.map_err(|error| TableError::Defect(format!("a search panicked: {error}")))?;
        Ok(Some(PuzzleAnswer { view, code, again: false, later }))
    }
}

fn saved(document: &impl Serialize) -> Result<Value, TableError> {
    serde_json::to_value(document).map_err(|error| TableError::Defect(error.to_string()))
}
