//! The rules of `../shared/design/style.md` that a program can check: short names of tests, plain words, short sentences.

use std::fmt::{self, Display};
use std::path::Path;

use super::architecture::{files, read, root};

/// All folders with source text.
const FOLDERS: &[&str] = &["benches", "crates", "fuzz", "migrations", "src", "tests"];

/// At least this many files are read.
const SOURCES: usize = 500;

/// The maximum length of a test's name, in characters.
const LONGEST_NAME: usize = 60;

/// The maximum length of a sentence in a doc comment, in words.
const LONGEST_SENTENCE: usize = 25;

/// Words and phrases that translate another language, or hide the actor.
const BANNED: &[&str] = &[
    "anew", "gets on", "hindered", "hushed", "nobody", "put down", "stranded", "stumble", "stumbled", "stumbles",
    "taken in", "told", "whoever",
];

/// Words whose last point does not end a sentence.
const ABBREVIATIONS: &[&str] = &["e.g.", "i.e.", "vs.", "..."];

/// A literal with fewer words is a key and not prose.
const PROSE: usize = 3;

/// The text between two pieces of another kind.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Code,
    Comment,
    Doc,
    Literal,
}

/// A piece of a source: one comment line, one literal, or the code of one line.
#[derive(Debug)]
struct Piece {
    line: usize,
    kind: Kind,
    text: String,
}

/// A broken rule.
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Cuts a Rust source into pieces.
struct Scanner {
    rest: Vec<char>,
    at: usize,
    line: usize,
    pieces: Vec<Piece>,
}

impl Scanner {
    fn scan(source: &str) -> Vec<Piece> {
        let mut scanner = Self { rest: source.chars().collect(), at: 0, line: 1, pieces: Vec::new() };
        while scanner.at < scanner.rest.len() {
            scanner.piece();
        }
        scanner.pieces
    }

    fn looks_at(&self, text: &str) -> bool {
        text.chars().enumerate().all(|(n, c)| self.rest.get(self.at + n) == Some(&c))
    }

    /// Takes characters until `end` is reached, and `end` itself.
    fn until(&mut self, end: &str) -> String {
        let mut text = String::new();
        while self.at < self.rest.len() && !self.looks_at(end) {
            text.push(self.take());
        }
        for _ in end.chars().take(self.rest.len() - self.at) {
            self.take();
        }
        text
    }

    fn take(&mut self) -> char {
        let c = self.rest[self.at];
        self.at += 1;
        self.line += usize::from(c == '\n');
        c
    }

    fn add(&mut self, line: usize, kind: Kind, text: &str) {
        if !text.trim().is_empty() || kind == Kind::Doc {
            self.pieces.push(Piece { line, kind, text: text.trim().to_owned() });
        }
    }

    fn piece(&mut self) {
        let line = self.line;
        if self.looks_at("//") {
            let text = self.until("\n");
            let kind = if text.starts_with("///") || text.starts_with("//!") { Kind::Doc } else { Kind::Comment };
            self.add(line, kind, text.trim_start_matches(['/', '!']));
        } else if self.looks_at("/*") {
            let text = self.until("*/");
            self.add(line, Kind::Comment, &text);
        } else if let Some(end) = self.raw_literal() {
            let text = self.until(&end);
            self.add(line, Kind::Literal, &text);
        } else if self.looks_at("\"") {
            let text = self.literal();
            self.add(line, Kind::Literal, &text);
        } else {
            let text = self.code();
            self.add(line, Kind::Code, &text);
        }
    }

