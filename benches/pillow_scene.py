#!/usr/bin/env python3
"""Draws a scene with Pillow, as somebody would who wrote the bot in Python, and says how long it took.

    skald simulate raids --seats 4 --seed 8 > game.json
    skald draw game.json --seq 90 --out scene.json
    python3 benches/pillow_scene.py scene.json [out.png]

The scene is the same data that `cargo bench --bench pictures` draws, at the same size, with the same fonts. Two ways: shapes as
Pillow draws them, with hard edges; and at twice the size, made smaller, so that edges are soft as in the bot's own pictures.
Shadows are left out. Needs Pillow and nothing else.
"""

import io
import json
import math
import statistics
import sys
import time
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
PIXELS_PER_UNIT = 0.3


@lru_cache(maxsize=None)
def font(weight, size):
    name = "Inter-Bold.ttf" if weight == "bold" else "Inter-Medium.ttf"
    return ImageFont.truetype(str(FONTS / name), max(1, size))


def colour(text, opacity):
    parts = [int(text[i : i + 2], 16) for i in range(1, len(text), 2)]
    alpha = parts[3] if len(parts) == 4 else 255
    return (*parts[:3], round(alpha * opacity))


def curve(points, steps=8):
    """A quadratic or cubic curve as short lines."""
    for step in range(1, steps + 1):
        t = step / steps
        left = list(points)
        while len(left) > 1:
            left = [((1 - t) * ax + t * bx, (1 - t) * ay + t * by) for (ax, ay), (bx, by) in zip(left, left[1:])]
        yield left[0]


class Painter:
    def __init__(self, scene, scale):
        self.scale = scale
        size = (round(scene["width"] * scale), round(scene["height"] * scale))
        self.image = Image.new("RGB", size, colour(flat(scene["background"]), 1.0)[:3])
        self.draw = ImageDraw.Draw(self.image, "RGBA")

    def shapes(self, shapes, place, size, opacity):
        for shape in shapes:
            (kind, item), = shape.items()
            getattr(self, kind)(item, place, size, opacity)

    def group(self, item, place, size, opacity):
        angle = math.radians(item.get("turn", 0) / 10)
        factor = item.get("scale", 100) / 100
        shift = place((item["shift"]["x"], item["shift"]["y"]))
        sin, cos = math.sin(angle) * factor * size, math.cos(angle) * factor * size

        def inner(point):
            x, y = point[0] * self.scale, point[1] * self.scale
            return shift[0] + x * cos - y * sin, shift[1] + x * sin + y * cos

        self.shapes(item["shapes"], inner, size * factor, opacity * item.get("opacity", 100) / 100)

    def form(self, item, place, size, opacity):
        fill = item.get("fill") and colour(flat(item["fill"]), opacity)
        stroke = item.get("stroke")
        pen = stroke and colour(stroke["colour"], opacity)
        width = max(1, round(stroke["width"] * size * self.scale)) if stroke else 0
        (kind, data), = item["outline"].items()
        if kind == "circle":
            x, y = place(xy(data["centre"]))
            radius = data["radius"] * size * self.scale
            grown = radius + width / 2
            self.draw.ellipse((x - grown, y - grown, x + grown, y + grown), fill=fill, outline=pen, width=width)
            return
        if kind == "rect":
            left, top = place(xy(data["at"]))
            right = left + data["width"] * size * self.scale
            bottom = top + data["height"] * size * self.scale
            radius = data["radius"] * size * self.scale
            self.draw.rounded_rectangle((left, top, right, bottom), radius, fill=fill, outline=pen, width=width)
            return
        closed = kind == "polygon"
        if kind == "path":
            points, closed = self.path(data, place)
        else:
            points = [place(xy(point)) for point in data]
        if fill and len(points) > 2:
            self.draw.polygon(points, fill=fill)
        if stroke and len(points) > 1:
            self.draw.line(points + points[:1] if closed else points, fill=pen, width=width, joint="curve")

    def path(self, steps, place):
        points, closed = [], False
        for step in steps:
            if step == "close":
                closed = True
                continue
            (kind, data), = step.items()
            ends = [place(xy(point)) for point in (data if isinstance(data, list) else [data])]
            points.extend(ends if kind in ("move", "line") else curve([points[-1], *ends]))
        return points, closed

    def text(self, item, place, size, opacity):
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[item["anchor"]]
        letters = font(item["weight"], round(item["size"] * size * self.scale))
        self.draw.text(place(xy(item["at"])), item["text"], fill=colour(item["colour"], opacity), font=letters, anchor=anchor)


def xy(point):
    return point["x"], point["y"]


def flat(paint):
    return paint["flat"] if "flat" in paint else paint[next(iter(paint))]["stops"][0]["colour"]


def picture(scene, soft):
    scale = PIXELS_PER_UNIT * (2 if soft else 1)
    painter = Painter(scene, scale)
    painter.shapes(scene.get("ground", []) + scene["shapes"], lambda p: (p[0] * scale, p[1] * scale), 1.0, 1.0)
    image = painter.image
    if soft:
        image = image.resize((image.width // 2, image.height // 2), Image.LANCZOS)
    out = io.BytesIO()
    image.quantize(256, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def main():
    scene = json.loads(Path(sys.argv[1]).read_text())
    for soft in (False, True):
        times = []
        for _ in range(20):
            begin = time.perf_counter()
            png = picture(scene, soft)
            times.append((time.perf_counter() - begin) * 1000)
        edges = "soft edges" if soft else "hard edges"
        print(f"{edges}: median {statistics.median(times):.1f} ms, fastest {min(times):.1f} ms, {len(png) // 1024} KB")
        if len(sys.argv) > 2:
            Path(sys.argv[2]).with_suffix(f".{edges[:4]}.png").write_bytes(png)


if __name__ == "__main__":
    main()
