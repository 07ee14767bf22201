//! The memory of a process.

use std::fs;

/// The resident memory of a process, `self` or its id, in bytes; `None` without `/proc`.
pub fn resident(process: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}
