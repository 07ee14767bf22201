//! Unit tests of `words::locale`.

use crate::words::Locale;

#[test]
fn language_is_read_with_and_without_a_region() {
    for (tag, locale) in [
        ("en", Locale::En),
        ("en-GB", Locale::En),
        ("es", Locale::Es),
        ("es-419", Locale::Es),
        ("fr", Locale::Fr),
        ("fr-CA", Locale::Fr),
        ("de", Locale::De),
        ("de_AT", Locale::De),
        ("pt", Locale::Pt),
        ("pt-BR", Locale::Pt),
        ("pt-PT", Locale::Pt),
        ("nl", Locale::En),
        ("", Locale::En),
    ] {
        assert_eq!(Locale::from_tag(tag), locale, "{tag:?}");
    }
}
