//! The table of routes, written as in Discord's OpenAPI document.

use super::{Call, Reply, activity, callback, channels, commands, guild, messages};
use crate::{
    error::ApiError,
    limits::{COMMANDS, FIVE_IN_FIVE_SECONDS, ORDINARY, RateLimit},
    server_state::ServerState,
};
use std::collections::BTreeMap;

/// The function that carries out a request.
type Handler = fn(&mut ServerState, &Call) -> Result<Reply, ApiError>;

pub(super) struct Route {
    pub method: &'static str,
    pub template: &'static str,
    /// Whether it needs no bot token: the path contains another secret, or the route is public.
    pub open: bool,
    pub measure: RateLimit,
    pub handler: Handler,
}

impl Route {
    /// Interaction routes do not count against the global limit.
    pub(super) fn exempt(&self) -> bool {
        self.template.starts_with("/interactions") || self.template.starts_with("/webhooks")
    }
}

const fn route(method: &'static str, template: &'static str, handler: Handler) -> Route {
    Route { method, template, open: false, measure: ORDINARY, handler }
}

const fn open(method: &'static str, template: &'static str, handler: Handler) -> Route {
    Route { open: true, ..route(method, template, handler) }
}

const fn limited(measure: RateLimit, route: Route) -> Route {
    Route { measure, ..route }
}

const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const FOLLOWUP: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

/// All routes. The first match wins.
static ROUTES: [Route; 31] = [
    open("GET", "/gateway", guild::gateway),
    route("GET", "/gateway/bot", guild::gateway_bot),
    route("GET", "/oauth2/applications/@me", guild::application),
    open("POST", "/oauth2/token", activity::exchange),
    open("GET", "/users/@me", activity::me),
    route("GET", "/applications/{application_id}/activity-instances/{instance_id}", activity::instance),
    route("POST", "/users/@me/channels", guild::open_dm),
    limited(COMMANDS, route("GET", "/applications/{application_id}/commands", commands::list)),
    limited(COMMANDS, route("PUT", "/applications/{application_id}/commands", commands::replace)),
    open("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback::answer),
    limited(FIVE_IN_FIVE_SECONDS, open("POST", "/webhooks/{webhook_id}/{webhook_token}", callback::follow_up)),
    open("GET", ORIGINAL, callback::get),
    limited(FIVE_IN_FIVE_SECONDS, open("PATCH", ORIGINAL, callback::edit)),
    limited(FIVE_IN_FIVE_SECONDS, open("DELETE", ORIGINAL, callback::delete)),
    open("GET", FOLLOWUP, callback::get),
    limited(FIVE_IN_FIVE_SECONDS, open("PATCH", FOLLOWUP, callback::edit)),
    limited(FIVE_IN_FIVE_SECONDS, open("DELETE", FOLLOWUP, callback::delete)),
    route("GET", "/channels/{channel_id}", channels::get),
    route("PATCH", "/channels/{channel_id}", channels::edit),
    route("POST", "/channels/{channel_id}/typing", channels::typing),
    limited(FIVE_IN_FIVE_SECONDS, route("POST", "/channels/{channel_id}/threads", channels::open_thread)),
    route("GET", "/channels/{channel_id}/messages", messages::list),
    limited(FIVE_IN_FIVE_SECONDS, route("POST", "/channels/{channel_id}/messages", messages::create)),
    route("GET", MESSAGE, messages::get),
    limited(FIVE_IN_FIVE_SECONDS, route("PATCH", MESSAGE, messages::edit)),
    limited(FIVE_IN_FIVE_SECONDS, route("DELETE", MESSAGE, messages::delete)),
    route("GET", "/guilds/{guild_id}", guild::get),
    route("GET", "/guilds/{guild_id}/channels", guild::channels),
    route("GET", "/guilds/{guild_id}/threads/active", guild::active_threads),
    route("GET", "/guilds/{guild_id}/members/{user_id}", guild::member),
    route("GET", "/guilds/{guild_id}/roles", guild::roles),
];

/// The result of a lookup.
pub(super) enum Found {
    /// A route, with the values of its placeholders.
    Route(&'static Route, BTreeMap<&'static str, String>),
    /// The path exists with other methods.
    OtherMethod,
    Nothing,
}

/// Finds the route of a path.
pub(super) fn find(method: &str, path: &str) -> Found {
    let mut other_method = false;
    for route in &ROUTES {
        let Some(params) = matches(route.template, path) else { continue };
        if route.method == method {
            return Found::Route(route, params);
        }
        other_method = true;
    }
    if other_method { Found::OtherMethod } else { Found::Nothing }
}

fn matches(template: &'static str, path: &str) -> Option<BTreeMap<&'static str, String>> {
    let path = path.strip_suffix('/').unwrap_or(path);
    if template.split('/').count() != path.split('/').count() {
        return None;
    }
    let mut params = BTreeMap::new();
    for (wanted, given) in template.split('/').zip(path.split('/')) {
        match wanted.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
            Some(_) if given.is_empty() || given.starts_with('@') => return None,
            Some(name) => drop(params.insert(name, given.to_owned())),
            None if wanted == given => {}
            None => return None,
        }
    }
    Some(params)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(method: &str, path: &str) -> &'static str {
        match find(method, path) {
            Found::Route(route, _) => route.template,
            Found::OtherMethod => "other method",
            Found::Nothing => "nothing",
        }
    }

    #[test]
    fn paths_match_the_routes_of_the_openapi_document() {
        assert_eq!(template("POST", "/users/@me/channels"), "/users/@me/channels");
        assert_eq!(template("GET", "/channels/77"), "/channels/{channel_id}");
        assert_eq!(template("PATCH", "/webhooks/1/tok/messages/@original"), ORIGINAL);
        assert_eq!(template("PATCH", "/webhooks/1/tok/messages/9"), FOLLOWUP);
        assert_eq!(template("DELETE", "/gateway/bot"), "other method");
        assert_eq!(template("GET", "/stickers/1"), "nothing");
    }
}
