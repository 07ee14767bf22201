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
    /// An error with this status, code and message.
    pub(super) fn with_code(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), errors: None, retry_after_ms: None }
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

/// Declares errors of Discord: status, code and message of each.
macro_rules! errors {
    ($($(#[$about:meta])* $name:ident = $status:literal, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $($(#[$about])* pub(super) fn $name() -> Self {
                Self::with_code($status, $code, $message)
            })*
        }
    };
}

errors! {
    /// The token is not the bot's token of this sandbox.
    unauthorized = 401, 0, "401: Unauthorized";
    not_found = 404, 0, "404: Not Found";
    /// The route exists with other methods only.
    method_not_allowed = 405, 0, "405: Method Not Allowed";
    /// The body is not JSON.
    invalid_json = 400, 50109, "The request body contains invalid JSON.";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_guild = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    /// 200 commands were created within a day.
    too_many_command_creates = 400, 30034, "Max number of daily application command creates has been reached (200)";
    /// The announcement of this message was edited too often.
    published_edit_limit = 429, 20022, "This message cannot be edited due to announcement rate limits";
    /// This message of more than an hour ago was edited too often.
    old_edit_limit = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later";
    no_entry_point = 400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.";
    too_large = 413, 40005, "Request entity too large";
    forum = 400, 40058, "Cannot send a message in a forum channel";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    missing_access = 403, 50001, "Missing Access";
    not_the_author = 403, 50005, "Cannot edit a message authored by another user";
    empty_message = 400, 50006, "Cannot send an empty message";
    dms_closed = 403, 50007, "Cannot send messages to this user";
    no_mutual_guilds = 403, 50278, "Cannot send messages to this user due to having no mutual guilds";
    thread_archived = 400, 50083, "Tried to perform an operation on an archived thread";
    thread_locked = 403, 160_005, "Thread is locked";
    missing_permissions = 403, 50013, "Missing Permissions";
    invalid_webhook_token = 401, 50027, "Invalid Webhook Token";
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
        if self.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }

    fn into_error(self) -> ApiError {
        ApiError { errors: Some(Value::Object(self.tree)), ..ApiError::with_code(400, 50035, "Invalid Form Body") }
    }

    /// A form with one error.
    pub(super) fn one(path: &str, code: &str, message: impl Into<String>) -> ApiError {
        let mut errors = Self::default();
        errors.add(path, code, message);
        errors.into_error()
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
