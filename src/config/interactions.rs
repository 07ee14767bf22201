//! `[interactions]`: the endpoint for interactions over HTTP.

use std::net::SocketAddr;

use toml::Value;

use super::public_key::PublicKey;
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

#[cfg(test)]
mod tests {
    use super::super::Config;

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
}
