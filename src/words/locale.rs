//! The languages we speak and the sentences in them, read once from the embedded Fluent files.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use super::Args;

/// A language that Skald speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// English, also for everybody whose language we do not speak.
    #[default]
    En,
    /// Spanish.
    Es,
    /// French.
    Fr,
}

impl Locale {
    /// All of them, English first.
    pub const ALL: [Self; 3] = [Self::En, Self::Es, Self::Fr];

    /// The language behind a tag such as `es-419` or `fr`; English for any other.
    pub fn from_tag(tag: &str) -> Self {
        match tag.split(['-', '_']).next() {
            Some("es") => Self::Es,
            Some("fr") => Self::Fr,
            _ => Self::En,
        }
    }

    /// The two letters of the language.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::Fr => "fr",
        }
    }
}

/// Sentences in all languages.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; 3],
}

/// The embedded sentences.
static HOUSE: LazyLock<Words> = LazyLock::new(|| Words::read(Words::sources));
/// The sentences of titles that are not embedded, in the order in which they were learnt.
static LEARNT: RwLock<Vec<Arc<Words>>> = RwLock::new(Vec::new());

/// One file of sentences in each language, embedded in the binary.
macro_rules! files {
    ($locale:literal) => {
        vec![
            include_str!(concat!("../../assets/locales/", $locale, "/common.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/table.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/discord.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/commands.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/raids.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/raids_actions.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/raids_picture.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/raids_refusals.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/relic_runners.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/relic_runners_actions.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/relic_runners_picture.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/relic_runners_refusals.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/explorers.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/explorers_actions.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/explorers_refusals.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/explorers_picture.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/brandubh.ftl")),
            include_str!(concat!("../../assets/locales/", $locale, "/brandubh_refusals.ftl")),
        ]
    };
}

impl Words {
    /// The embedded files of a language, as text: for the tests that compare keys.
    pub fn sources(locale: Locale) -> Vec<&'static str> {
        match locale {
            Locale::En => files!("en"),
            Locale::Es => files!("es"),
            Locale::Fr => files!("fr"),
        }
    }

    /// Takes up the sentences of a title that is not embedded: one Fluent text in each language, in the order of
    /// [`Locale::ALL`]. To be called once, before anything is said of the title; embedded sentences go first.
    pub fn learn(texts: [&'static str; 3]) {
        let words = Self::read(|locale| [texts[locale as usize]]);
        LEARNT.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(words));
    }

    /// The sentence under a key. A sentence that is missing falls back to English, and at last to its key, so that a
    /// person never meets silence; a test keeps both from happening.
    pub fn say(locale: Locale, key: &str, args: &Args<'_>) -> String {
        HOUSE.find(locale, key, args).or_else(|| said_elsewhere(locale, key, args)).unwrap_or_else(|| key.to_owned())
    }

    /// Whether a language has a sentence of its own under a key.
    pub fn has(locale: Locale, key: &str) -> bool {
        HOUSE.bundles[locale as usize].get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn find(&self, locale: Locale, key: &str, args: &Args<'_>) -> Option<String> {
        [&self.bundles[locale as usize], &self.bundles[0]].into_iter().find_map(|bundle| format(bundle, key, args))
    }

    fn read<S: AsRef<[&'static str]>>(sources: impl Fn(Locale) -> S) -> Self {
        Self { bundles: Locale::ALL.map(|locale| bundle(locale, sources(locale).as_ref())) }
    }
}

fn said_elsewhere(locale: Locale, key: &str, args: &Args<'_>) -> Option<String> {
    let learnt = LEARNT.read().unwrap_or_else(PoisonError::into_inner);
    learnt.iter().find_map(|words| words.find(locale, key, args))
}

fn bundle(locale: Locale, sources: &[&str]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Names are made harmless where they come in; isolation marks would only break alignment.
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, args: &Args<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    for error in errors {
        tracing::warn!(key, %error, "a sentence lacks a fact");
    }
    Some(text.into_owned())
}

/// Facts for a sentence: `args([("space", 7.into())])`.
pub fn args<'a>(facts: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>) -> Args<'a> {
    let mut args = FluentArgs::new();
    for (name, value) in facts {
        args.set(name, value);
    }
    args
}
