//! Limits the freed memory that glibc's allocator keeps. glibc reads its settings only when a process starts, and
//! setting them later takes unsafe code. So a process without them starts its program again.

/// Two arenas, large pieces returned at once, and no free ones cached for each thread. `docs/performance.md` has the
/// savings.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const SETTINGS: [(&str, &str); 4] = [
    ("MALLOC_ARENA_MAX", "2"),
    ("MALLOC_TRIM_THRESHOLD_", "262144"),
    ("MALLOC_MMAP_THRESHOLD_", "262144"),
    ("GLIBC_TUNABLES", "glibc.malloc.tcache_count=0"),
];

/// Starts the program again, as the same process with the same arguments, if the environment lacks a setting. An
/// existing setting is kept. No effect with another allocator.
///
/// # Errors
/// The program cannot be started again. It can continue without the settings.
pub fn configure() -> std::io::Result<()> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use std::env;
        use std::os::unix::process::CommandExt as _;
        use std::process::Command;

        let lacking = SETTINGS.into_iter().filter(|(name, _)| env::var_os(name).is_none());
        let lacking: Vec<_> = lacking.collect();
        if !lacking.is_empty() {
            let mut arguments = env::args_os();
            let mut again = Command::new(env::current_exe()?);
            if let Some(name) = arguments.next() {
                again.arg0(name);
            }
            // Returns only with an error.
            return Err(again.args(arguments).envs(lacking).exec());
        }
    }
    Ok(())
}
