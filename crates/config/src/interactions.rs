//! `[interactions]`: the endpoint for interactions over HTTP.
//!
//! [`PublicKey`] verifies Discord's signatures.

use std::fmt;
use std::net::SocketAddr;

use ed25519_dalek::{Signature, VerifyingKey};
use toml::Value;

use super::section::Section;

/// The section `[interactions]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InteractionsConfig {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The key that verifies Discord's signatures of them.
    pub public_key: PublicKey,
    /// Whether the bot keeps a session with the gateway, too.
    pub gateway: bool,
}

const ADDRESS: &str = "an IP address and a port, such as \"127.0.0.1:8081\"";
const KEY: &str = "the public key of the application, 64 hexadecimal digits: copy it from General Information of the \
                   application in Discord's developer portal";

impl InteractionsConfig {
    /// `None` if the section is absent or empty: then interactions come by the gateway alone.
    pub(super) fn take(section: &mut Section) -> Option<Self> {
        let before = section.problems();
        let gateway = section.flag("gateway").unwrap_or(true);
        let (address, key) = match (section.text("address", ADDRESS), section.text("public_key", KEY)) {
            (Some(address), Some(key)) => (address, key),
            (Some(_), None) if section.problems() == before => {
                section.missing("public_key", KEY);
                return None;
            }
            (None, key) if (key.is_some() || !gateway) && section.problems() == before => {
                section.missing("address", ADDRESS);
                return None;
            }
            _ => return None,
        };
        let address = read(section, "address", address, ADDRESS, |text| text.parse().ok());
        let public_key = read(section, "public_key", key, KEY, PublicKey::parse);
        Some(Self { address: address?, public_key: public_key?, gateway })
    }
}

fn read<T>(
    section: &mut Section,
    name: &str,
    text: String,
    expected: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let found = parse(text.trim());
    if found.is_none() {
        section.wrong(name, &Value::String(text), expected);
    }
    found
}

/// The Ed25519 public key of an application. It is not secret, but an attacker who replaces it can pose as Discord.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// Reads 64 hexadecimal digits. `None` for anything else, and for a weak key, one of small order.
    pub fn parse(text: &str) -> Option<Self> {
        let key = VerifyingKey::from_bytes(&bytes(text)?).ok()?;
        (!key.is_weak()).then_some(Self(key))
    }

    /// Whether the owner of the key has signed a message. The signature is 128 hexadecimal digits. Verifies strictly: a
    /// valid signature cannot be turned into another valid one of the same message.
    pub fn verifies(&self, message: &[u8], signature: &str) -> bool {
        let Some(signature) = bytes(signature) else { return false };
        self.0.verify_strict(message, &Signature::from_bytes(&signature)).is_ok()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_bytes().iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

/// `N` bytes from exactly `2 * N` hexadecimal digits.
fn bytes<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let digits = digits.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let value = |digit: u8| char::from(digit).to_digit(16);
        *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;

    const KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";

    fn problems(section: &str) -> Vec<String> {
        let errors = Config::read(&format!("[interactions]\n{section}")).unwrap_err();
        errors.problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn both_keys_or_none() {
        assert_eq!(Config::read("[interactions]\n").unwrap().interactions, None);
        let text = format!("[interactions]\naddress = \"127.0.0.1:8081\"\npublic_key = \"{KEY}\"\n");
        let found = Config::read(&text).unwrap().interactions.unwrap();
        assert_eq!((found.address.port(), found.public_key.to_string().as_str()), (8081, KEY));
        assert!(found.gateway);
        assert!(!Config::read(&format!("{text}gateway = false\n")).unwrap().interactions.unwrap().gateway);
        let [problem] = &problems("address = \"127.0.0.1:8081\"\n")[..] else { panic!("one problem") };
        assert!(problem.starts_with("interactions.public_key: missing"), "{problem}");
        let [problem] = &problems(&format!("public_key = \"{KEY}\"\n"))[..] else { panic!("one problem") };
        assert!(problem.starts_with("interactions.address: missing"), "{problem}");
        let [problem] = &problems("gateway = false\n")[..] else { panic!("one problem") };
        assert!(problem.starts_with("interactions.address: missing"), "nothing would bring interactions: {problem}");
        let [problem] = &problems("gateway = \"off\"\n")[..] else { panic!("one problem") };
        assert!(problem.contains("true or false"), "{problem}");
    }

    #[test]
    fn a_wrong_key_says_where_the_right_one_is() {
        for wrong in ["1234", &KEY[1..], &format!("01{}", "0".repeat(62))] {
            let found = problems(&format!("address = \"127.0.0.1:8081\"\npublic_key = \"{wrong}\"\n"));
            let [problem] = &found[..] else { panic!("{found:?}") };
            assert!(problem.contains(wrong) && problem.contains("developer portal"), "{problem}");
        }
        assert_eq!(problems(&format!("address = \"8081\"\npublic_key = \"{KEY}\"\n")).len(), 1);
    }

    /// Key, message and signature of the second and third test of RFC 8032, section 7.1.
    const SIGNED: [(&str, &[u8], &str); 2] = [
        (
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            &[0x72],
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
        ),
        (
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            &[0xaf, 0x82],
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
        ),
    ];

    #[test]
    fn what_was_signed_holds_and_nothing_else() {
        for (key, message, signature) in SIGNED {
            let key = PublicKey::parse(key).unwrap();
            assert!(key.verifies(message, signature) && key.verifies(message, &signature.to_uppercase()));
            assert!(!key.verifies(b"another", signature));
            assert!(!key.verifies(message, &signature[2..]) && !key.verifies(message, ""));
            assert!(!key.verifies(message, &format!("zz{}", &signature[2..])));
            assert!(!PublicKey::parse(SIGNED[0].0).unwrap().verifies(SIGNED[1].1, SIGNED[1].2));
        }
    }

    /// A verifier without a range check would also accept the signature with the group order added to its second half.
    #[test]
    fn a_signature_has_one_form() {
        const ORDER: [u8; 32] = [
            0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
        ];
        let (key, message, signature) = SIGNED[0];
        let mut other: [u8; 64] = bytes(signature).unwrap();
        let mut carry = 0;
        for (byte, add) in other[32..].iter_mut().zip(ORDER) {
            let sum = u16::from(*byte) + u16::from(add) + carry;
            (*byte, carry) = (sum as u8, sum >> 8);
        }
        assert_eq!(carry, 0);
        let other = other.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert!(!PublicKey::parse(key).unwrap().verifies(message, &other));
    }

    #[test]
    fn what_is_no_key_is_none() {
        let weak = format!("01{}", "0".repeat(62));
        let off_the_curve = format!("02{}", "0".repeat(62));
        for wrong in ["", "12", "xyz", &"g".repeat(64), &"é".repeat(32), &weak, &off_the_curve] {
            assert_eq!(PublicKey::parse(wrong), None, "{wrong}");
        }
        let key = SIGNED[0].0;
        assert_eq!(PublicKey::parse(&key.to_uppercase()).unwrap().to_string(), key);
    }
}
