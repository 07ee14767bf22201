//! The puzzle of the day: the first answer of each person counts, in every process, until the next puzzle.

use std::sync::Arc;

use futures_util::future::join_all;
use skald::engine::Seed;
use skald::games;
use skald::store::{Memory, Store};
use skald::table::{ChannelId, Clock, CommunityId, FixedEntropy, PersonId, PuzzlePost, PuzzleView, TableId, Tables};
use skald::title::{ChoiceId, Puzzle};
use support::people::{ManualClock, tables_in};

const HERE: CommunityId = CommunityId(9);
const DAY: u64 = 4;

/// Two processes over one store.
fn processes() -> (Arc<dyn Store>, [Tables; 2]) {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let tables = [(); 2].map(|()| tables_in(Arc::clone(&store), games::builtin().unwrap()));
    (store, tables)
}

/// Sets a puzzle in a community. Returns the choice that wins, and another one.
async fn begin(tables: &Tables, community: CommunityId, day: u64) -> [ChoiceId; 2] {
    let title = tables.titles().default_of("brandubh").unwrap();
    let puzzle = Puzzle::of_day(title.as_ref(), day).unwrap();
    let post = PuzzlePost { day, title: "brandubh".to_owned(), puzzle: puzzle.clone(), answered: 0, solved: 0 };
    tables.admin().set_puzzle(community, Some(&post)).await.unwrap();
    let (position, seat) = puzzle.position(title.as_ref()).unwrap();
    assert!(PuzzleView::new(title, day, puzzle.clone()).is_some());
    let wins = position.legal(seat).iter().position(|code| code == puzzle.solution()).unwrap() as u16;
    [wins, u16::from(wins == 0)].map(ChoiceId::Action)
}

#[test]
fn puzzle_day_begins_at_eight_utc() {
    for (instant, day) in [
        ("1970-01-01T00:00:00Z", 0),
        ("1970-01-02T07:59:59.999Z", 0),
        ("1970-01-02T08:00:00Z", 1),
        ("2026-11-28T07:59:59.999Z", 20_784),
        ("2026-11-28T08:00:00Z", 20_785),
        ("2026-11-28T23:59:59.999Z", 20_785),
        ("2026-11-29T00:00:00Z", 20_785),
        ("2026-11-29T07:59:59.999Z", 20_785),
    ] {
        let clock = ManualClock::new();
        let milliseconds = instant.parse::<jiff::Timestamp>().unwrap().as_millisecond() as u64;
        clock.set_back(clock.now().0);
        clock.freeze(milliseconds);
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let tables = Tables::new(Arc::new(Memory::new()), games::builtin().unwrap(), clock, entropy);
        assert_eq!(tables.puzzle_day(), day, "{instant}");
    }
}

#[tokio::test]
async fn first_answer_of_each_person_counts_in_every_process() {
    let (_, [one, other]) = processes();
    let [right, wrong] = begin(&one, HERE, DAY).await;
    let answers = (0..12_u64).map(|n| {
        let (tables, choice) = (if n % 2 == 0 { &one } else { &other }, if n < 6 { right } else { wrong });
        async move { tables.people().answer_puzzle(PersonId(n / 2), (HERE, DAY), choice).await.unwrap().unwrap() }
    });
    let answers = join_all(answers).await;
    assert_eq!(answers.iter().filter(|answer| answer.again).count(), 6, "each person answers twice at once");
    assert_eq!(answers.iter().filter(|answer| answer.is_right()).count(), 6);
    let post = one.admin().puzzle(HERE).await.unwrap().unwrap();
    assert_eq!((post.answered, post.solved), (6, 3));
}

#[tokio::test]
async fn slower_win_does_not_count_and_may_be_tried_again() {
    let (_, [tables, _]) = processes();
    let [slower, faster] = begin(&tables, HERE, DAY).await;
    let mut post = tables.admin().puzzle(HERE).await.unwrap().unwrap();
    let (position, seat) = post.puzzle.position(tables.titles().default_of("brandubh").unwrap().as_ref()).unwrap();
    let ChoiceId::Action(index) = faster else { panic!("{faster:?}") };
    // As if the other choice won two actions sooner.
    post.puzzle.line[0] = position.legal(seat)[usize::from(index)].clone();
    tables.admin().set_puzzle(HERE, Some(&post)).await.unwrap();
    for _ in 0..2 {
        let answer = tables.people().answer_puzzle(PersonId(1), (HERE, DAY), slower).await.unwrap().unwrap();
        assert_eq!((answer.later, answer.again), (Some(1), false));
    }
    let answer = tables.people().answer_puzzle(PersonId(1), (HERE, DAY), faster).await.unwrap().unwrap();
    assert!(answer.is_right() && answer.later.is_none() && !answer.again);
    let answer = tables.people().answer_puzzle(PersonId(1), (HERE, DAY), slower).await.unwrap().unwrap();
    assert!(answer.again && answer.is_right());
    let post = tables.admin().puzzle(HERE).await.unwrap().unwrap();
    assert_eq!((post.answered, post.solved), (1, 1));
}

#[tokio::test]
async fn answers_to_other_days_and_choices_are_refused() {
    let (store, [tables, _]) = processes();
    let [right, _] = begin(&tables, HERE, DAY).await;
    for (community, day, choice) in [
        (HERE, DAY - 1, right),
        (CommunityId(90), DAY, right),
        (HERE, DAY, ChoiceId::Action(u16::MAX)),
        (HERE, DAY, ChoiceId::Intent(1)),
    ] {
        assert!(tables.people().answer_puzzle(PersonId(1), (community, day), choice).await.unwrap().is_none());
    }
    assert!(tables.people().puzzle(HERE, DAY).await.unwrap().is_some_and(|view| view.day == DAY));
    assert!(tables.people().puzzle(HERE, DAY + 1).await.unwrap().is_none());
    assert_eq!(store.memos("puzzle", "", 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn answers_are_erased_with_person_puzzle_and_community() {
    let (store, [tables, _]) = processes();
    let kept = async || store.memos("puzzle", "", 9).await.unwrap().len();
    let longer = CommunityId(HERE.0 * 10);
    for community in [HERE, longer] {
        let [right, _] = begin(&tables, community, DAY).await;
        for person in [1, 2] {
            tables.people().answer_puzzle(PersonId(person), (community, DAY), right).await.unwrap().unwrap();
        }
    }
    assert_eq!(kept().await, 6);
    tables.people().forget(PersonId(1)).await.unwrap();
    assert_eq!(kept().await, 4);
    begin(&tables, HERE, DAY + 1).await;
    assert_eq!(kept().await, 3, "the answer in the other community stays");
    let none = |_: TableId, _: ChannelId| Vec::new();
    tables.admin().forget_community(longer, none).await.unwrap();
    assert_eq!(kept().await, 1);
    assert_eq!(tables.admin().with_puzzles().await.unwrap(), [HERE]);
}
