//! Random words: the bot's token, interaction tokens, session ids.

use rand::TryRng as _;
use rand::rngs::SysRng;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// So many random letters of the URL-safe alphabet of base 64.
pub(super) fn token(letters: usize) -> String {
    let mut bytes = vec![0_u8; letters];
    // Without the system's source the word is guessable; on loopback, for a toy world, that beats not starting at all.
    if SysRng.try_fill_bytes(&mut bytes).is_err() {
        let salt =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |t| t.as_nanos() as u64);
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = (salt.rotate_left(at as u32 * 7) >> (at % 8)) as u8;
        }
    }
    bytes.into_iter().map(|byte| char::from(ALPHABET[usize::from(byte % 64)])).collect()
}

/// A bot token in Discord's shape: the id in base 64, two secret words, dots between.
pub(super) fn bot_token(id: super::snowflake::Id) -> String {
    format!("{}.{}.{}", base64(id.to_string().as_bytes()), token(6), token(38))
}

fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for at in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(word >> (18 - 6 * at)) as usize & 63]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_bot_token_begins_with_its_id_in_base_64() {
        let token = super::bot_token(super::super::snowflake::Id::new(80_351_110_224_678_912));
        assert!(token.starts_with("ODAzNTExMTAyMjQ2Nzg5MTI."), "{token}");
        assert_eq!(token.split('.').map(str::len).collect::<Vec<_>>(), [23, 6, 38]);
    }
}
