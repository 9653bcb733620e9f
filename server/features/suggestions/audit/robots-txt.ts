// A website's robots.txt, as RFC 9309 reads it.

/** The path that a rule is of starts with the first of `parts`, has the others in this order, and ends with `end`. */
type Rule = { path: string; isAllowed: boolean; dependencies: string[]; end: string | undefined; isExact: boolean };
type Group = { agents: string[]; rules: Rule[] };

/** `allows` answers whether an agent may read each of these addresses. */
type RobotsTxt = { sitemaps: string[]; allows: (agent: string, addresses: readonly string[]) => boolean[] };

/** As much as the standard wants to be read. */
const maxLength = 500 * 1024;

export const parseRobotsTxt = (text: string): RobotsTxt => {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.slice(0, maxLength).split(/\r\n|\r|\n/)) {
    const [, name = "", value = ""] = line.replace(/#.*/, "").match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/) ?? [];
    const key = name.toLowerCase();
    if (key === "sitemap" && value) sitemaps.push(value);
    if (key === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    const isRule = key === "allow" || key === "disallow";
    if (isRule && value) groups.at(-1)?.rules.push(ruleOf(value, key === "allow"));
    if (isRule || key === "user-agent") isNaming = key === "user-agent";
  }
  return {
    sitemaps,
    allows: (agent, addresses) => {
      const deciding = rulesByStart(rulesFor(groups, agent.toLowerCase()));
      return addresses.map((address) => deciding(pathOf(address))?.isAllowed ?? true);
    },
  };
};

/** `*` is anything and a `$` at the end is the end. */
const ruleOf = (path: string, isAllowed: boolean): Rule => {
  const isWhole = path.endsWith("$");
  const dependencies = (isWhole ? path.slice(0, -1) : path).split("*");
  const isExact = isWhole && dependencies.length === 1;
  return { path, isAllowed, isExact, end: isWhole && !isExact ? dependencies.pop() : undefined, dependencies };
};

/** Every group that names the agent counts; where none does, those for everybody. */
const rulesFor = (groups: Group[], agent: string) => {
  const naming = (name: string) => groups.filter(({ agents }) => agents.includes(name));
  const own = naming(agent);
  return (own.length ? own : naming("*")).flatMap(({ rules }) => rules);
};

/** The longest rule that matches decides, and of two as long the one that allows. */
const byWeight = (one: Rule, other: Rule) =>
  other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed);

/** Finds the rule that decides on a path among those that start as it does: there may be tens of thousands. */
const rulesByStart = (rules: Rule[]) => {
  const byStart = Map.groupBy(rules.toSorted(byWeight), ({ dependencies: [start = ""] }) => start);
  const lengths = [...new Set([...byStart.keys()].map((start) => start.length))];
  return (path: string) =>
    lengths
      .flatMap((length) => {
        const candidates = length <= path.length ? byStart.get(path.slice(0, length)) : undefined;
        return candidates?.find((rule) => matches(rule, path)) ?? [];
      })
      .sort(byWeight)[0];
};

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** For a path with the rule's start. Walked by hand: as an expression, many stars could take for ever. */
const matches = ({ dependencies, end, isExact }: Rule, path: string) => {
  let at = dependencies[0]?.length ?? 0;
  for (let next = 1; next < dependencies.length; next++) {
    const part = dependencies[next] ?? "";
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (isExact) return at === path.length;
  return end === undefined || (path.length - end.length >= at && path.endsWith(end));
};
