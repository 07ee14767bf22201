//! The sites in words, by colour and by what is left of them.

use crate::games::relic_runners::components::{Colour, Site};
use crate::games::relic_runners::picture::Drawing;
use crate::games::relic_runners::state::{Place, Relic};
use crate::games::relic_runners::text::names;

impl Drawing<'_> {
    /// A sentence for each colour, with those of its sites that are shown.
    pub fn site_words(&self, shown: &dyn Fn(Site) -> bool) -> Vec<String> {
        Colour::ALL.iter().filter_map(|colour| self.colour_words(*colour, shown)).collect()
    }

    fn colour_words(&self, colour: Colour, shown: &dyn Fn(Site) -> bool) -> Option<String> {
        let voice = self.context.voice;
        let open = self.context.open();
        let sites: Vec<Site> =
            Site::all().filter(|site| open.place(*site).colour == Some(colour) && shown(*site)).collect();
        let such = |such: &dyn Fn(&Place) -> bool| -> Option<String> {
            let found = sites.iter().filter(|site| such(open.place(**site)));
            let found: Vec<_> = found.map(|site| self.site_word(*site)).collect();
            (!found.is_empty()).then(|| found.join(" "))
        };
        let mut groups = Vec::new();
        for count in (0..=3).rev() {
            let left = such(&|place| place.relic == Relic::Buried && place.stack.len() == count);
            groups.extend(
                left.map(|sites| {
                    voice.say("relic-runners-alt-tiles", [("count", count.into()), ("sites", sites.into())])
                }),
            );
        }
        let showing = such(&|place| place.relic == Relic::Showing);
        groups.extend(showing.map(|sites| voice.say("relic-runners-alt-relic", [("sites", sites.into())])));
        let taken = such(&|place| place.relic == Relic::Taken);
        groups.extend(taken.map(|sites| voice.say("relic-runners-alt-empty", [("sites", sites.into())])));
        let title = voice.word(match colour {
            Colour::Green => "relic-runners-board-ruins",
            Colour::Ivory => "relic-runners-board-ivory",
            Colour::Blue => "relic-runners-board-blue",
            Colour::Purple => "relic-runners-board-purple",
        });
        let facts = [("title", title.into()), ("groups", groups.join(", ").into())];
        (!groups.is_empty()).then(|| voice.say("relic-runners-alt-sites", facts))
    }

    /// The code of a site, with what lies open there, what the viewer has seen, and the levels of its tiles where they
    /// are not those that lie lowest.
    fn site_word(&self, site: Site) -> String {
        let stack = &self.context.open().place(site).stack;
        let open = stack.last().and_then(|layer| layer.open).map(|tile| tile.to_string().to_uppercase());
        let gap = stack.iter().zip(1..).any(|(layer, level)| layer.level != level);
        let levels: Vec<_> = stack.iter().rev().map(|layer| layer.level.to_string()).collect();
        let levels = (gap && site.is_temple_site()).then(|| levels.join("·"));
        let more: Vec<_> = open.into_iter().chain(levels).chain(self.known(site)).collect();
        let code = names::site(site);
        if more.is_empty() { code } else { format!("{code}({})", more.join(" ")) }
    }
}