    /// The end of the raw literal that begins here, which is skipped up to its text.
    fn raw_literal(&mut self) -> Option<String> {
        let before = self.at.checked_sub(1).map(|at| self.rest[at]);
        if !self.looks_at("r") || before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            return None;
        }
        let hashes = self.rest[self.at + 1..].iter().take_while(|c| **c == '#').count();
        (self.rest.get(self.at + 1 + hashes) == Some(&'"')).then(|| {
            self.at += hashes + 2;
            format!("\"{}", "#".repeat(hashes))
        })
    }

    fn literal(&mut self) -> String {
        let mut text = String::new();
        self.take();
        while self.at < self.rest.len() {
            match self.take() {
                '"' => break,
                '\\' if self.at < self.rest.len() => drop(self.take()),
                c => text.push(c),
            }
        }
        text
    }

    /// The code up to the next comment, literal or line.
    fn code(&mut self) -> String {
        let mut text = String::new();
        while self.at < self.rest.len() {
            text.push(self.take());
            if text.ends_with('\'') && self.is_character() {
                self.at += if self.looks_at("\\") { 2 } else { 1 };
                self.until("'");
            }
            let word = text.chars().last().is_some_and(|c| c.is_alphanumeric() || c == '_');
            let raw = !word && (self.looks_at("r\"") || self.looks_at("r#"));
            if text.ends_with('\n') || raw || self.looks_at("//") || self.looks_at("/*") || self.looks_at("\"") {
                break;
            }
        }
        text
    }

    /// Whether a character follows the quote before this place, and not a lifetime.
    fn is_character(&self) -> bool {
        self.looks_at("\\") || self.rest.get(self.at + 1) == Some(&'\'')
    }
}

/// The comments of an SQL script, a line each.
fn sql(source: &str) -> Vec<Piece> {
    let lines = source.lines().enumerate();
    let comments = lines.filter_map(|(n, line)| Some((n + 1, line.trim().strip_prefix("--")?.trim().to_owned())));
    comments.map(|(line, text)| Piece { line, kind: Kind::Comment, text }).collect()
}

/// The text with each code span as one word, and each link as its text.
fn prose(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('`') {
        out.push_str(&rest[..at]);
        let ticks = rest[at..].chars().take_while(|c| *c == '`').count();
        let (quote, after) = rest[at..].split_at(ticks);
        let Some(end) = after.find(quote) else { break };
        out.push_str("Code");
        rest = &after[end + ticks..];
    }
    out.push_str(rest);
    let mut plain = String::new();
    let mut parts = out.split("](");
    plain.push_str(parts.next().unwrap_or_default());
    for part in parts {
        plain.push_str(part.split_once(')').map_or(part, |(_, after)| after));
    }
    plain.replace(['[', ']'], "")
}

/// The numbers of words of the sentences, each with its beginning.
fn sentences(text: &str) -> Vec<(usize, String)> {
    let (prose, mut all) = (prose(text), vec![Vec::new()]);
    for word in prose.split_whitespace() {
        if let Some(last) = all.last_mut() {
            last.push(word);
        }
        let bare = word.trim_end_matches(['"', ')', '*', '_', '”', '’']);
        if bare.ends_with(['.', '!', '?']) && !ABBREVIATIONS.iter().any(|short| bare.ends_with(short)) {
            all.push(Vec::new());
        }
    }
    let counted = |words: Vec<&str>| {
        let count = words.iter().filter(|word| word.contains(char::is_alphanumeric)).count();
        (count, words.into_iter().take(6).collect::<Vec<_>>().join(" "))
    };
    all.into_iter().map(counted).filter(|(count, _)| *count > 0).collect()
}

/// The banned words and phrases in a text, without its code spans.
fn banned(text: &str) -> Vec<&'static str> {
    let prose = prose(text).to_lowercase();
    let words = |clause: &str| -> Vec<String> {
        let words = clause.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    // A phrase does not reach over a comma.
    let clauses: Vec<_> = prose.split([',', '.', ';', ':', '!', '?', '(', ')']).map(words).collect();
    let there = |phrase: &&str| {
        let phrase: Vec<_> = phrase.split(' ').collect();
        clauses.iter().any(|clause| clause.windows(phrase.len()).any(|some| some == phrase))
    };
    BANNED.iter().copied().filter(there).collect()
}

/// A line of a comment that begins a list item.
fn begins_item(text: &str) -> bool {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    text.starts_with("* ") || text.starts_with("- ") || digits > 0 && text[digits..].starts_with(". ")
}

