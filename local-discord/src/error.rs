//! Discord's error responses: a status, a JSON error code and a message, for forms also a tree of errors.

use serde_json::{Map, Value, json};

#[derive(Debug, Clone, PartialEq)]
pub(super) struct ApiError {
    pub status: u16,
    /// Discord's JSON error code.
    pub code: u32,
    pub message: String,
    /// The error tree of an invalid form (code 50035).
    pub errors: Option<Value>,
    /// With status 429: the time to wait, in milliseconds.
    pub retry_after_ms: Option<u64>,
}

impl ApiError {
    fn plain(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), errors: None, retry_after_ms: None }
    }

    /// An error with this status, code and message.
    pub(super) fn with_code(status: u16, code: u32, message: &str) -> Self {
        Self::plain(status, code, message)
    }

    /// The token is not the bot's token of this sandbox.
    pub(super) fn unauthorized() -> Self {
        Self::plain(401, 0, "401: Unauthorized")
    }

    pub(super) fn not_found() -> Self {
        Self::plain(404, 0, "404: Not Found")
    }

    /// The route exists with other methods only.
    pub(super) fn method_not_allowed() -> Self {
        Self::plain(405, 0, "405: Method Not Allowed")
    }

    /// The body is not JSON.
    pub(super) fn invalid_json() -> Self {
        Self::plain(400, 50109, "The request body contains invalid JSON.")
    }

    pub(super) fn unknown_application() -> Self {
        Self::plain(404, 10002, "Unknown Application")
    }

    pub(super) fn unknown_channel() -> Self {
        Self::plain(404, 10003, "Unknown Channel")
    }

    pub(super) fn unknown_guild() -> Self {
        Self::plain(404, 10004, "Unknown Guild")
    }

    pub(super) fn unknown_member() -> Self {
        Self::plain(404, 10007, "Unknown Member")
    }

    pub(super) fn unknown_message() -> Self {
        Self::plain(404, 10008, "Unknown Message")
    }

    pub(super) fn unknown_webhook() -> Self {
        Self::plain(404, 10015, "Unknown Webhook")
    }

    pub(super) fn unknown_interaction() -> Self {
        Self::plain(404, 10062, "Unknown interaction")
    }

    /// 200 commands of one scope were created within a day.
    pub(super) fn too_many_command_creates() -> Self {
        Self::plain(400, 30034, "Max number of daily application command creates has been reached (200)")
    }

    /// The announcement of this message was edited too often.
    pub(super) fn published_edit_limit() -> Self {
        Self::plain(429, 20022, "This message cannot be edited due to announcement rate limits")
    }

    /// This message of more than an hour ago was edited too often.
    pub(super) fn old_edit_limit() -> Self {
        Self::plain(429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
    }

    pub(super) fn forum() -> Self {
        Self::plain(400, 40058, "Cannot send a message in a forum channel")
    }

    pub(super) fn already_acknowledged() -> Self {
        Self::plain(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(super) fn missing_access() -> Self {
        Self::plain(403, 50001, "Missing Access")
    }

    pub(super) fn not_the_author() -> Self {
        Self::plain(403, 50005, "Cannot edit a message authored by another user")
    }

    pub(super) fn empty_message() -> Self {
        Self::plain(400, 50006, "Cannot send an empty message")
    }

    pub(super) fn dms_closed() -> Self {
        Self::plain(403, 50007, "Cannot send messages to this user")
    }

    pub(super) fn no_mutual_guilds() -> Self {
        Self::plain(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    }

    pub(super) fn thread_archived() -> Self {
        Self::plain(400, 50083, "Tried to perform an operation on an archived thread")
    }

    pub(super) fn thread_locked() -> Self {
        Self::plain(403, 160_005, "Thread is locked")
    }

    pub(super) fn missing_permissions() -> Self {
        Self::plain(403, 50013, "Missing Permissions")
    }

    pub(super) fn invalid_webhook_token() -> Self {
        Self::plain(401, 50027, "Invalid Webhook Token")
    }

    /// The JSON body of the answer.
    pub(super) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// The errors of a form, collected by path and returned together as code 50035.
#[derive(Debug, Default)]
pub(super) struct FormErrors {
    tree: Map<String, Value>,
}

impl FormErrors {
    /// Adds an error at a path of dotted keys and indices (`embeds.0.title`); an empty path is the form itself.
    pub(super) fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut node = &mut self.tree;
        for key in path.split('.').filter(|key| !key.is_empty()) {
            let child = node.entry(key).or_insert_with(|| Value::Object(Map::new()));
            // A path leads to objects only, since no path contains `_errors`.
            let Value::Object(map) = child else { return };
            node = map;
        }
        if let Value::Array(list) = node.entry("_errors").or_insert_with(|| json!([])) {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    /// A required field is missing.
    pub(super) fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// The field has the wrong type.
    pub(super) fn wrong_type(&mut self, path: &str, wanted: &str) {
        self.add(path, "BASE_TYPE_BAD_TYPE", format!("Expected {wanted}."));
    }

    /// Checks that a length in characters or items is from `least` to `most`.
    pub(super) fn length(&mut self, path: &str, length: usize, least: usize, most: usize) {
        if length > most && least == 0 {
            self.add(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else if length < least || length > most {
            self.add(path, "BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
        }
    }

    /// Whether no error was added.
    pub(super) fn is_empty(&self) -> bool {
        self.tree.is_empty()
    }

    /// Merges the errors of another form.
    pub(super) fn merge_errors(&mut self, other: Self) {
        merge(&mut self.tree, other.tree);
    }

    /// The error response, if any error was added.
    pub(super) fn into_result(self) -> Result<(), ApiError> {
        if self.is_empty() {
            return Ok(());
        }
        let mut error = ApiError::plain(400, 50035, "Invalid Form Body");
        error.errors = Some(Value::Object(self.tree));
        Err(error)
    }

    /// A form with one error.
    pub(super) fn one(path: &str, code: &str, message: impl Into<String>) -> ApiError {
        let mut errors = Self::default();
        errors.add(path, code, message);
        let mut error = ApiError::plain(400, 50035, "Invalid Form Body");
        error.errors = Some(Value::Object(errors.tree));
        error
    }
}

fn merge(into: &mut Map<String, Value>, from: Map<String, Value>) {
    for (key, value) in from {
        match (into.get_mut(&key), value) {
            (Some(Value::Object(into)), Value::Object(from)) => merge(into, from),
            (Some(Value::Array(into)), Value::Array(from)) => into.extend(from),
            (_, value) => drop(into.insert(key, value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_a_tree_by_path() {
        let mut form = FormErrors::default();
        form.length("components.0.components.1.label", 81, 0, 80);
        form.required("components.0.components.1.custom_id");
        let error = form.into_result().unwrap_err();
        assert_eq!((error.status, error.code), (400, 50035));
        let button = &error.errors.unwrap()["components"]["0"]["components"]["1"];
        assert_eq!(button["label"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
        assert_eq!(button["custom_id"]["_errors"][0]["code"], "BASE_TYPE_REQUIRED");
    }
}
