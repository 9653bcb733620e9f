import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Rgb = readonly [red: number, green: number, blue: number];
type Colours = Record<string, Rgb>;

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** Linear light, 0 to 1. */
const toRgb = (hex: string): Rgb => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

const schemes: Record<string, Colours> = { light: {}, dark: {} };
for (const [, name = "", light = "", dark = ""] of css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)) {
  Object.assign(schemes.light ?? {}, { [name]: toRgb(light) });
  Object.assign(schemes.dark ?? {}, { [name]: toRgb(dark) });
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const contrast = (one: Rgb, other: Rgb) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

// Machado, Oliveira and Fernandes 2009, complete dichromacy, in linear light.
const deficiencies: Record<string, readonly Rgb[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Rgb, [red, green, blue]: Rgb) => row[0] * red + row[1] * green + row[2] * blue;
const multiply = (matrix: readonly Rgb[], colour: Rgb) =>
  matrix.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as unknown as Rgb;

/** CIELAB, whose distances are about those that people see: 2.3 is just noticeable. */
const toLab = (colour: Rgb) => {
  const xyz: readonly Rgb[] = [
    [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
    [0.2126, 0.7152, 0.0722],
    [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
  ];
  const [x = 0, y = 0, z = 0] = xyz
    .map((row) => dot(row, colour))
    .map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)] as const;
};

const difference = (one: Rgb, other: Rgb) => {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const statuses = ["good", "warn", "bad", "info", "notice"];
const backgrounds = ["canvas", "surface", "raised"];

describe.each(Object.entries(schemes))("the %s colours", (_, colours) => {
  const get = (name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`tokens.css defines no colour ${name}.`);
    return colour;
  };

  const texts = [
    ...["ink", "muted", "accent", ...statuses].flatMap((text) => backgrounds.map((background) => [text, background])),
    ...statuses.map((status) => [status, `${status}-wash`]),
    ["accent", "wash"],
    ["ink", "wash"],
    ["on-action", "action"],
  ];
  it.each(texts)("have a contrast of 4.5 for %s on %s", (text = "", background = "") => {
    expect(contrast(get(text), get(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["edge", "accent-strong", "action"])("have a contrast of 3 for shapes in %s", (name) => {
    for (const background of backgrounds) expect(contrast(get(name), get(background))).toBeGreaterThanOrEqual(3);
  });

  // Badges have a shape for each status too; these distances keep them apart at a glance.
  it.each(Object.entries(deficiencies))("differ between statuses with %s", (_, matrix) => {
    const close = statuses.flatMap((one, at) =>
      statuses.slice(at + 1).flatMap((other) => {
        const distance = difference(multiply(matrix, get(one)), multiply(matrix, get(other)));
        return distance < 15 ? [`${one} and ${other}: ${distance.toFixed(1)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });
});
