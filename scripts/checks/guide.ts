// The commands in docs/running.md, so that checks run what the guide says.
import { readFileSync } from "node:fs";

export const guide = readFileSync("docs/running.md", "utf8");

/** The code blocks in a language. */
export const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = ""]) => (name === language ? [text] : []));

/** The only block of shell commands that contains `command`. */
export const commandsWith = (command: string) => {
  const [block, ...others] = blocks("sh").filter((text) => text.includes(command));
  if (block === undefined || others.length) throw new Error(`Not exactly one block of the guide contains: ${command}`);
  return block;
};

/** A row of the table of backup commands. */
export const backupCommand = (row: "Create" | "Download" | "Verify") => {
  const [, withCompose, withoutDocker] =
    guide.match(new RegExp(`^\\| ${row} \\| \`(.+)\` \\| \`(.+)\` \\|$`, "m")) ?? [];
  if (!withCompose || !withoutDocker) throw new Error(`The guide has no backup command: ${row}`);
  return { withCompose, withoutDocker };
};
