//! Finds the programs of PostgreSQL on this machine.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder with `initdb`, `pg_ctl` and `postgres`: the newest of Debian's packages, else one of the path.
pub fn place() -> Option<PathBuf> {
    let whole = |folder: &Path| ["initdb", "pg_ctl", "postgres"].iter().all(|name| folder.join(name).is_file());
    let packages = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |folder: &PathBuf| folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let mut packages: Vec<_> =
        packages.map(|entry| entry.path()).filter_map(|path| Some((version(&path)?, path))).collect();
    packages.sort_unstable();
    let packages = packages.into_iter().rev().map(|(_, path)| path.join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    packages.chain(env::split_paths(&path).collect::<Vec<_>>()).find(|folder| whole(folder))
}