/// The paragraphs of comments of one kind, each with its first line. Code blocks, tables and headings are left out.
fn paragraphs(pieces: &[Piece], kind: Kind) -> Vec<(usize, String)> {
    let (mut found, mut last, mut fenced) = (Vec::<(usize, String)>::new(), 0, false);
    for piece in pieces.iter().filter(|piece| piece.kind == kind) {
        let text = piece.text.as_str();
        let follows = last + 1 == piece.line;
        last = piece.line;
        let fence = text.starts_with("```");
        fenced ^= fence;
        if fenced || fence || text.is_empty() || text.starts_with(['|', '#']) {
            last = 0;
            continue;
        }
        match found.last_mut() {
            Some((_, whole)) if follows && !begins_item(text) => {
                whole.push(' ');
                whole.push_str(text);
            }
            _ => found.push((piece.line, text.to_owned())),
        }
    }
    found
}

/// The names of functions in a piece of code that are too long.
fn long_names(code: &str) -> Vec<&str> {
    let words: Vec<_> =
        code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect();
    words.windows(2).filter(|pair| pair[0] == "fn" && pair[1].len() > LONGEST_NAME).map(|pair| pair[1]).collect()
}

/// The lines of statements like `let (a, b) = (x, y);`.
fn tuple_lets(pieces: &[Piece]) -> Vec<usize> {
    let pieces = pieces.iter().filter(|piece| piece.kind == Kind::Code);
    let mut code = Vec::new();
    for piece in pieces {
        code.extend(piece.text.chars().chain([' ']).map(|c| (c, piece.line)));
    }
    let text: String = code.iter().map(|(c, _)| if c.is_ascii() { *c } else { '_' }).collect();
    // The end of a tuple of several parts that begins here.
    let tuple = |from: usize| -> Option<usize> {
        let mut depth = 0;
        let mut parts = 0;
        for (n, c) in text.get(from..)?.char_indices() {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 1 => parts += 1,
                _ => {}
            }
            if depth == 0 {
                return (c == ')' && parts > 0).then_some(from + n + 1);
            }
        }
        None
    };
    let is_tuple_let = |at: &usize| {
        let Some(names) = tuple(at + "let ".len()) else { return false };
        let Some(values) = text[names..].trim_start().strip_prefix('=') else { return false };
        let values = text.len() - values.trim_start().len();
        tuple(values).is_some_and(|end| text[end..].trim_start().starts_with(';'))
    };
    text.match_indices("let (").map(|(at, _)| at).filter(is_tuple_let).map(|at| code[at].1).collect()
}

/// The lines of log events with a field `message`. In JSON, that is the name of their sentence.
fn message_fields(source: &str) -> Vec<usize> {
    let events = source.match_indices("tracing::").filter_map(|(at, _)| {
        let (fields, _) = source[at..].split_once("!(")?.1.split_once('"')?;
        let named = |field: &str| field.trim_start_matches([' ', '\n', '%', '?']).starts_with("message");
        let whole = |field: &str| field.trim_matches([' ', '\n', '%', '?']) == "message" || field.contains("message =");
        let clash = fields.split(',').any(|field| named(field) && whole(field));
        clash.then(|| source[..at].matches('\n').count() + 1)
    });
    events.collect()
}

fn findings_in(path: &str, source: &str) -> Vec<Finding> {
    let pieces = if path.ends_with(".sql") { sql(source) } else { Scanner::scan(source) };
    let mut found = Vec::new();
    let mut add = |line, what| found.push(Finding { path: path.to_owned(), line, what });
    // Code declares one name with each `let`, unless a call gives several values; tests may declare several.
    if path.starts_with("src/") || path.starts_with("crates/") && path.contains("/src/") {
        for line in tuple_lets(&pieces) {
            add(line, "one `let` declares several unrelated names".to_owned());
        }
    }
    for line in message_fields(source) {
        add(line, "a field of a log event is called message".to_owned());
    }
    for piece in &pieces {
        if piece.kind == Kind::Code {
            for name in long_names(&piece.text) {
                add(piece.line, format!("the name {name} has {} characters", name.len()));
            }
        }
        // Literals of tests repeat sentences that people read, which the locale files hold.
        let prose = piece.kind == Kind::Literal && piece.text.split_whitespace().count() >= PROSE;
        if prose && !path.contains("tests/") {
            for word in banned(&piece.text) {
                add(piece.line, format!("a text says {word:?}"));
            }
        }
    }
    for kind in [Kind::Comment, Kind::Doc] {
        for (line, text) in paragraphs(&pieces, kind) {
            for word in banned(&text) {
                add(line, format!("a comment says {word:?}"));
            }
            for (count, begin) in sentences(&text).into_iter().filter(|(count, _)| *count > LONGEST_SENTENCE) {
                if kind == Kind::Doc {
                    add(line, format!("a sentence has {count} words: {begin} …"));
                }
            }
        }
    }
    found
}

