//! The invariants of the renderer, with fast, slow, endless and panicking pictures.
#![allow(clippy::disallowed_methods, reason = "a title that takes its time holds its thread")]

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::*;
use skald_core::canvas::Colour;
use skald_core::canvas::scene::Scene;
use skald_core::engine::Viewer;
use skald_core::title::{Picture, RenderOptions};
use skald_core::words::Locale;
use skald_table::TableId;

const SHORT: Duration = Duration::from_millis(600);

/// A renderer that never starts a second render of the same picture, as it does after a slow one.
fn renderer() -> Renderer {
    let renderer = Renderer::default();
    renderer.workers.prefer_low();
    renderer
}

fn picture(alt: &str) -> Option<Picture> {
    Some(Picture { scene: Scene::new(100, 100, Colour::WHITE), alt: alt.to_owned() })
}

/// The public board of a table at a seq.
fn board(table: u64, seq: u64, job: impl Fn() -> Option<Picture> + Send + Sync + 'static) -> RenderRequest {
    let mut digest = [0; 32];
    digest[..8].copy_from_slice(&table.to_be_bytes());
    digest[8..16].copy_from_slice(&seq.to_be_bytes());
    RenderRequest {
        queue: QueueKey::Table(TableId::from_bits(table)),
        lane: (Viewer::Public, RenderOptions::default(), Locale::En),
        seq,
        title: "test",
        digest,
        file: file(seq),
        job: Arc::new(move || job().map(Drawing::Still)),
    }
}

fn alt(drawn: &RenderOutcome) -> Option<&str> {
    if let RenderOutcome::Image(image) = drawn { Some(&image.alt) } else { None }
}

/// Draws once, and counts the calls.
fn counted(count: &Arc<AtomicUsize>, alt: &'static str) -> impl Fn() -> Option<Picture> + Send + Sync + use<> {
    let count = Arc::clone(count);
    move || {
        count.fetch_add(1, Ordering::SeqCst);
        picture(alt)
    }
}

#[tokio::test]
async fn rendered_picture_is_not_rendered_again() {
    let renderer = renderer();
    let count = Arc::default();
    for _ in 0..3 {
        let drawn = renderer.draw(board(1, 1, counted(&count, "a board"))).await;
        assert_eq!(alt(&drawn), Some("a board"));
    }
    assert_eq!(count.load(Ordering::SeqCst), 1);
    assert!(renderer.cached(&board(1, 1, || None).digest).is_some_and(|image| image.is_some()));
    assert!(renderer.cached(&board(1, 2, || None).digest).is_none());
    assert!(locked(&renderer.queues).is_empty(), "no table has a queue any more");
}

#[tokio::test]
async fn newest_waiting_request_is_rendered() {
    let renderer = Arc::new(Renderer::default());
    let open = Arc::new(AtomicBool::new(false));
    let draw = |seq: u64, job: Arc<dyn Fn() -> Option<Picture> + Send + Sync>| {
        let renderer = Arc::clone(&renderer);
        tokio::spawn(async move { renderer.draw(board(1, seq, move || job())).await })
    };
    let gate = Arc::clone(&open);
    let first = draw(
        1,
        Arc::new(move || {
            while !gate.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            picture("1")
        }),
    );
    tokio::time::sleep(Duration::from_millis(20)).await;
    let mut waiting: Vec<_> = (2..=5).map(|seq| draw(seq, Arc::new(move || picture(&seq.to_string())))).collect();
    let newest = waiting.pop().unwrap();
    for outdated in waiting {
        let outdated = tokio::time::timeout(Duration::from_secs(5), outdated).await;
        let outdated = outdated.expect("it does not wait for a running render");
        assert!(matches!(outdated.unwrap(), RenderOutcome::Superseded));
    }
    open.store(true, Ordering::SeqCst);
    assert_eq!(alt(&first.await.unwrap()), Some("1"));
    assert_eq!(alt(&newest.await.unwrap()), Some("5"));
}

