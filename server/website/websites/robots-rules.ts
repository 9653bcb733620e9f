// The rules for robots of one page: whether it may be indexed and its links followed.

/** Directives whose value follows a colon, as an agent's name does. */
const withValue = /^(unavailable_after|max-(snippet|image-preview|video-preview))$/;

/** Splits the content of a meta element. `none` is short for two rules. */
export const parseRobotsRules = (content: string): string[] => {
  const rules = content.toLowerCase().split(/[\s,;]+/);
  return [...new Set(rules.flatMap((rule) => (rule === "none" ? ["noindex", "nofollow"] : rule ? [rule] : [])))].slice(
    0,
    20,
  );
};

/** Reads X-Robots-Tag headers, joined by commas. A rule after `name:` is only for that agent. */
export const parseRobotsHeader = (header: string, agents: readonly string[]): string[] => {
  const rules: string[] = [];
  let agent = "*";
  for (const part of header.toLowerCase().split(",")) {
    const [, name, value] = part.match(/^\s*([\w-]+)\s*:(.*)$/) ?? [];
    if (name !== undefined && withValue.test(name)) continue;
    if (name !== undefined) agent = name;
    if (agent === "*" || agents.includes(agent)) rules.push(...parseRobotsRules(value ?? part));
  }
  return [...new Set(rules)];
};
