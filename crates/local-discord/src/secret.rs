//! Random tokens: the bot's, interactions', session ids.
#![allow(clippy::disallowed_methods, reason = "the machine's time is a part of the secret")]

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::TryRng as _;
use rand::rngs::SysRng;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// This many random letters of the URL-safe base 64 alphabet.
pub(super) fn token(letters: usize) -> String {
    let mut bytes = vec![0_u8; letters];
    // Without entropy the token is guessable. For test data on loopback that is better than a failed start.
    if SysRng.try_fill_bytes(&mut bytes).is_err() {
        let salt =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |t| t.as_nanos() as u64);
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = (salt.rotate_left(at as u32 * 7) >> (at % 8)) as u8;
        }
    }
    bytes.into_iter().map(|byte| char::from(ALPHABET[usize::from(byte % 64)])).collect()
}

/// A bot token in Discord's shape: the id in base 64, two random parts, dots between.
pub(super) fn bot_token(id: super::snowflake::Id) -> String {
    format!("{}.{}.{}", URL_SAFE_NO_PAD.encode(id.to_string()), token(6), token(38))
}

#[cfg(test)]
mod tests {
    #[test]
    fn bot_token_begins_with_its_id_in_base_64() {
        let token = super::bot_token(super::super::snowflake::Id::new(80_351_110_224_678_912));
        assert!(token.starts_with("ODAzNTExMTAyMjQ2Nzg5MTI."), "{token}");
        assert_eq!(token.split('.').map(str::len).collect::<Vec<_>>(), [23, 6, 38]);
    }
}
