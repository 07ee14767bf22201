//! Unit tests of `canvas::svg`.

use crate::canvas::Colour;
use crate::canvas::scene::{Area, at};
use crate::canvas::scene::{Form, Group, Paint, Scene, Step, Text};
use crate::canvas::svg::*;

#[test]
fn a_scene_becomes_svg() {
    let sea = Colour::hex(0x1e90ff);
    let mut scene = Scene::new(1005, 500, Paint::linear((at(0, 0), sea), (at(0, 500), sea.darker(50))));
    scene.draw(Form::rounded(at(10, 20), 300, 200, 40).fill(sea.with_opacity(50)).shadow(
        10,
        20,
        Colour::BLACK.with_opacity(40),
    ));
    scene.draw(Form::line([at(0, 0), at(50, 60)]).stroke(Colour::BLACK, 12).dashed([30, 20]));
    let path = [Step::Move(at(0, 0)), Step::Quad(at(5, 5), at(10, 0)), Step::Close];
    let group = Group::at(at(100, 100), Form::path(path).fill(Colour::WHITE));
    scene.draw(group.turned(-455).scaled(150).faded(80).clipped(Area::new(at(0, 0), 50, 50)));
    scene.draw(Text::new(at(500, 400), "Ægir <&> \"Rán\"", 120, Colour::BLACK).bold().middle().halo(Colour::WHITE, 15));
    let expected = concat!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1005 500\" width=\"100.5\" height=\"50\" ",
        "font-family=\"Inter\" stroke-linejoin=\"round\">\n<defs>\n",
        "<linearGradient id=\"d0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"500\">",
        "<stop offset=\"0.00\" stop-color=\"#1e90ff\"/><stop offset=\"1.00\" stop-color=\"#0f4880\"/></linearGradient>\n",
        "<clipPath id=\"d1\" clipPathUnits=\"userSpaceOnUse\"><rect x=\"0\" y=\"0\" width=\"50\" height=\"50\"/></clipPath>\n",
        "</defs>\n<rect x=\"0\" y=\"0\" width=\"1005\" height=\"500\" fill=\"url(#d0)\"/>\n",
        "<g transform=\"translate(0 10)\">",
        "<rect x=\"10\" y=\"20\" width=\"300\" height=\"200\" rx=\"40\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.098\" stroke-width=\"40\"/>",
        "<rect x=\"10\" y=\"20\" width=\"300\" height=\"200\" rx=\"40\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.098\" stroke-width=\"30\"/>",
        "<rect x=\"10\" y=\"20\" width=\"300\" height=\"200\" rx=\"40\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.098\" stroke-width=\"20\"/>",
        "<rect x=\"10\" y=\"20\" width=\"300\" height=\"200\" rx=\"40\" fill=\"none\" stroke=\"#000000\" stroke-opacity=\"0.098\" stroke-width=\"20\"/></g>\n",
        "<rect x=\"10\" y=\"20\" width=\"300\" height=\"200\" rx=\"40\" fill=\"#1e90ff\" fill-opacity=\"0.498\"/>\n",
        "<polyline points=\"0,0 50,60\" fill=\"none\" stroke=\"#000000\" stroke-width=\"12\" stroke-dasharray=\"30 20\"/>\n",
        "<g transform=\"translate(100 100) scale(1.50) rotate(-45.5)\" opacity=\"0.80\" clip-path=\"url(#d1)\">\n",
        "<path d=\"M0 0Q5 5 10 0Z\" fill=\"#ffffff\"/>\n</g>\n",
        "<text x=\"500\" y=\"400\" font-size=\"120\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#000000\" stroke=\"#ffffff\" stroke-width=\"30\" paint-order=\"stroke\" xml:space=\"preserve\">Ægir &lt;&amp;&gt; &quot;Rán&quot;</text>\n",
        "</svg>\n"
    );
    assert_eq!(text(&scene), expected);
    let data = serde_json::to_string(&scene).expect("scenes are data");
    assert_eq!(serde_json::from_str::<Scene>(&data).expect("a scene"), scene);
}
