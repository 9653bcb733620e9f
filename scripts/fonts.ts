// bun run fonts: creates our fonts from @fontsource-variable/inter. Run it again after an update of the package.
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const source = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const basicLatin = range(0x20, 0x7e);
/** Non-breaking space, dashes, minus, quotation marks, ellipsis, and the signs of prices and dates. */
const punctuation = "\u00a0–—−‘’“”…·©€£×";

const create = async (
  file: string,
  characters: string,
  options: Parameters<typeof subsetFont>[2] & { keepFeatures?: string[] },
) => {
  const font = await subsetFont(source, characters, options);
  await Bun.write(file, font);
  console.log(`${file}: ${font.length} bytes`);
};

// Of site and dashboard; it must not delay the first paint. Of the OpenType features, only kerning and figures of equal
// width are kept.
await create("client/app/styles/inter-site.woff2", `${basicLatin}${punctuation}äöüÄÖÜßàâéèêëîïôûçñáíóúãõåæøÉ`, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["kern", "tnum"],
});

// The social images': satori supports neither woff2 nor variable fonts.
for (const weight of [500, 700])
  await create(`server/rendering/inter-${weight}.ttf`, `${basicLatin}${range(0xa0, 0xff)}${range(0x2013, 0x2026)}€™`, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
