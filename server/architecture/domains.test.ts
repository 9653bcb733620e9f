// Enforces the order of domains, see docs/architecture.md. `--reporter=verbose` prints who imports whom.
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { files } from "./source-files.ts";

/** Lowest first: a domain imports only those before it. Foreign keys of tables may point anywhere. */
const domains = [
  "site",
  "billing",
  "account",
  "website",
  "workspace",
  "links",
  "content",
  "conversations",
  "retention",
  "reporting",
  "operations",
  "developers",
];
const domainOf = (path: string) => {
  const name = path.match(/^(?:server|client\/dashboard|shared)\/([a-z]+)\//)?.[1];
  return name !== undefined && domains.includes(name) ? name : undefined;
};

const code = files.filter(({ path, isTest }) => !isTest && !/\.requests\.ts$|\/testing\//.test(path));
const paths = new Set(code.map(({ path }) => path));
const imports = code.flatMap(({ path: from, imports }) =>
  imports.map(({ path: to, isLazy }) => ({ from, to, isLazy })),
);
const described = (wrong: typeof imports) => wrong.map(({ from, to }) => `${from} imports ${to}`);

const crossing = imports.filter(({ from, to }) => {
  const [importer, imported] = [domainOf(from), domainOf(to)];
  return importer !== undefined && imported !== undefined && importer !== imported;
});
const importedBy = (domain: string) =>
  domains.flatMap((other) => {
    const count = crossing.filter(({ from, to }) => domainOf(from) === domain && domainOf(to) === other).length;
    return count ? [`${other} ${count}`] : [];
  });

test.each(domains.map((domain) => [domain, importedBy(domain).join(", ") || "nothing"]))(
  "%s imports only lower domains: %s",
  (domain) => {
    const order = domains.indexOf(domain);
    const upwards = crossing.filter(
      ({ from, to }) => domainOf(from) === domain && domains.indexOf(domainOf(to) ?? "") > order,
    );
    expect(described(upwards)).toEqual([]);
  },
);

test("a domain uses files of another domain's features, not those of their subfolders", () => {
  const deep = crossing.filter(({ to }) => /^server\/[^/]+\/[^/]+\/[^/]+\//.test(to));
  expect(described(deep)).toEqual([]);
});

/** The files that know domains and infrastructure, and the API clients' view across domains. */
const composition =
  /^server\/(api|app|create-dependencies|emails|jobs|untrusted\/parsing-tasks)\.ts$|^client\/routes\.tsx$/;

test("infrastructure knows no domain", () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      domainOf(from) === undefined &&
      !composition.test(from) &&
      ((/^server\//.test(from) && /^server\//.test(to) && domainOf(to) !== undefined) ||
        (/^client\/ui\//.test(from) && domainOf(to) !== undefined)),
  );
  expect(described(wrong)).toEqual([]);
});

test("files do not import each other in circles, not even for types", () => {
  const importsOf = Map.groupBy(
    imports.filter(({ to, isLazy }) => paths.has(to) && !isLazy),
    ({ from }) => from,
  );
  expect(circlesIn([...paths], (path) => (importsOf.get(path) ?? []).map(({ to }) => to))).toEqual([]);
});

/** Strongly connected components of more than one file (Tarjan). */
const circlesIn = (nodes: string[], next: (node: string) => string[]) => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    stack.push(node);
    for (const other of next(node)) {
      if (!order.has(other)) visit(other);
      if (stack.includes(other))
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(other) ?? 0, order.get(other) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of nodes) if (!order.has(node)) visit(node);
  return circles;
};

test("no folder has more than 20 files beside its tests", () => {
  const sizes = Map.groupBy(code, ({ path }) => dirname(path));
  const large = [...sizes].filter(([, inside]) => inside.length > 20);
  expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});
