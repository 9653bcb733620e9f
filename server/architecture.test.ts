// Enforces docs/architecture.md: allowed imports, code locations and file names.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { Glob, Transpiler } from "bun";
import { expect, test } from "vitest";
import { pages } from "#shared/routes.ts";
import { api } from "./api.ts";
import { jobs } from "./jobs.ts";

const layers = ["shared", "db", "server", "client", "scripts"];
const files = layers.flatMap((layer) => [...new Glob(`${layer}/**/*.{ts,tsx}`).scanSync()]).sort();
const code = files.filter((file) => !file.includes(".test."));
const textOf = (file: string) => readFileSync(file, "utf8");

// The transpiler drops type imports, which may cross folder boundaries.
const transpilers = { ts: new Transpiler({ loader: "ts" }), tsx: new Transpiler({ loader: "tsx" }) };
const importsOf = (file: string) =>
  transpilers[file.endsWith("x") ? "tsx" : "ts"].scanImports(textOf(file)).map(({ path }) => {
    if (path.startsWith("#")) return path.slice(1);
    return path.startsWith(".") ? normalize(join(dirname(file), path)) : path;
  });
const layerOf = (path: string) => layers.find((layer) => path.startsWith(`${layer}/`));

const mayImport: Record<string, string[]> = {
  shared: ["shared"],
  db: ["db", "shared"],
  client: ["client", "shared"],
  server: ["server", "db", "shared"],
  scripts: layers,
};

test("a layer imports only what it may: the API is the only way to data", () => {
  const wrong = files.flatMap((file) => {
    const layer = layerOf(file) ?? "";
    const seesClient = /^server\/(rendering|testing)\//.test(file) || file.includes(".test.");
    const allowed = [
      ...(mayImport[layer] ?? []),
      ...(seesClient ? ["client"] : []),
      ...(file.startsWith("client/testing/") ? layers : []),
    ];
    const crossing = importsOf(file).filter((path) => layerOf(path) && !allowed.includes(layerOf(path) ?? ""));
    return file.endsWith(".browser.test.ts") ? [] : crossing.map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("files import their own layer by a relative path, others by #", () => {
  const wrong = files.filter((file) => new RegExp(`from "#${layerOf(file)}/`).test(textOf(file)));
  expect(wrong).toEqual([]);
});

test("only HTTP code imports hono", () => {
  const speaksHttp =
    /^server\/(app|api|dependencies)\.ts$|\.api\.ts$|^server\/(http|rendering)\/|^client\/app\/api-client\.ts$|^vite/;
  expect(
    code.filter((file) => importsOf(file).some((path) => /^hono(\/|$)/.test(path)) && !speaksHttp.test(file)),
  ).toEqual([]);
});

test("an API file uses no table and no query builder", () => {
  const api = code.filter((file) => file.endsWith(".api.ts"));
  expect(api.filter((file) => importsOf(file).some((path) => /^drizzle-orm|^db\/schema/.test(path)))).toEqual([]);
});

test("only env.ts reads the environment, and only two files of integrations/ call fetch", () => {
  const server = code.filter((file) => file.startsWith("server/") && !file.startsWith("server/testing/"));
  const environment = server.filter((file) => textOf(file).includes("process.env") && !/server\/env\.ts/.test(file));
  const fetching = server.filter(
    (file) => /(?<![.\w])fetch\(/.test(textOf(file)) && !/^server\/integrations\/(safe|service)-fetch\.ts$/.test(file),
  );
  expect({ environment, fetching }).toEqual({ environment: [], fetching: [] });
});

test("every API file is mounted and tested, and every job file registered", () => {
  const map = textOf("server/api.ts");
  const jobList = textOf("server/jobs.ts");
  const apiFiles = code.filter((file) => file.endsWith(".api.ts"));
  expect(apiFiles.filter((file) => !map.includes(`./${file.slice("server/".length)}`))).toEqual([]);
  expect(apiFiles.filter((file) => !existsSync(file.replace(".api.ts", ".api.test.ts")))).toEqual([]);
  expect(
    code.filter((file) => file.endsWith(".job.ts") && !jobList.includes(`./${file.slice("server/".length)}`)),
  ).toEqual([]);
  expect(Object.keys(jobs).length).toBeGreaterThan(0);
});

test("every route of the table has a page file, and every page file a route", () => {
  const routes = textOf("client/app/routes.tsx");
  const pageFiles = code.filter((file) => file.endsWith(".page.tsx"));
  expect(pageFiles.filter((file) => !routes.includes(`../${file.slice("client/".length)}`))).toEqual([]);
  expect(Object.keys(pages).filter((page) => !new RegExp(`\\b${page}: \\(\\) => import\\(`).test(routes))).toEqual([]);
});

test("a fixed path is registered before a parameter that would match it", () => {
  const seen: { method: string; path: string }[] = [];
  const hidden: string[] = [];
  for (const { method, path } of api.routes) {
    const taken = seen.find(
      (earlier) => earlier.method === method && earlier.path !== path && matches(earlier.path, path),
    );
    if (method !== "ALL" && taken) hidden.push(`${method} ${path} is hidden by ${taken.path}`);
    seen.push({ method, path });
  }
  expect(hidden).toEqual([]);
});

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path) && pattern.includes(":");

test("files have descriptive names and stay small", () => {
  const drawers = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.tsx?$)/.test(file));
  const oddNames = files.filter(
    (file) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.(api|job|page|browser))?(\.test)?\.tsx?$/.test(file),
  );
  const isData = (file: string) => file.startsWith("shared/landing/") || file === "shared/catalogue/directories.ts";
  const long = code.filter((file) => !isData(file) && textOf(file).split("\n").length > 400);
  expect({ drawers, oddNames, long }).toEqual({ drawers: [], oddNames: [], long: [] });
});

test("every patch matches the installed version, or it would be silently skipped", () => {
  const { dependencies, patchedDependencies } = JSON.parse(textOf("package.json"));
  for (const [patched, patch] of Object.entries<string>(patchedDependencies)) {
    const [, name = "", version] = patched.match(/^(.+)@(.+)$/) ?? [];
    expect(dependencies[name]).toBe(version);
    expect(existsSync(patch)).toBe(true);
  }
});

test("public routes ship no React: the public script imports no package", () => {
  const seen = new Set<string>();
  const walk = (file: string): string[] =>
    importsOf(file).flatMap((path) => {
      if (!layerOf(path)) return [path];
      if (seen.has(path)) return [];
      seen.add(path);
      return walk(path);
    });
  expect(walk("client/site/site-script.ts")).toEqual([]);
});

test("object literals are not written as spreads, which hide excess properties", () => {
  expect(files.filter((file) => /\.\.\.\{ [a-zA-Z]/.test(textOf(file)))).toEqual([]);
});
