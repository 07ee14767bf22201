//! Loads the editions: those embedded in the binary, and those in an operator's folder, with one subfolder for each
//! title (`editions/raids/my-copy.json`).

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use skald_core::engine::{Edition, EditionError, EditionWarning};
use skald_core::games;
use skald_core::title::{Title, Titles};

/// Why an edition file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum EditionFileError {
    /// An embedded edition is broken. A test rules this out.
    #[error("an embedded edition is broken: {0}")]
    Embedded(EditionError),
    /// The file or folder cannot be read.
    #[error("{path}: {error}")]
    Unreadable { path: PathBuf, error: std::io::Error },
    /// A folder that is not named after a title.
    #[error("{path}: no title is called {name:?}; a folder of editions is named after a title: {known}")]
    UnknownTitle {
        /// The folder.
        path: PathBuf,
        name: String,
        known: String,
    },
    /// A file outside the folders of the titles.
    #[error("{path}: an edition lies in the folder of its title; move it into one of these folders: {known}")]
    Misplaced {
        path: PathBuf,
        /// The possible folders.
        known: String,
    },
    /// The file is not a valid edition of its title.
    #[error("{path}: {error}")]
    Invalid {
        path: PathBuf,
        /// The key at fault, and why.
        error: EditionError,
    },
    /// Another edition has this id already.
    #[error("{path}: id: {id:?} is the id of another edition; your edition needs its own id")]
    Taken { path: PathBuf, id: String },
}

/// All titles with the embedded editions and those of the folder, if there is one. Warnings are logged.
///
/// # Errors
/// The first invalid edition file.
pub fn load(folder: Option<&Path>) -> Result<Titles, EditionFileError> {
    let mut titles = games::builtin().map_err(EditionFileError::Embedded)?;
    let problems = folder.map(|folder| add_folder(&mut titles, folder)).unwrap_or_default();
    if let Some(problem) = problems.into_iter().next() {
        return Err(problem);
    }
    for (title, warning) in warnings(&titles) {
        tracing::warn!(title = title.meta().key, edition = title.edition().id, "{warning}");
    }
    Ok(titles)
}

/// The warnings of all loaded editions, each with its title.
pub fn warnings(titles: &Titles) -> Vec<(&Arc<dyn Title>, EditionWarning)> {
    let all = titles.keys().flat_map(|key| titles.editions(key));
    all.flat_map(|title| title.warnings().into_iter().map(move |warning| (title, warning))).collect()
}

/// Adds every edition of the folder; returns all problems, so that `skald doctor` can list them at once.
pub fn add_folder(titles: &mut Titles, folder: &Path) -> Vec<EditionFileError> {
    let mut problems = Vec::new();
    let known = games::TITLES.iter().map(|(key, _, _)| *key).collect::<Vec<_>>().join(", ");
    for path in list(folder, &mut problems) {
        if !path.is_dir() {
            if is_json(&path) {
                problems.push(EditionFileError::Misplaced { path, known: known.clone() });
            }
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(make) = games::maker(&name) else {
            problems.push(EditionFileError::UnknownTitle { path, name, known: known.clone() });
            continue;
        };
        for file in list(&path, &mut problems).into_iter().filter(|file| is_json(file)) {
            if let Err(problem) = add_file(titles, &name, make, &file) {
                problems.push(problem);
            }
        }
    }
    problems
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "json")
}

fn add_file(titles: &mut Titles, key: &str, make: games::Maker, path: &Path) -> Result<(), EditionFileError> {
    let invalid = |error| EditionFileError::Invalid { path: path.to_owned(), error };
    let text =
        fs::read_to_string(path).map_err(|error| EditionFileError::Unreadable { path: path.to_owned(), error })?;
    let edition = Edition::read(&text).map_err(invalid)?;
    if let Some(other) = titles.get(key, &edition.id)
        && other.edition().fingerprint() != edition.fingerprint()
    {
        return Err(EditionFileError::Taken { path: path.to_owned(), id: edition.id });
    }
    titles.add(make(edition).map_err(invalid)?);
    Ok(())
}

fn list(folder: &Path, problems: &mut Vec<EditionFileError>) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).and_then(|entries| entries.map(|e| e.map(|e| e.path())).collect());
    let mut paths: Vec<PathBuf> = entries.unwrap_or_else(|error| {
        problems.push(EditionFileError::Unreadable { path: folder.to_owned(), error });
        Vec::new()
    });
    paths.sort();
    paths
}
