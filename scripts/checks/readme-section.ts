import { readFileSync } from "node:fs";

export const readme = "README.md";

/** The README with the section between the two named marks replaced. */
export const readmeWith = (mark: string, text: string) => {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const pattern = new RegExp(`${begin}.*${end}`, "s");
  return readFileSync(readme, "utf8").replace(pattern, () => `${begin}\n${text}\n${end}`);
};
