// Enforces docs/architecture.md: allowed imports, code locations, file names and sizes.
import { existsSync, readFileSync } from "node:fs";
import { Glob } from "bun";
import { expect, test } from "vitest";
import { pages } from "#shared/routes.ts";
import { api } from "../api.ts";
import { emails } from "../emails.ts";
import { queuedJobs, scheduledJobs } from "../jobs.ts";
import { files, layerOf, layers, type SourceFile } from "./source-files.ts";

const code = files.filter(({ isTest }) => !isTest);
const server = code.filter(({ path }) => path.startsWith("server/") && !path.startsWith("server/testing/"));
const textOf = (path: string) => readFileSync(path, "utf8");
/** Type imports may cross folder boundaries. */
const valueImports = ({ imports }: Pick<SourceFile, "imports">) =>
  imports.filter(({ isType }) => !isType).map(({ path }) => path);
const importing = (from: SourceFile[], pattern: RegExp) =>
  from.flatMap(({ path, imports }) =>
    imports.filter((one) => pattern.test(one.path)).map((one) => `${path} imports ${one.path}`),
  );

const mayImport: Record<string, string[]> = {
  shared: ["shared"],
  db: ["db", "shared"],
  client: ["client", "shared"],
  server: ["server", "db", "shared"],
  scripts: layers,
};

test("a layer imports only what it may: the API is the only way to data", () => {
  const wrong = files.flatMap((file) => {
    const { path, isTest } = file;
    const seesClient = /^server\/(rendering|testing)\//.test(path) || isTest;
    const allowed = [
      ...(mayImport[layerOf(path) ?? ""] ?? []),
      ...(seesClient ? ["client"] : []),
      ...(path.startsWith("client/testing/") ? layers : []),
    ];
    const crossing = valueImports(file).filter(
      (one) => layerOf(one) && !allowed.includes(layerOf(one) ?? "") && !one.startsWith("db/data/"),
    );
    return path.endsWith(".browser.test.ts") ? [] : crossing.map((one) => `${path} imports ${one}`);
  });
  expect(wrong).toEqual([]);
});

