//! Wraps any title with test pictures: quick, slow, broken or endless. Everything else comes from the title.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

use serde_json::Value;
use serde_json::value::RawValue;
use skald::ai::{Judged, Level};
use skald::canvas::palette::{Look, ground};
use skald::canvas::scene::{PHONE, Scene, Text, at};
use skald::discord::{JobExecutor, Threads};
use skald::engine::action::ActionSpec;
use skald::engine::{CodeError, Decision, Edition, EditionWarning, Meta, Outcome, Seat, Seed, SeenSheet, Viewer};
use skald::title::{
    ActError, Action, Choices, OptionError, OptionSpec, Origin, Picture, Position, Reason, RecordEntry, RenderOptions,
    RestoreError, StartError, Title, Titles, UnknownPolicy,
};
use skald::words::{Doc, Voice};

/// The way of drawing pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Drawing {
    Quick,
    Slow,
    Broken,
    Endless,
    /// In turn slow, broken and endless.
    Mixed,
}

/// The drawing time of a slow picture.
const SLOW: Duration = Duration::from_millis(1500);

thread_local! {
    /// Whether drawing on this thread panics.
    static BREAKS: Cell<bool> = const { Cell::new(false) };
}

/// The current way of drawing, and the number of drawings begun.
#[derive(Default)]
pub struct TestPictures {
    drawing: AtomicU8,
    pub drawn: AtomicU64,
}

impl TestPictures {
    pub fn take(&self, drawing: Drawing) {
        self.drawing.store(drawing as u8, Ordering::SeqCst);
    }

    /// Draws in the current way. A slow picture waits before it is drawn, so that virtual time can pass.
    pub fn executor(self: &Arc<Self>) -> JobExecutor {
        let pictures = Arc::clone(self);
        Arc::new(move |job| {
            let count = pictures.drawn.fetch_add(1, Ordering::SeqCst);
            let drawing = match pictures.drawing.load(Ordering::SeqCst) {
                4 => 1 + (count % 3) as u8,
                drawing => drawing,
            };
            tokio::spawn(async move {
                match drawing {
                    1 => tokio::time::sleep(SLOW).await,
                    3 => std::future::pending::<()>().await,
                    _ => {}
                }
                BREAKS.set(drawing == 2);
                job();
            });
        })
    }

    /// The threads of a bot with these pictures.
    pub fn threads(self: &Arc<Self>) -> Threads {
        Threads::Shared { executor: self.executor(), blank: false }
    }

    fn paint(&self, lines: &[String], look: Look) -> Picture {
        assert!(!BREAKS.get(), "a picture that panics");
        let ground = ground(look);
        let mut scene = Scene::new(PHONE, 300 + 200 * lines.len() as i32, ground.paper);
        for (n, line) in (0..).zip(lines) {
            scene.draw(Text::new(at(100, 250 + 200 * n), line, 140, ground.ink));
        }
        Picture { scene, alt: lines.join("\n") }
    }
}

/// These titles with test pictures.
pub fn titles(pictures: &Arc<TestPictures>, keys: &[&str]) -> Titles {
    let (inner, mut outer) = (skald::games::builtin().unwrap(), Titles::default());
    for title in keys.iter().flat_map(|key| inner.editions(key)) {
        outer.add(Arc::new(TitleWithPictures { inner: Arc::clone(title), pictures: Arc::clone(pictures) }));
    }
    outer
}

/// A hash of everything that a viewer can see of a position.
pub fn seen(position: &dyn Position, viewer: Viewer) -> String {
    let sum = |sum: u64, byte| sum.wrapping_mul(1_099_511_628_211).wrapping_add(u64::from(byte));
    let seen = position.view(viewer).unwrap().to_string().bytes().fold(0, sum);
    format!("seen {seen:x} by {viewer:?}")
}

struct TitleWithPictures {
    inner: Arc<dyn Title>,
    pictures: Arc<TestPictures>,
}

struct PositionWithPictures {
    inner: Box<dyn Position>,
    pictures: Arc<TestPictures>,
}

impl TitleWithPictures {
    fn frame(&self, inner: Box<dyn Position>) -> Box<dyn Position> {
        Box::new(PositionWithPictures { inner, pictures: Arc::clone(&self.pictures) })
    }
}

