//! Finds the modules of the crate that each module uses.
//!
//! It resolves `crate::`, `self::` and `super::super::`, grouped, renamed and starred imports, and re-exports. Each
//! path is followed to the module that defines the item.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path as File;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The segments of a path, or of the position of a module within the crate; empty for the crate itself.
pub type Path = Vec<String>;

/// A module of the crate.
#[derive(Default)]
struct Module {
    /// The imports, by their local names, including re-exports.
    imports: BTreeMap<String, Path>,
    /// The starred imports.
    stars: Vec<Path>,
    /// The items that are defined here.
    items: BTreeSet<String>,
    /// Every path that is used here, including imports.
    named: BTreeSet<Path>,
}

/// The modules of the crate, by their positions.
#[derive(Default)]
pub struct Modules {
    modules: BTreeMap<Path, Module>,
    /// Exported macros are at the root of the crate: the module that defines each.
    macros: BTreeMap<String, Path>,
}

/// A token without its spaces, groups opened.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Sign(char),
}

fn flatten(tokens: TokenStream, flat: &mut Vec<Token>) {
    for token in tokens {
        match token {
            TokenTree::Ident(word) => flat.push(Token::Word(word.to_string().trim_start_matches("r#").to_owned())),
            TokenTree::Punct(sign) => flat.push(Token::Sign(sign.as_char())),
            TokenTree::Literal(_) => flat.push(Token::Sign('"')),
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ('{', '}'),
                    Delimiter::Bracket => ('[', ']'),
                    Delimiter::Parenthesis | Delimiter::None => ('(', ')'),
                };
                flat.push(Token::Sign(open));
                flatten(group.stream(), flat);
                flat.push(Token::Sign(close));
            }
        }
    }
}

/// The position of the module in this file of a source folder.
pub fn place(sources: &File, file: &File) -> Path {
    let inner = file.strip_prefix(sources).expect("a file of the folder").with_extension("");
    let mut place: Path = inner.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if place.last().is_some_and(|last| last == "mod" || last == "lib") {
        place.pop();
    }
    place
}

impl Modules {
    /// Adds the source of the module at this position.
    pub fn add(&mut self, place: &[String], source: &str) {
        let stream: TokenStream = source.parse().unwrap_or_else(|error| panic!("{}: {error}", place.join("::")));
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        Reader { modules: self, tokens: &tokens, at: 0, place: place.to_vec() }.read();
    }

    /// The positions of all modules.
    pub fn places(&self) -> impl Iterator<Item = &Path> {
        self.modules.keys()
    }

    /// The modules that a module's paths lead through, each with the names that are used of it.
    pub fn named_by(&self, place: &[String]) -> BTreeSet<(Path, String)> {
        let mut found = BTreeSet::new();
        for path in self.modules.get(place).into_iter().flat_map(|module| &module.named) {
            self.follow(place, path, &mut BTreeSet::new(), &mut found);
        }
        found
    }

    /// The modules that define the items which a module uses.
    pub fn defining(&self, place: &[String]) -> BTreeSet<Path> {
        let named = self.modules.get(place).into_iter().flat_map(|module| &module.named);
        named.filter_map(|path| self.follow(place, path, &mut BTreeSet::new(), &mut BTreeSet::new())).collect()
    }

    /// The module that defines the item which `path` means at `from`; `None` for an item of another crate. Notes each
    /// module on the path in `through`.
    fn follow(
        &self,
        from: &[String],
        path: &[String],
        seen: &mut BTreeSet<(Path, Path)>,
        through: &mut BTreeSet<(Path, String)>,
    ) -> Option<Path> {
        if !seen.insert((from.to_vec(), path.to_vec())) {
            return None;
        }
        let (head, rest) = path.split_first()?;
        match head.as_str() {
            "crate" => {
                if let Some(place) = rest.first().and_then(|name| self.macros.get(name)) {
                    through.insert((place.clone(), rest[0].clone()));
                    return Some(place.clone());
                }
                self.descend(Vec::new(), rest, seen, through)
            }
            "self" => self.descend(from.to_vec(), rest, seen, through),
            "super" => {
                let mut rest = rest;
                let mut at = from[..from.len().checked_sub(1)?].to_vec();
                while rest.first().is_some_and(|word| word == "super") {
                    at.pop()?;
                    rest = &rest[1..];
                }
                self.descend(at, rest, seen, through)
            }
            _ => self.knows(from, head).then(|| self.descend(from.to_vec(), path, seen, through)).flatten(),
        }
    }

    /// Whether a module has this name for a module or import.
    fn knows(&self, place: &[String], name: &str) -> bool {
        let module = self.modules.get(place);
        self.child(place, name).is_some()
            || module.is_some_and(|module| module.imports.contains_key(name) || !module.stars.is_empty())
    }

    fn child(&self, place: &[String], name: &str) -> Option<Path> {
        let child: Path = place.iter().cloned().chain([name.to_owned()]).collect();
        self.modules.contains_key(&child).then_some(child)
    }