test("files import their own layer by a relative path, others by #", () => {
  const wrong = files.filter(({ path, text }) => new RegExp(`from "#${layerOf(path)}/`).test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("only HTTP code imports hono, and rules import nothing from http/", () => {
  const usesHono =
    /^server\/(app|api)\.ts$|\.api\.ts$|^server\/(http|rendering|architecture)\/|^client\/app\/api-client\.ts$/;
  // The OpenAPI document describes the HTTP calls.
  const describesHttp = /^server\/developers\/openapi\//;
  const rules = server.filter(({ path }) => !usesHono.test(path) && !describesHttp.test(path));
  expect(rules.length).toBeGreaterThan(100);
  expect(importing(rules, /^server\/http\//)).toEqual([]);
  const withoutHono = code.filter(({ path }) => !usesHono.test(path) && !describesHttp.test(path));
  expect(importing(withoutHono, /^hono(\/|$)/)).toEqual([]);
});

test("an API file uses no table and no query builder", () => {
  const apiFiles = code.filter(({ path }) => path.endsWith(".api.ts"));
  expect(importing(apiFiles, /^drizzle-orm|^db\/schema/)).toEqual([]);
});

test("only env.ts reads the environment, and only two files of integrations/ call fetch", () => {
  const pathsWith = (pattern: RegExp, except: RegExp) =>
    server.flatMap(({ path, text }) => (pattern.test(text) && !except.test(path) ? [path] : []));
  expect(pathsWith(/process\.env/, /^server\/env\.ts$/)).toEqual([]);
  expect(pathsWith(/(?<![.\w])fetch\(/, /^server\/integrations\/(safe|service)-fetch\.ts$/)).toEqual([]);
});

test("React renders pages as streams; only emails are rendered to a string", () => {
  const renderers = server.filter(({ text }) => /renderTo(StaticMarkup|String)/.test(text)).map(({ path }) => path);
  expect(renderers).toEqual(["server/emails/render-email.tsx"]);
});

test("every API file is mounted and tested, and every file of jobs or emails registered", () => {
  const missing = (suffix: string, entrance: string) =>
    code.flatMap(({ path }) => {
      const [, domain = "", inside = ""] = path.match(/^server\/([^/]+)\/(.+)$/) ?? [];
      if (!path.endsWith(suffix) || !inside.includes("/")) return [];
      const lists = [`server/${domain}/${domain}.${entrance}.ts`, "server/app.ts"].filter((list) => existsSync(list));
      return lists.some((list) => textOf(list).includes(`/${inside}"`)) ? [] : [path];
    });
  expect(missing(".api.ts", "api")).toEqual([]);
  expect(missing(".job.ts", "jobs")).toEqual([]);
  const handlers = code.map(({ path }) => path).filter((path) => /\/[^/]+\/[^/]+\/.*\.api\.ts$/.test(path));
  expect(handlers.filter((path) => !existsSync(path.replace(".api.ts", ".api.test.ts")))).toEqual([]);
  const emailFiles = code.map(({ path }) => path).filter((path) => path.endsWith(".emails.tsx"));
  expect(
    emailFiles.filter((path) => !textOf("server/emails.ts").includes(`./${path.slice("server/".length)}`)),
  ).toEqual([]);
  const templates = code.flatMap(({ text }) => text.match(/ defineEmail[(<]/g) ?? []);
  expect(emails.size, "each email has a name of its own").toBe(templates.length);
  expect(Object.keys({ ...scheduledJobs, ...queuedJobs }).length).toBeGreaterThan(0);
});

test("every route of the table has a page file, and every page file a route", () => {
  const lists = files.filter(({ path }) => /^client\/(.+\.)?routes\.tsx?$/.test(path));
  const listed = new Set(lists.flatMap(({ imports }) => imports.map(({ path }) => path)));
  const pageFiles = code.filter(({ path }) => path.endsWith(".page.tsx")).map(({ path }) => path);
  expect(pageFiles.filter((path) => !listed.has(path))).toEqual([]);
  const text = lists.map((list) => list.text).join("\n");
  expect(Object.keys(pages).filter((page) => !new RegExp(`\\b${page}: \\(\\) => import\\(`).test(text))).toEqual([]);
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

test("files have descriptive names, and the server's root only its entry points", () => {
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.tsx?$)/.test(path))).toEqual([]);
  const isWellNamed = (path: string) =>
    /^([a-z0-9-]+\/)*[a-z0-9-]+(\.(api|jobs?|emails?|page|routes|browser|requests|scenario))?(\.test)?\.tsx?$/.test(
      path,
    );
  expect(paths.filter((path) => !isWellNamed(path))).toEqual([]);
  const root = [...new Glob("server/*.ts").scanSync()].filter((path) => !path.includes(".test."));
  const entryPoints = [
    "api",
    "app",
    "create-dependencies",
    "dependencies",
    "emails",
    "env",
    "job-runner",
    "jobs",
    "main",
    "server",
  ];
  expect(root.sort()).toEqual(entryPoints.map((name) => `server/${name}.ts`));
});

/** Files that may be long because they hold content or data, not code. */
const dataFiles = [/^db\/starter-posts\/posts\//];

test("no file of code is longer than 400 lines", () => {
  const isLong = ({ path, text }: SourceFile) =>
    !dataFiles.some((data) => data.test(path)) && text.split("\n").length > 400;
  expect(code.filter(isLong).map(({ path }) => path)).toEqual([]);
});

test("every patch matches the installed version, or it would be silently skipped", () => {
  const { dependencies, patchedDependencies = {} } = JSON.parse(textOf("package.json"));
  for (const [patched, patch] of Object.entries<string>(patchedDependencies)) {
    const [, name = "", version] = patched.match(/^(.+)@(.+)$/) ?? [];
    expect(dependencies[name]).toBe(version);
    expect(existsSync(patch)).toBe(true);
  }
});

/** Everything that a file imports, directly or through other files. */
const importedBy = (path: string, seen = new Set<string>()) => {
  for (const one of valueImports(files.find((file) => file.path === path) ?? { imports: [] })) {
    if (seen.has(one)) continue;
    seen.add(one);
    importedBy(one, seen);
  }
  return seen;
};

test("public routes ship no React: the public script imports no package", () => {
  const imported = [...importedBy("client/site/site-script.ts")];
  expect(imported.filter((one) => !layerOf(one))).toEqual([]);
  expect(imported.length).toBeGreaterThan(0);
});

test("data files never reach the browser", () => {
  const hydrated = code.filter(({ path }) => /^client\/(dashboard|auth)\/.*\.page\.tsx$/.test(path));
  const sendingData = hydrated.filter(({ path }) => [...importedBy(path)].some((one) => one.startsWith("db/data/")));
  expect(hydrated.length).toBeGreaterThan(20);
  expect(sendingData.map(({ path }) => path)).toEqual([]);
  expect(importedBy("client/site/generated/country.page.tsx")).toContain("db/data/countries.json");
});

test("object literals are not written as spreads, which hide excess properties", () => {
  expect(files.flatMap(({ path, spreadLiterals }) => spreadLiterals.map(({ line }) => `${path}:${line}`))).toEqual([]);
});
