import { readFileSync } from "node:fs";

/** Environment variables by name. */
export type Source = Record<string, string | undefined>;

/**
 * Returns the variables with each secret that `NAME_FILE` points to, as mounted by Docker, Kubernetes or systemd, and
 * what is wrong with these files.
 */
export const readSecretFiles = (source: Source, names: readonly string[]): { values: Source; problems: string[] } => {
  const values = { ...source };
  const problems: string[] = [];
  for (const name of names) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      problems.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
      continue;
    }
    try {
      values[name] = readFileSync(file, "utf8").trim();
      if (!values[name]) problems.push(`${name}_FILE: ${file} is empty.`);
    } catch (error) {
      problems.push(`${name}_FILE: ${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return { values, problems };
};