#[tokio::test]
async fn one_picture_per_table_and_two_in_all_render_at_once() {
    let renderer = Arc::new(renderer());
    let here = Arc::new(AtomicUsize::new(0));
    let everywhere = Arc::new(AtomicUsize::new(0));
    let most = Arc::new(AtomicUsize::new(0));
    let tasks: Vec<_> = (0..12)
        .map(|n| {
            let renderer = Arc::clone(&renderer);
            let here = Arc::clone(&here);
            let everywhere = Arc::clone(&everywhere);
            let most = Arc::clone(&most);
            let job = move || {
                most.fetch_max(everywhere.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                if n % 2 == 0 {
                    assert_eq!(here.fetch_add(1, Ordering::SeqCst), 0, "two pictures of one table at once");
                }
                std::thread::sleep(Duration::from_millis(5));
                if n % 2 == 0 {
                    here.fetch_sub(1, Ordering::SeqCst);
                }
                everywhere.fetch_sub(1, Ordering::SeqCst);
                picture("drawn")
            };
            // Even numbers are boards of one table for different viewers; odd ones are different tables.
            let mut wanted = board(if n % 2 == 0 { 100 } else { n }, n, job);
            wanted.lane.0 = Viewer::Seat(skald_core::engine::Seat(n as u8));
            tokio::spawn(async move { renderer.draw(wanted).await })
        })
        .collect();
    for task in tasks {
        assert_eq!(alt(&task.await.unwrap()), Some("drawn"));
    }
    assert_eq!(most.load(Ordering::SeqCst), WORKERS);
}

#[tokio::test]
async fn panicked_picture_is_not_retried_at_once() {
    let renderer = renderer();
    let count = Arc::new(AtomicUsize::new(0));
    for _ in 0..3 {
        let count = Arc::clone(&count);
        let drawn =
            renderer.draw(board(1, 1, move || panic!("a picture broke down {}", count.fetch_add(1, Ordering::SeqCst))));
        assert!(matches!(drawn.await, RenderOutcome::Nothing));
    }
    assert_eq!(count.load(Ordering::SeqCst), 1);
    assert!(renderer.draws("test"), "a failure is no sign that a title has no pictures");
    assert_eq!(alt(&renderer.draw(board(1, 2, || picture("whole"))).await), Some("whole"));
    assert!(matches!(renderer.draw(board(1, 3, || None)).await, RenderOutcome::Nothing));
    assert!(!renderer.draws("test"));
}

#[tokio::test]
async fn failed_animation_does_not_disable_other_pictures() {
    let renderer = renderer();
    let animation = RenderRequest { queue: QueueKey::Animations, ..board(1, 1, || None) };
    assert!(matches!(renderer.draw(animation).await, RenderOutcome::Nothing));
    assert!(renderer.draws("test"));
    assert_eq!(alt(&renderer.draw(board(1, 2, || picture("a board"))).await), Some("a board"));
}

#[tokio::test]
async fn endless_pictures_block_only_their_own_threads() {
    let renderer = Renderer::new(WORKERS, SHORT, Threads::Own);
    let stop = Arc::new(AtomicBool::new(false));
    let endless = |seq| {
        let stop = Arc::clone(&stop);
        board(1, seq, move || {
            while !stop.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            None
        })
    };
    for seq in 1..=3 {
        assert!(matches!(renderer.draw(endless(seq)).await, RenderOutcome::Nothing));
        let whole = renderer.draw(board(2, seq, || picture("whole"))).await;
        assert_eq!(alt(&whole), Some("whole"), "others are drawn while {seq} never end");
    }
    for seq in 4..=6 {
        assert!(matches!(renderer.draw(endless(seq)).await, RenderOutcome::Nothing));
    }
    assert!(
        matches!(renderer.draw(board(2, 9, || picture("late"))).await, RenderOutcome::Nothing),
        "six threads are lost"
    );
    stop.store(true, Ordering::SeqCst);
    let again = async {
        for seq in 10.. {
            if alt(&renderer.draw(board(2, seq, || picture("again"))).await) == Some("again") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), again).await.expect("the threads end");
}
