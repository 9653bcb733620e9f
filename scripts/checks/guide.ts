// The commands in docs/running.md, so that checks run what the guide says.
import { readFileSync } from "node:fs";

export const guide = readFileSync("docs/running.md", "utf8");

/** The code blocks in a language. */
export const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = ""]) => (name === language ? [text] : []));