    fn descend(
        &self,
        mut at: Path,
        mut rest: &[String],
        seen: &mut BTreeSet<(Path, Path)>,
        through: &mut BTreeSet<(Path, String)>,
    ) -> Option<Path> {
        while let Some((name, further)) = rest.split_first() {
            let module = self.modules.get(&at)?;
            if let Some(child) = self.child(&at, name) {
                at = child;
                rest = further;
            } else if let Some(import) = module.imports.get(name) {
                // `use name::name` names a crate.
                if import.first() == Some(name) {
                    return None;
                }
                through.insert((at.clone(), name.clone()));
                let path: Path = import.iter().chain(further).cloned().collect();
                return self.follow(&at, &path, seen, through);
            } else if module.items.contains(name) {
                break;
            } else {
                let behind = |star: &Path| {
                    let place = self.follow(&at, star, &mut seen.clone(), &mut BTreeSet::new())?;
                    let module = self.modules.get(&place)?;
                    let there = module.items.contains(name) || self.knows(&place, name);
                    there.then_some(place).filter(|place| *place != at)
                };
                let Some(place) = module.stars.iter().find_map(behind) else { break };
                through.insert((at.clone(), name.clone()));
                if !seen.insert((place.clone(), rest.to_vec())) {
                    return None;
                }
                at = place;
            }
        }
        through.insert((at.clone(), rest.first().cloned().unwrap_or_default()));
        Some(at)
    }
}

/// Reads the tokens of one file.
struct Reader<'a> {
    modules: &'a mut Modules,
    tokens: &'a [Token],
    at: usize,
    place: Path,
}

impl Reader<'_> {
    fn word(&self, ahead: usize) -> Option<&str> {
        match self.tokens.get(self.at + ahead) {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    fn sign(&self, ahead: usize, sign: char) -> bool {
        self.tokens.get(self.at + ahead) == Some(&Token::Sign(sign))
    }

    fn colons(&self, ahead: usize) -> bool {
        self.sign(ahead, ':') && self.sign(ahead + 1, ':')
    }

    fn module(&mut self) -> &mut Module {
        self.modules.modules.entry(self.place.clone()).or_default()
    }

    fn read(mut self) {
        self.module();
        // The modules within the file, by the depth of their braces.
        let (mut depth, mut within) = (0, Vec::new());
        let mut exported = false;
        while self.at < self.tokens.len() {
            match &self.tokens[self.at] {
                Token::Sign('{') => depth += 1,
                Token::Sign('}') => {
                    depth -= 1;
                    if within.last() == Some(&depth) {
                        within.pop();
                        self.place.pop();
                    }
                }
                Token::Word(word) if word == "mod" && self.word(1).is_some() && self.sign(2, '{') => {
                    within.push(depth);
                    let name = self.word(1).unwrap_or_default().to_owned();
                    self.place.push(name);
                    self.module();
                    self.at += 1;
                }
                Token::Word(word) if word == "use" && !self.sign(1, '<') => {
                    self.at += 1;
                    self.import(&mut Vec::new());
                }
                Token::Word(word) if word == "macro_export" => exported = true,
                Token::Word(word) if word == "macro_rules" => {
                    let name = self.word(2).unwrap_or_default().to_owned();
                    if std::mem::take(&mut exported) {
                        self.modules.macros.insert(name.clone(), self.place.clone());
                    }
                    self.module().items.insert(name);
                }
                Token::Word(word)
                    if ["fn", "struct", "enum", "trait", "type", "const", "static"].contains(&word.as_str()) =>
                {
                    let name = self.word(1).unwrap_or_default().to_owned();
                    self.module().items.insert(name);
                }
                Token::Word(_) if self.colons(1) && self.begins() => self.path(),
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Whether the current word begins a path.
    fn begins(&self) -> bool {
        self.at < 2 || self.tokens[self.at - 2..self.at] != [Token::Sign(':'), Token::Sign(':')]
    }

    /// A path outside of an import.
    fn path(&mut self) {
        let mut path = vec![self.word(0).unwrap_or_default().to_owned()];
        while self.colons(1)
            && let Some(next) = self.word(3)
        {
            path.push(next.to_owned());
            self.at += 3;
        }
        self.module().named.insert(path);
    }

    /// A tree of imports, up to what follows it.
    fn import(&mut self, before: &mut Path) {
        let length = before.len();
        loop {
            if self.colons(0) {
                self.at += 2;
            } else if self.sign(0, '{') {
                self.at += 1;
                while !self.sign(0, '}') {
                    self.import(before);
                    self.at += usize::from(self.sign(0, ','));
                }
                self.at += 1;
                break;
            } else if self.sign(0, '*') {
                self.at += 1;
                let star = before.clone();
                self.module().named.insert(star.clone());
                self.module().stars.push(star);
                break;
            } else if let Some(word) = self.word(0) {
                before.push(word.to_owned());
                self.at += 1;
                if !self.colons(0) {
                    self.imported(before.clone());
                    break;
                }
            } else {
                // `$crate`, and other macro output.
                self.at += 1;
            }
        }
        before.truncate(length);
    }

    fn imported(&mut self, mut path: Path) {
        // `use a::{self}` is `use a`.
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let mut name = path.last().cloned().unwrap_or_default();
        if self.word(0) == Some("as") {
            name = self.word(1).unwrap_or_default().to_owned();
            self.at += 2;
        }
        self.module().named.insert(path.clone());
        if path != [name.clone()] {
            self.module().imports.insert(name, path);
        }
    }
}

/// The groups of nodes that reach each other, each sorted.
pub fn cycles(edges: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<Vec<String>> {
    let reach = |from: &String| {
        let mut reached = BTreeSet::new();
        let mut next = vec![from];
        while let Some(node) = next.pop() {
            for target in edges.get(node).into_iter().flatten() {
                if reached.insert(target.clone()) {
                    next.push(target);
                }
            }
        }
        reached
    };
    let reached: BTreeMap<&String, BTreeSet<String>> = edges.keys().map(|node| (node, reach(node))).collect();
    let mutual = |one: &String, other: &String| {
        reached[one].contains(other) && reached.get(other).is_some_and(|back| back.contains(one))
    };
    let groups = edges.keys().map(|node| edges.keys().filter(|other| mutual(node, other)).cloned().collect::<Vec<_>>());
    groups.filter(|group| group.len() > 1).collect()
}
