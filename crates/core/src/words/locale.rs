//! The languages of Skald and the sentences in them, read once from the embedded Fluent files.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use super::Args;

/// What is known about a language.
struct Row {
    tag: &'static str,
    discord: &'static [&'static str],
    name: &'static str,
}

/// Declares the languages, English first. A row has the tag in ISO 639-1, the tags of Discord, and the own name of the
/// language. The first tag is also the name of the folder of sentences.
macro_rules! languages {
    ($($(#[$attribute:meta])* $language:ident: $tag:literal, [$($discord:literal),+], $name:literal;)+) => {
        /// A language of the bot.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Locale {
            $($(#[$attribute])* #[serde(rename = $tag)] $language,)+
        }

        impl Locale {
            /// All languages, English first.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$language),+];

            const fn row(self) -> Row {
                match self {
                    $(Self::$language => Row { tag: $tag, discord: &[$($discord),+], name: $name },)+
                }
            }
        }
    };
}

languages! {
    /// Also the fallback for other languages.
    #[default]
    En: "en", ["en-US", "en-GB"], "English";
    Es: "es", ["es-ES", "es-419"], "Español";
    Fr: "fr", ["fr"], "Français";
    De: "de", ["de"], "Deutsch";
    Pt: "pt", ["pt-BR"], "Português";
}

impl Locale {
    /// The language behind a tag such as `es-419` or `fr`; English for any other.
    pub fn from_tag(tag: &str) -> Self {
        let code = tag.split(['-', '_']).next();
        Self::ALL.into_iter().find(|locale| code == Some(locale.tag())).unwrap_or_default()
    }

    /// The code of the language in ISO 639-1.
    pub const fn tag(self) -> &'static str {
        self.row().tag
    }

    /// The tags of the language in Discord.
    pub const fn discord_tags(self) -> &'static [&'static str] {
        self.row().discord
    }

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        self.row().name
    }
}

/// The sentences in all languages.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Locale::ALL.len()],
}

static EMBEDDED: LazyLock<Words> =
    LazyLock::new(|| Words::read(|locale| Words::sources(locale).map(|(_, text)| text).collect::<Vec<_>>()));
/// The sentences of titles that are not embedded, in the order in which [`Words::add_sentences`] added them.
static ADDED_WORDS: RwLock<Vec<Arc<Words>>> = RwLock::new(Vec::new());

/// The folder of sentences: one folder per language, with the same files in each.
static FOLDERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");

impl Words {
    /// The embedded files of a language by their names, as text.
    pub fn sources(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = FOLDERS.get_dir(locale.tag()).into_iter().flat_map(Dir::files);
        files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
    }

    /// Adds the sentences of a title that is not embedded: Fluent texts, each with its language. English stands in for
    /// a language without a text. Call it once, before the first sentence about the title. Embedded sentences take
    /// precedence.
    pub fn add_sentences(texts: &[(Locale, &'static str)]) {
        let of = |locale| texts.iter().filter(move |(language, _)| *language == locale).map(|(_, text)| *text);
        let words = Self::read(|locale| of(locale).collect::<Vec<_>>());
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
