//! Checks recorded requests and responses against Discord's own API description.

use crate::description;
use serde_json::{Value, json};
use skald::sandbox::Exchange;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

/// The document with its validators. The tests of a process share them: each validator takes a copy of the whole
/// document, which costs more than a short test.
pub struct Contract {
    document: Value,
    validators: Mutex<BTreeMap<String, Arc<jsonschema::Validator>>>,
}

static CONTRACT: LazyLock<Option<Contract>> =
    LazyLock::new(|| description::find().map(|document| Contract { document, validators: Mutex::default() }));

impl Contract {
    /// The document, if there is one.
    pub fn find() -> Option<&'static Self> {
        CONTRACT.as_ref()
    }

    /// Checks exchanges and returns a line for each violation of the document.
    ///
    /// For a refused request it checks the form of the refusal only. It skips injected answers.
    pub fn faults(&self, exchanges: &[Exchange]) -> Vec<String> {
        let mut faults = Vec::new();
        // Discord describes OAuth2's own address in prose alone.
        let described = |exchange: &&Exchange| !["", "/oauth2/token"].contains(&exchange.template.as_str());
        for exchange in exchanges.iter().filter(described) {
            let name = format!("{} {}", exchange.method, exchange.template);
            let Some(operation) = self.operation(exchange) else {
                faults.push(format!("{name}: no such operation"));
                continue;
            };
            if exchange.status < 400 && !exchange.request.is_null() {
                let schema = operation.pointer("/requestBody/content/application~1json/schema").cloned();
                match schema {
                    Some(schema) => {
                        let request = without_quirks(&exchange.request);
                        faults.extend(self.judge(&format!("{name} request"), &schema, &request));
                    }
                    None => faults.push(format!("{name}: takes no JSON body")),
                }
            }
            if !exchange.injected {
                faults.extend(self.response(&name, &operation, exchange));
            }
        }
        faults
    }

    fn operation(&self, exchange: &Exchange) -> Option<Value> {
        let path = self.document["paths"].get(&exchange.template)?;
        path.get(exchange.method.to_lowercase()).cloned()
    }

    fn response(&self, name: &str, operation: &Value, exchange: &Exchange) -> Vec<String> {
        let status = exchange.status.to_string();
        let class = format!("{}XX", &status[..1]);
        let answers = &operation["responses"];
        let Some(mut answer) = answers.get(&status).or_else(|| answers.get(&class)).cloned() else {
            return vec![format!("{name}: status {status} is not foreseen")];
        };
        if let Some(reference) = answer["$ref"].as_str() {
            answer = self.document.pointer(reference.trim_start_matches('#')).cloned().unwrap_or_default();
        }
        match answer.pointer("/content/application~1json/schema").cloned() {
            Some(schema) => {
                self.judge(&format!("{name} response {status}"), &schema, &with_numbered_codes(&exchange.response))
            }
            None if exchange.response.is_null() => Vec::new(),
            None => vec![format!("{name}: status {status} has a body: {}", exchange.response)],
        }
    }

    fn judge(&self, name: &str, schema: &Value, instance: &Value) -> Vec<String> {
        let validator = self.validator(name, schema);
        let errors = validator.iter_errors(instance);
        errors.map(|error| format!("{name} at {}: {}", error.instance_path(), brief(&error.to_string()))).collect()
    }

    /// The validator of a request or a response, compiled once.
    fn validator(&self, name: &str, schema: &Value) -> Arc<jsonschema::Validator> {
        let mut validators = self.validators.lock().expect("no test panics with the lock");
        let validator = validators.entry(name.to_owned()).or_insert_with(|| {
            let whole = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "components": self.document["components"],
                "allOf": [schema],
            });
            Arc::new(jsonschema::validator_for(&whole).expect("the document holds valid schemas"))
        });
        Arc::clone(validator)
    }
}

fn brief(text: &str) -> String {
    text.chars().take(600).collect()
}

/// The document types the bits of `default_member_permissions` as a number, but Discord's reference and every client send text.
fn without_quirks(request: &Value) -> Value {
    match request {
        Value::Array(list) => list.iter().map(without_quirks).collect(),
        Value::Object(fields) => {
            let mut fields = fields.clone();
            if let Some(Value::String(bits)) = fields.get("default_member_permissions") {
                let number: u64 = bits.parse().unwrap_or(u64::MAX);
                fields.insert("default_member_permissions".to_owned(), json!(number));
            }
            Value::Object(fields)
        }
        other => other.clone(),
    }
}

/// The document types the codes inside a tree of form errors as numbers, but Discord's reference has words and Discord sends
/// words.
fn with_numbered_codes(response: &Value) -> Value {
    fn numbered(node: &Value) -> Value {
        match node {
            Value::Array(list) => list.iter().map(numbered).collect(),
            Value::Object(fields) => {
                let number = |key: &String, value: &Value| {
                    let word = key == "code" && value.is_string();
                    (key.clone(), if word { json!(0) } else { numbered(value) })
                };
                Value::Object(fields.iter().map(|(key, value)| number(key, value)).collect())
            }
            other => other.clone(),
        }
    }
    let mut response = response.clone();
    if let Some(errors) = response.get_mut("errors") {
        *errors = numbered(errors);
    }
    response
}
