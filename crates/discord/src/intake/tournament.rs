//! The buttons of a tournament.

use crate::intake::{Caller, Context, Failure};
use crate::messages::custom_id::TournamentButton;
use skald_table::{CommunityId, TournamentId};

/// Runs a button of the card. Replies if the card does not show enough.
pub async fn pressed(context: &Context, id: TournamentId, button: TournamentButton) -> Result<(), Failure> {
    let Context { app, caller, .. } = context;
    let community = caller.community.ok_or(Failure::NO_SERVER)?;
    tracing::info!(tournament = %id, person = %caller.id(), %button, "a person pressed a button of a tournament");
    match button {
        TournamentButton::Join => drop(app.tables.tournaments().join(community, id, caller.person.clone()).await?),
        TournamentButton::Leave => drop(app.tables.tournaments().leave(community, id, caller.id()).await?),
        TournamentButton::Start => start(context, community, id).await?,
        TournamentButton::Cancel => {
            managers_only(caller)?;
            app.tables.tournaments().cancel(community, id).await?;
            app.note_done(caller);
            return context.say("tournament-cancelled").await;
        }
    }
    app.note_done(caller);
    Ok(())
}

pub async fn start(context: &Context, community: CommunityId, id: TournamentId) -> Result<(), Failure> {
    managers_only(&context.caller)?;
    context.app.tables.tournaments().start(community, id).await?;
    Ok(())
}

/// The server of a caller who may manage it.
pub fn managed_server(caller: &Caller) -> Result<CommunityId, Failure> {
    let community = caller.community.ok_or(Failure::NO_SERVER)?;
    managers_only(caller)?;
    Ok(community)
}

pub const fn managers_only(caller: &Caller) -> Result<(), Failure> {
    if caller.manages { Ok(()) } else { Err(Failure::Word("discord-refuse-managers-only")) }
}