fn findings() -> Vec<Finding> {
    let mut sources = Vec::new();
    for folder in FOLDERS {
        for extension in ["rs", "sql"] {
            sources.extend(files(&root().join(folder), extension));
        }
    }
    sources.retain(|path| !path.components().any(|part| part.as_os_str() == "target"));
    assert!(sources.len() > SOURCES, "{} files were found", sources.len());
    let shown = |path: &Path| path.strip_prefix(root()).unwrap_or(path).display().to_string();
    sources.iter().flat_map(|path| findings_in(&shown(path), &read(path))).collect()
}

#[test]
fn sources_keep_the_rules() {
    let lines: Vec<_> = findings().iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} findings:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn code_spans_count_as_one_word_and_end_no_sentence() {
    let text = "Reads `a b. C d` and [`E::f`], e.g. [this](http://x.y). Then ``x ` y`` ends!";
    assert_eq!(prose(text), "Reads Code and Code, e.g. this. Then Code ends!");
    assert_eq!(sentences(text).iter().map(|(count, _)| *count).collect::<Vec<_>>(), [6, 3]);
}

#[test]
fn banned_words_are_found_across_lines_and_not_in_code() {
    assert_eq!(banned("Whoever is TOLD, is put  down"), ["put down", "told", "whoever"]);
    assert_eq!(banned("`told` untold, put it down, taken, in, sled-anewer"), [""; 0]);
}

#[test]
fn log_events_with_a_field_message_are_found() {
    let events = "\n@warn!(message, \"a\");\n@info!(message_id = message, %error, \"b\");\n@info!(message = 3, \"c\");";
    assert_eq!(message_fields(&events.replace('@', "tracing::")), [2, 4]);
}

#[test]
fn only_literal_tuples_of_several_values_are_found() {
    let source = "let (a, b) = (f(1, 2), \"x\");\nlet (c, d) = f((1, 2));\nlet (e,\n f) =\n (1, ')');\nlet (g, h) = (1, 2).swap();\n";
    assert_eq!(tuple_lets(&Scanner::scan(source)), [1, 3]);
}

#[test]
fn scanner_tells_comments_literals_and_code_apart() {
    let source = "/// A `doc`.\nfn name<'a>(c: char) { '\"'; \"// no \\\" comment\"; r#\"raw \" text\"# } // why\n";
    let pieces = Scanner::scan(source);
    let found: Vec<_> = pieces.iter().map(|piece| (piece.kind, piece.line, piece.text.as_str())).collect();
    assert_eq!(found[0], (Kind::Doc, 1, "A `doc`."));
    assert!(found.contains(&(Kind::Literal, 2, "// no  comment")), "{found:?}");
    assert!(found.contains(&(Kind::Literal, 2, "raw \" text")), "{found:?}");
    assert_eq!(found.last(), Some(&(Kind::Comment, 2, "why")));
}

#[test]
fn tables_code_blocks_and_list_items_are_apart() {
    let source = "/// One.\n/// | a | table |\n/// * two\n///   more\n/// * three\n/// ```\n/// code\n/// ```\n/// Four.\nfn x() {}\n";
    let texts: Vec<_> = paragraphs(&Scanner::scan(source), Kind::Doc).into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["One.", "* two more", "* three", "Four."]);
}
