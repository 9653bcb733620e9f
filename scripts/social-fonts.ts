// bun run social-fonts: creates the fonts of social images from the site's variable font, because satori supports
// neither woff2 nor variable fonts. Run it again after an update of @fontsource-variable/inter.
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const weights = [500, 700];
/** Basic Latin, Latin-1, general punctuation, the euro and trademark signs. */
const codePoints: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

const characters = codePoints.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
for (const weight of weights) {
  const file = `server/rendering/inter-${weight}.ttf`;
  const font = await subsetFont(readFileSync(source), characters.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  await Bun.write(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
