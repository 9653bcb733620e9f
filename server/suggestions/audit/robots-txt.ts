// A website's robots.txt, as RFC 9309 reads it.

type Rule = { path: string; isAllowed: boolean };
type Group = { agents: string[]; rules: Rule[] };

export type RobotsTxt = {
  /** Whether this agent may read the address. */
  allows: (agent: string, address: string) => boolean;
  sitemaps: string[];
};

/** As much as the standard wants to be read. */
const longest = 500 * 1024;

export const readRobotsTxt = (text: string): RobotsTxt => {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.slice(0, longest).split(/\r\n|\r|\n/)) {
    const [, name = "", value = ""] = line.replace(/#.*/, "").match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/) ?? [];
    const key = name.toLowerCase();
    if (key === "sitemap" && value) sitemaps.push(value);
    if (key === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    const isRule = key === "allow" || key === "disallow";
    if (isRule && value) groups.at(-1)?.rules.push({ path: value, isAllowed: key === "allow" });
    if (isRule || key === "user-agent") isNaming = key === "user-agent";
  }
  return { sitemaps, allows: (agent, address) => isAllowed(rulesFor(groups, agent.toLowerCase()), pathOf(address)) };
};

/** Every group that names the agent counts; where none does, those for everybody. */
const rulesFor = (groups: Group[], agent: string) => {
  const naming = (name: string) => groups.filter(({ agents }) => agents.includes(name));
  const own = naming(agent);
  return (own.length ? own : naming("*")).flatMap(({ rules }) => rules);
};

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The longest rule that fits decides, and of two as long the kinder one. */
const isAllowed = (rules: Rule[], path: string) => {
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!fits(rule.path, path)) continue;
    const isLonger = !best || rule.path.length > best.path.length;
    if (isLonger || (rule.path.length === best?.path.length && rule.isAllowed)) best = rule;
  }
  return best?.isAllowed ?? true;
};

/** `*` is anything and a `$` at the end is the end. Walked by hand: as an expression, many stars could take for ever. */
const fits = (pattern: string, path: string) => {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? rest.pop() : undefined;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
};
