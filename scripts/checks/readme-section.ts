import { readFileSync } from "node:fs";

export const readme = "README.md";

/** The README with what stands between the two marks of that name replaced. */
export const readmeWith = (mark: string, text: string) => {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const pattern = new RegExp(`${begin}.*${end}`, "s");
  return readFileSync(readme, "utf8").replace(pattern, () => `${begin}\n${text}\n${end}`);
};
