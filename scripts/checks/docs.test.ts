// Checks that the documentation names only files, commands and sections that exist, and all folders and commands.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { expect, test } from "vitest";
import { scripts } from "../../package.json";

const pages = ["README.md", "CONTRIBUTING.md", ...new Glob("docs/*.md").scanSync()].sort();
const textOf = (file: string) => readFileSync(file, "utf8");

/** Whether a path in the text exists. `x`, `DOMAIN`, `*` and `…` stand for any name. */
const exists = (path: string) => {
  if (!/[*…]|\b(x|DOMAIN)\b/.test(path)) return existsSync(path);
  const pattern = path.replaceAll("…", "**").replace(/\b(x|DOMAIN)\b/g, "*");
  return !new Glob(pattern).scanSync({ onlyFiles: !path.endsWith("/") }).next().done;
};

test.each(pages)("%s names only paths that exist", (file) => {
  const named =
    textOf(file).match(/(?<![\w/.-])(shared|db|server|client|scripts|docs|patches|\.ci)\/[\w./*…-]*/g) ?? [];
  const paths = [...new Set(named.map((path) => path.replace(/[.…]+$/, "")))];
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

test.each(pages)("%s links only to files and sections that exist", (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const broken = links.filter(([, path = "", anchor = ""]) => {
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(target)) return true;
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
    return anchor !== "" && !headings.includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(pages)("%s names only commands that exist", (file) => {
  const commands = [...textOf(file).matchAll(/\bbun(?:@[\d.]+)? run ([\w-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

const domainPages = [...new Glob("server/*/README.md").scanSync()].sort();

test.each(domainPages)("%s names only files that exist, and every feature", (file) => {
  const domain = dirname(file);
  const paths = [...textOf(file).matchAll(/`([a-z-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(paths.filter((path) => ![path, join(domain, path), join("server", path)].some(exists))).toEqual([]);
  const features = readdirSync(domain, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(features.map(({ name }) => name).filter((name) => !textOf(file).includes(`\`${name}\``))).toEqual([]);
});

test("the README names every folder", () => {
  const folders = ["server", "client", "db", "scripts"].flatMap((layer) =>
    readdirSync(layer, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${layer}/${entry.name}/`] : [],
    ),
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => !textOf("README.md").includes(`\`${folder}\``))).toEqual([]);
});

test("the contributing guide names every command", () => {
  const [, table = ""] = textOf("CONTRIBUTING.md").split("## All commands");
  const named = new Set([...table.matchAll(/`([\w-]+)[^`]*`/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

test("these checks detect what doesn't exist", () => {
  expect(["server/DOMAIN/x/x.api.ts", "client/…/x.page.tsx", "db/schema/"].filter((path) => !exists(path))).toEqual([]);
  expect(["server/DOMAIN/x/x.nope.ts", "server/none/", "db/x/x.tsx"].filter(exists)).toEqual([]);
});
