//! The user of a command. Root becomes the owner of the store's folder, so that the bot can use what the command makes.
//! What only root may read is handed over.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::path::Path;

/// The user who owns the folder of a store.
#[derive(Clone, Copy)]
pub struct Owner {
    user: u32,
    group: u32,
}

/// What root gives to the program that continues as the owner, because that user may not read it.
#[derive(Default)]
pub struct Handed {
    /// The new standard input.
    pub input: Option<File>,
    pub arguments: Vec<OsString>,
}

/// Continues as the owner of the store's folder if root runs the program: starts the program again as that user, in this
/// process. Of a folder that is missing, the owner of the parent counts. `config` is the configuration that was found
/// although no argument names it; that user must not find another. Before, root reads what `hand` returns.
///
/// # Errors
/// The system starts no program as that user, and the errors of `hand`.
#[cfg(unix)]
pub fn become_owner(
    folder: &Path,
    config: Option<&Path>,
    hand: impl FnOnce(Owner) -> anyhow::Result<Handed>,
) -> anyhow::Result<()> {
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    let Some(owner) = owner_for_root(folder) else { return Ok(()) };
    let Owner { user, group } = owner;
    let Handed { input, arguments } = hand(owner)?;
    // The program itself may be in a folder that only root may look into.
    let link = Path::new("/proc/self/exe");
    let program = if link.exists() { link.to_owned() } else { std::env::current_exe()? };
    let mut again = Command::new(program);
    let mut given = std::env::args_os();
    if let Some(name) = given.next() {
        again.arg0(name);
    }
    // Right after the subcommand: the later ones may follow a `--`.
    again.args(given.next());
    if let Some(config) = config {
        again.arg("--config").arg(std::path::absolute(config)?);
    }
    again.args(arguments).args(given);
    if let Some(input) = input {
        again.stdin(input);
    }
    eprintln!("root continues as {owner}, who owns {}", folder.display());
    let error = again.uid(user).gid(group).exec();
    anyhow::bail!(
        "{} belongs to {owner}, and root cannot continue as that user ({error}): run the command as that user",
        folder.display()
    )
}

#[cfg(not(unix))]
pub fn become_owner(_: &Path, _: Option<&Path>, _: impl FnOnce(Owner) -> anyhow::Result<Handed>) -> anyhow::Result<()> {
    Ok(())
}

impl Owner {
    /// Whether this user may read a folder and all that is in it, as far as the permission bits say.
    ///
    /// # Errors
    /// A path that is missing or cannot be read.
    #[cfg(unix)]
    pub fn may_read(self, folder: &Path) -> std::io::Result<bool> {
        const ENTER: u32 = 1;
        let folder = folder.canonicalize()?;
        for above in folder.ancestors().skip(1) {
            if !self.may(above, ENTER)? {
                return Ok(false);
            }
        }
        self.may_read_tree(&folder)
    }

    #[cfg(unix)]
    fn may_read_tree(self, path: &Path) -> std::io::Result<bool> {
        const READ: u32 = 4;
        if !path.metadata()?.is_dir() {
            return self.may(path, READ);
        }
        if !self.may(path, READ | 1)? {
            return Ok(false);
        }
        for entry in path.read_dir()? {
            if !self.may_read_tree(&entry?.path())? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    #[cfg(unix)]
    fn may(self, path: &Path, wanted: u32) -> std::io::Result<bool> {
        use std::os::unix::fs::MetadataExt as _;

        let file = path.metadata()?;
        let shift = match () {
            () if file.uid() == self.user => 6,
            () if file.gid() == self.group => 3,
            () => 0,
        };
        Ok((file.mode() >> shift) & wanted == wanted)
    }

    /// Gives a folder that root has made, with all that is in it, to this user.
    ///
    /// # Errors
    /// The file system cannot do it.
    #[cfg(unix)]
    pub fn receive(self, path: &Path) -> std::io::Result<()> {
        std::os::unix::fs::lchown(path, Some(self.user), Some(self.group))?;
        if path.symlink_metadata()?.is_dir() {
            for entry in path.read_dir()? {
                self.receive(&entry?.path())?;
            }
        }
        Ok(())
    }
}

#[cfg(not(unix))]
impl Owner {
    pub fn may_read(self, _: &Path) -> std::io::Result<bool> {
        Ok(true)
    }

    pub fn receive(self, _: &Path) -> std::io::Result<()> {
        Ok(())
    }
}

impl fmt::Display for Owner {
    /// The number, with the name that `/etc/passwd` knows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
        let number = self.user.to_string();
        let name = users.lines().find_map(|line| {
            let mut fields = line.split(':');
            let name = fields.next()?;
            (fields.nth(1) == Some(&*number)).then_some(name)
        });
        match name {
            Some(name) => write!(f, "user {name} ({number})"),
            None => write!(f, "user {number}"),
        }
    }
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
pub fn give(made: &Path, store: &Path) -> std::io::Result<()> {
    owner_for_root(store).map_or(Ok(()), |owner| owner.receive(made))
}

/// The owner of a folder, or of its nearest parent that exists, if root runs the program and is not the owner.
#[cfg(unix)]
fn owner_for_root(folder: &Path) -> Option<Owner> {
    use std::os::unix::fs::MetadataExt as _;

    let folder = std::path::absolute(folder).ok()?;
    let found = folder.ancestors().find_map(|path| path.metadata().ok())?;
    let owner = Owner { user: found.uid(), group: found.gid() };
    (owner.user != 0 && user() == Some(0)).then_some(owner)
}

#[cfg(not(unix))]
fn owner_for_root(_: &Path) -> Option<Owner> {
    None
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
