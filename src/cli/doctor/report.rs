//! The report: a line for each check.

use std::fmt::Display;
use std::path::Path;
use std::process::ExitCode;

use super::super::output;

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Ok,
    Warning,
    Error,
}

/// Lines in order: the result, the subject of the check, and a sentence about it.
#[derive(Debug, Default)]
pub struct Report(Vec<(Level, &'static str, String)>);

impl Report {
    /// Adds a line about a check without problems.
    pub fn ok(&mut self, what: &'static str, how: impl Display) {
        self.0.push((Level::Ok, what, how.to_string()));
    }

    /// Adds a line about a problem that does not stop the bot, but that the operator should know.
    pub fn warning(&mut self, what: &'static str, how: impl Display) {
        self.0.push((Level::Warning, what, how.to_string()));
    }

    /// Adds a line about a problem that stops the bot, now or soon.
    pub fn error(&mut self, what: &'static str, how: impl Display) {
        self.0.push((Level::Error, what, how.to_string()));
    }

    /// The level and the subject of each line.
    #[cfg(test)]
    pub fn levels(&self) -> impl Iterator<Item = (Level, &'static str)> {
        self.0.iter().map(|(level, what, _)| (*level, *what))
    }

    /// The errors, a sentence each.
    pub fn errors(&self) -> Vec<String> {
        self.0
            .iter()
            .filter(|(level, ..)| *level == Level::Error)
            .map(|(_, what, how)| format!("{what}: {how}"))
            .collect()
    }

    /// Prints the lines and the numbers of errors and warnings; exit code 1 if there is an error.
    pub fn print(self) -> std::io::Result<ExitCode> {
        for (level, what, how) in &self.0 {
            let level = match level {
                Level::Ok => "ok     ",
                Level::Warning => "warning",
                Level::Error => "error  ",
            };
            output::line(format_args!("{level}  {what:<9}  {}", how.replace('\n', " ")))?;
        }
        let count = |wanted| self.0.iter().filter(|(level, ..)| *level == wanted).count();
        let errors = count(Level::Error);
        let warnings = count(Level::Warning);
        output::line(format_args!("{errors} errors, {warnings} warnings"))?;
        Ok(if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Checks on Unix the rights of users outside the group of a file or folder. The right to write is an error. The
    /// right to read is reported at the level `secret`, if there is one. The remedy leaves the rights of the group.
    pub fn rights(&mut self, what: &'static str, path: &Path, secret: Option<Level>) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let Ok(metadata) = std::fs::metadata(path) else { return };
            let mode = metadata.permissions().mode();
            let path = path.display();
            if mode & 0o002 != 0 {
                return self.error(what, format!("every user of this machine may change {path}: chmod o-w {path}"));
            }
            let Some(level) = secret.filter(|_| mode & 0o004 != 0) else { return };
            let how = format!("every user of this machine may read {path}: chmod o= {path}");
            self.0.push((level, what, how));
        }
        #[cfg(not(unix))]
        let _unknown = (what, path, secret);
    }
}
