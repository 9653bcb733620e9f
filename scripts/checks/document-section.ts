import { readFileSync } from "node:fs";

/** Returns the text of a Markdown file with the part between two marker comments replaced. */
export const withSection = (file: string, marker: string, text: string) => {
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const pattern = new RegExp(`${begin}.*${end}`, "s");
  return readFileSync(file, "utf8").replace(pattern, () => `${begin}\n${text}\n${end}`);
};
