//! A structured text without formatting. Its renderer (an embed, a terminal) decides the looks.

/// The emphasis of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Plain,
    /// The most important line.
    Strong,
    /// A side note.
    Quiet,
    /// A line whose columns must stay aligned.
    Aligned,
}

/// One line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The words. Names in them are already sanitized.
    pub text: String,
    /// Their emphasis.
    pub tone: Tone,
}

/// A part of a document, with a heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    pub lines: Vec<Line>,
    /// Whether it may appear beside its neighbours, as an inline field of an embed does.
    pub narrow: bool,
}

/// A whole text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doc {
    /// The heading; may be empty.
    pub title: String,
    /// The lines before the parts.
    pub lines: Vec<Line>,
    pub sections: Vec<Section>,
    /// A side note at the end; may be empty.
    pub footer: String,
}

impl Doc {
    /// A document with only a heading.
    pub fn titled(title: impl Into<String>) -> Self {
        Self { title: title.into(), ..Self::default() }
    }

    pub fn line(&mut self, text: impl Into<String>) -> &mut Self {
        self.toned(text, Tone::Plain)
    }

    /// Adds a line with a tone.
    pub fn toned(&mut self, text: impl Into<String>, tone: Tone) -> &mut Self {
        self.lines.push(Line { text: text.into(), tone });
        self
    }

    /// Adds ordinary lines, all but the empty ones.
    pub fn extend(&mut self, lines: impl IntoIterator<Item = String>) -> &mut Self {
        self.lines.extend(plain(lines));
        self
    }

    pub fn section(&mut self, section: Section) -> &mut Self {
        self.sections.push(section);
        self
    }

    /// Everything as plain text, for terminals, tests and leak checks.
    pub fn plain(&self) -> String {
        let mut out = String::new();
        let mut put = |text: &str| {
            if !text.is_empty() {
                out.push_str(text);
                out.push('\n');
            }
        };
        put(&self.title);
        self.lines.iter().for_each(|line| put(&line.text));
        for section in &self.sections {
            put(&section.title);
            section.lines.iter().for_each(|line| put(&line.text));
        }
        put(&self.footer);
        out
    }
}

/// Ordinary lines without the empty ones.
fn plain(lines: impl IntoIterator<Item = String>) -> impl Iterator<Item = Line> {
    lines.into_iter().filter(|text| !text.is_empty()).map(|text| Line { text, tone: Tone::Plain })
}

impl Section {
    /// A part with only a heading, on a row of its own.
    pub fn titled(title: impl Into<String>) -> Self {
        Self { title: title.into(), ..Self::default() }
    }

    pub fn line(&mut self, text: impl Into<String>) -> &mut Self {
        self.toned(text, Tone::Plain)
    }

    /// Adds a line with a tone.
    pub fn toned(&mut self, text: impl Into<String>, tone: Tone) -> &mut Self {
        self.lines.push(Line { text: text.into(), tone });
        self
    }
    /// Adds ordinary lines, all but the empty ones.
    pub fn extend(&mut self, lines: impl IntoIterator<Item = String>) -> &mut Self {
        self.lines.extend(plain(lines));
        self
    }
}