impl Title for TitleWithPictures {
    fn meta(&self) -> &'static Meta {
        self.inner.meta()
    }
    fn edition(&self) -> &Edition {
        self.inner.edition()
    }
    fn warnings(&self) -> Vec<EditionWarning> {
        self.inner.warnings()
    }
    fn options(&self) -> Vec<OptionSpec> {
        self.inner.options()
    }
    fn actions(&self) -> &'static [ActionSpec] {
        self.inner.actions()
    }
    fn complete_options(&self, options: &Value) -> Result<Value, OptionError> {
        self.inner.complete_options(options)
    }
    fn check_options(&self, options: &Value, rules_version: u16) -> Result<(), OptionError> {
        self.inner.check_options(options, rules_version)
    }
    fn start(&self, options: &Value, seats: u8, seed: &Seed) -> Result<(Box<dyn Position>, Vec<Value>), StartError> {
        self.inner.start(options, seats, seed).map(|(position, events)| (self.frame(position), events))
    }
    fn restart(
        &self,
        options: &Value,
        seats: u8,
        chance: Origin<'_>,
    ) -> Result<(Box<dyn Position>, Vec<Value>), StartError> {
        self.inner.restart(options, seats, chance).map(|(position, events)| (self.frame(position), events))
    }
    fn load(&self, saved: &RawValue) -> Result<Box<dyn Position>, RestoreError> {
        self.inner.load(saved).map(|position| self.frame(position))
    }
    fn redact(&self, event: &Value, viewer: Viewer) -> Option<Value> {
        self.inner.redact(event, viewer)
    }
    fn narrate(&self, event: &Value, viewer: Viewer, voice: &Voice) -> Option<String> {
        self.inner.narrate(event, viewer, voice)
    }
    fn deeds(&self, seat: Seat, events: &[Value], viewer: Viewer, voice: &Voice) -> Vec<String> {
        self.inner.deeds(seat, events, viewer, voice)
    }

    fn chapter(&self, event: &Value, viewer: Viewer, voice: &Voice) -> Option<String> {
        self.inner.chapter(event, viewer, voice)
    }
    fn explain(
        &self,
        position: &dyn Position,
        history: &[(u64, Vec<Value>)],
        seat: Seat,
        viewer: Viewer,
        voice: &Voice,
    ) -> Vec<Reason> {
        let position: &dyn std::any::Any = position;
        position
            .downcast_ref::<PositionWithPictures>()
            .map_or_else(Vec::new, |canvas| self.inner.explain(canvas.inner.as_ref(), history, seat, viewer, voice))
    }
    fn drew(&self, events: &[Value]) -> bool {
        self.inner.drew(events)
    }
    fn rules(&self, options: &Value, voice: &Voice) -> Doc {
        self.inner.rules(options, voice)
    }
    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        Some(self.pictures.paint(&[format!("legend of {} in {:?}", self.meta().key, voice.locale)], look))
    }
    fn policies(&self) -> Vec<&'static str> {
        self.inner.policies()
    }
    fn name(&self, voice: &Voice) -> String {
        self.inner.name(voice)
    }

    fn strength(&self, level: Level) -> u16 {
        self.inner.strength(level)
    }
}

impl Position for PositionWithPictures {
    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn Position> {
        self.inner.imagine(seat, seed)
    }
    fn repeat_draws(&mut self, entries: &[RecordEntry]) -> Result<(), StartError> {
        self.inner.repeat_draws(entries)
    }
    fn decisions(&self) -> Vec<Decision> {
        self.inner.decisions()
    }
    fn choices(&self, seat: Seat) -> Choices {
        self.inner.choices(seat)
    }
    fn open_choices(&self, seat: Seat) -> Option<Choices> {
        self.inner.open_choices(seat)
    }
    fn read(&self, seat: Seat, typed: &str) -> Option<Action> {
        self.inner.read(seat, typed)
    }
    fn parse(&self, code: &str) -> Result<Action, CodeError> {
        self.inner.parse(code)
    }
    fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Value>, ActError> {
        self.inner.apply(seat, action)
    }
    fn reversible(&self, seat: Seat, action: &Action, seed: &Seed) -> bool {
        self.inner.reversible(seat, action, seed)
    }
    fn reveals(&self, seat: Seat, action: &Action, seed: &Seed) -> bool {
        self.inner.reveals(seat, action, seed)
    }
    fn know_alike(&self, seats: [Seat; 2], seed: &Seed) -> bool {
        self.inner.know_alike(seats, seed)
    }
    fn advise(&self, policy: &str, seat: Seat) -> Result<Vec<Judged<Action>>, UnknownPolicy> {
        self.inner.advise(policy, seat)
    }
    fn advice(&self, seat: Seat) -> Option<Action> {
        self.inner.advice(seat)
    }
    fn suggest(&self, policy: &str, seat: Seat, seed: &Seed) -> Result<Option<Action>, UnknownPolicy> {
        self.inner.suggest(policy, seat, seed)
    }
    fn judge(
        &self,
        policy: &str,
        seat: Seat,
        also: Option<&Action>,
        seed: &Seed,
    ) -> Result<Vec<Judged<Action>>, UnknownPolicy> {
        self.inner.judge(policy, seat, also, seed)
    }
    fn peek(&self, policy: &str, seat: Seat, seed: &Seed) -> Result<Option<Action>, UnknownPolicy> {
        self.inner.peek(policy, seat, seed)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }
    fn score(&self, seat: Seat, viewer: Viewer) -> SeenSheet {
        self.inner.score(seat, viewer)
    }
    fn board(&self, viewer: Viewer, voice: &Voice) -> Doc {
        self.inner.board(viewer, voice)
    }
    fn heading(&self, viewer: Viewer, voice: &Voice) -> String {
        self.inner.heading(viewer, voice)
    }
    fn picture(
        &self,
        viewer: Viewer,
        render: RenderOptions,
        changed: &[(u64, Vec<Value>)],
        voice: &Voice,
    ) -> Option<Picture> {
        let changed: Vec<_> = changed.iter().map(|(seq, _)| seq.to_string()).collect();
        let lines = [
            format!("{} in {:?}", seen(self, viewer), voice.locale),
            format!("{:?} {:?} {}", render.frame, render.look.theme, render.look.contrast),
            format!("changed: {}", changed.join(" ")),
            format!("names: {}", voice.names.join(", ")),
        ];
        Some(self.pictures.paint(&lines, render.look))
    }
    fn part(&self) -> u16 {
        self.inner.part()
    }
    fn last_part(&self) -> u16 {
        self.inner.last_part()
    }
    fn overview(&self, viewer: Viewer, voice: &Voice) -> Doc {
        self.inner.overview(viewer, voice)
    }

    fn brief(&self, decision: &Decision, voice: &Voice) -> Doc {
        self.inner.brief(decision, voice)
    }
    fn save(&self) -> Result<Box<RawValue>, serde_json::Error> {
        self.inner.save()
    }
    fn view(&self, viewer: Viewer) -> Result<Value, serde_json::Error> {
        self.inner.view(viewer)
    }
    fn duplicate(&self) -> Box<dyn Position> {
        Box::new(Self { inner: self.inner.duplicate(), pictures: Arc::clone(&self.pictures) })
    }
}
