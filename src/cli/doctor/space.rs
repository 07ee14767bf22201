//! The free space of a disk. The standard library does not have it, so this runs `df`, which every Unix has.

use std::path::Path;
use std::process::Command;

/// The free bytes of the file system of this folder; `None` if `df` does not know.
pub fn free(folder: &Path) -> Option<u64> {
    let output = Command::new("df").arg("-Pk").arg("--").arg(folder).env("LC_ALL", "C").output().ok()?;
    available(std::str::from_utf8(&output.stdout).ok().filter(|_| output.status.success())?)
}

/// The column before the percentage in the second line, in blocks of 1,024 bytes. Columns before it may hold spaces.
fn available(table: &str) -> Option<u64> {
    let line = table.lines().nth(1)?;
    let percent = line.split_whitespace().position(|word| word.ends_with('%'))?;
    let blocks: u64 = line.split_whitespace().nth(percent.checked_sub(1)?)?.parse().ok()?;
    blocks.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_of_a_disk_is_read_from_its_line() {
        let head = "Filesystem     1024-blocks      Used Available Capacity Mounted on\n";
        for (line, bytes) in [
            ("/dev/sda1        102400     2400   100000      3% /", Some(100_000 * 1024)),
            ("map auto home         10        0       10    100% /System/Volumes/Data Home", Some(10 * 1024)),
            ("overlay                -        -        -       - /", None),
            ("", None),
        ] {
            assert_eq!(available(&format!("{head}{line}\n")), bytes, "{line}");
        }
        assert_eq!(available(""), None);
    }
}
