//! The user of a command. Root becomes the owner of the store's folder, so that the bot can use what the command makes.

use std::path::Path;

/// Continues as the owner of the store's folder if root runs the program: starts the program again as that user, in this
/// process. Of a folder that is missing, the owner of the parent counts. `config` is the configuration that was found
/// although no argument names it; that user must not find another.
///
/// # Errors
/// The system starts no program as that user.
#[cfg(unix)]
pub fn become_owner(folder: &Path, config: Option<&Path>) -> anyhow::Result<()> {
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    let Some((user, group)) = owner(folder).filter(|(owner, _)| *owner != 0 && user() == Some(0)) else {
        return Ok(());
    };
    // The program itself may be in a folder that only root may look into.
    let link = Path::new("/proc/self/exe");
    let program = if link.exists() { link.to_owned() } else { std::env::current_exe()? };
    let mut again = Command::new(program);
    if let Some(name) = std::env::args_os().next() {
        again.arg0(name);
    }
    again.args(std::env::args_os().skip(1));
    if let Some(config) = config {
        again.arg("--config").arg(std::path::absolute(config)?);
    }
    let error = again.uid(user).gid(group).exec();
    anyhow::bail!(
        "{} belongs to user {user}, and root cannot continue as that user ({error}): run the command as that user",
        folder.display()
    )
}

#[cfg(not(unix))]
pub fn become_owner(_: &Path, _: Option<&Path>) -> anyhow::Result<()> {
    Ok(())
}

/// The outermost of the folders that are missing above a path, or the path itself.
pub fn outermost_missing(path: &Path) -> std::path::PathBuf {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let missing = whole.ancestors().take_while(|path| !path.exists()).last();
    missing.map_or_else(|| whole.clone(), Path::to_owned)
}

/// Gives a folder that root has made, with all that is in it, to the owner of the store.
///
/// # Errors
/// The file system cannot do it.
#[cfg(unix)]
pub fn give(made: &Path, store: &Path) -> std::io::Result<()> {
    match owner(store).filter(|(owner, _)| *owner != 0 && user() == Some(0)) {
        Some(owner) => give_tree(made, owner),
        None => Ok(()),
    }
}

#[cfg(not(unix))]
pub fn give(_: &Path, _: &Path) -> std::io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn give_tree(path: &Path, (user, group): (u32, u32)) -> std::io::Result<()> {
    std::os::unix::fs::lchown(path, Some(user), Some(group))?;
    if path.symlink_metadata()?.is_dir() {
        for entry in path.read_dir()? {
            give_tree(&entry?.path(), (user, group))?;
        }
    }
    Ok(())
}

/// The user and the group of a folder, or of its nearest parent that exists.
#[cfg(unix)]
fn owner(folder: &Path) -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt as _;

    let folder = std::path::absolute(folder).ok()?;
    let found = folder.ancestors().find_map(|path| path.metadata().ok())?;
    Some((found.uid(), found.gid()))
}

/// The user of this process.
#[cfg(unix)]
fn user() -> Option<u32> {
    use std::os::unix::fs::MetadataExt as _;

    match std::fs::read_to_string("/proc/self/status") {
        Ok(status) => {
            let users = status.lines().find_map(|line| line.strip_prefix("Uid:"))?;
            users.split_whitespace().nth(1)?.parse().ok()
        }
        Err(_) => Some(tempfile::tempfile().ok()?.metadata().ok()?.uid()),
    }
}
