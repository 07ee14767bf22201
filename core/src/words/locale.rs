//! The languages of Skald and the sentences in them, read once from the embedded Fluent files.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use super::Args;

/// A language of the bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// English, also the fallback for other languages.
    #[default]
    En,
    Es,
    Fr,
}

impl Locale {
    /// All languages, English first.
    pub const ALL: [Self; 3] = [Self::En, Self::Es, Self::Fr];

    /// The language behind a tag such as `es-419` or `fr`; English for any other.
    pub fn from_tag(tag: &str) -> Self {
        match tag.split(['-', '_']).next() {
            Some("es") => Self::Es,
            Some("fr") => Self::Fr,
            _ => Self::En,
        }
    }

    /// The code of the language in ISO 639-1.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::Fr => "fr",
        }
    }
}

/// The sentences in all languages.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; 3],
}

/// The embedded sentences.
static EMBEDDED: LazyLock<Words> =
    LazyLock::new(|| Words::read(|locale| Words::sources(locale).map(|(_, text)| text).collect::<Vec<_>>()));
/// The sentences of titles that are not embedded, in the order in which [`Words::add_sentences`] added them.
static ADDED_WORDS: RwLock<Vec<Arc<Words>>> = RwLock::new(Vec::new());

/// The folder of sentences: one folder per language, with the same files in each.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../assets/locales");

impl Words {
    /// The embedded files of a language by their names, as text.
    pub fn sources(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = FOLDERS.get_dir(locale.tag()).into_iter().flat_map(Dir::files);
        files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
    }

    /// Adds the sentences of a title that is not embedded: one Fluent text per language, in the order of
    /// [`Locale::ALL`]. Call it once, before the first sentence about the title. Embedded sentences take precedence.
    pub fn add_sentences(texts: [&'static str; 3]) {
        let words = Self::read(|locale| [texts[locale as usize]]);
        ADDED_WORDS.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(words));
    }

    /// The sentence under a key in this language, else in English, else the key itself. So a person always sees
    /// something. `tests/docs/locales.rs` ensures that no sentence is missing.
    pub fn say(locale: Locale, key: &str, args: &Args<'_>) -> String {
        EMBEDDED.find(locale, key, args).or_else(|| find_added(locale, key, args)).unwrap_or_else(|| key.to_owned())
    }

    /// Whether a language has its own embedded sentence under a key. Sentences of [`Words::add_sentences`] do not count.
    pub fn has(locale: Locale, key: &str) -> bool {
        EMBEDDED.bundles[locale as usize].get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn find(&self, locale: Locale, key: &str, args: &Args<'_>) -> Option<String> {
        [&self.bundles[locale as usize], &self.bundles[0]].into_iter().find_map(|bundle| format(bundle, key, args))
    }

    fn read<S: AsRef<[&'static str]>>(sources: impl Fn(Locale) -> S) -> Self {
        Self { bundles: Locale::ALL.map(|locale| bundle(locale, sources(locale).as_ref())) }
    }
}

fn find_added(locale: Locale, key: &str, args: &Args<'_>) -> Option<String> {
    let added = ADDED_WORDS.read().unwrap_or_else(PoisonError::into_inner);
    added.iter().find_map(|words| words.find(locale, key, args))
}

fn bundle(locale: Locale, sources: &[&str]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Callers sanitize names, and isolation marks would only break alignment.
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
        tracing::warn!(key, %error, "a sentence is missing a fact");
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
