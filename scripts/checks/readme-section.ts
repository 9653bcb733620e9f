import { readFileSync } from "node:fs";

export const readme = "README.md";

/** Returns the README with the text between two marker comments replaced. */
export const readmeWith = (marker: string, text: string) => {
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const pattern = new RegExp(`${begin}.*${end}`, "s");
  return readFileSync(readme, "utf8").replace(pattern, () => `${begin}\n${text}\n${end}`);
};
