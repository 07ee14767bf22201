//! The memory of a process.

use std::fs;

/// The settings of glibc's allocator, as in `deploy/skald.service`. With its own, a bot takes twice the memory: each
/// thread has an arena, and freed memory is kept.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const SETTINGS: [(&str, &str); 2] = [("MALLOC_ARENA_MAX", "2"), ("MALLOC_TRIM_THRESHOLD_", "262144")];

/// Starts the program again in this process with settings of the allocator, which reads them only at the start of a
/// program. Does nothing if the environment has one of them.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn settle() {
    use std::os::unix::process::CommandExt as _;

    if SETTINGS.iter().any(|(name, _)| std::env::var_os(name).is_some()) {
        return;
    }
    let mut again = std::process::Command::new("/proc/self/exe");
    let mut given = std::env::args_os();
    if let Some(name) = given.next() {
        again.arg0(name);
    }
    let error = again.args(given).envs(SETTINGS).exec();
    eprintln!(
        "warning: the allocator keeps its own settings ({error}), and the bot may take twice the memory: set MALLOC_ARENA_MAX=2"
    );
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn settle() {}

/// The resident memory of a process, `self` or its id, in bytes; `None` without `/proc`.
pub fn resident(process: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}
