import { expect, test } from "vitest";
import { files } from "#server/architecture/source-files.ts";
import { devDependencies } from "../../package.json";
import { billOfMaterials, bundledDevDependencies, listProductionPackages } from "./packages.ts";

const packages = listProductionPackages();

test("lists every package of the product once, with version, licence and checksum", () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(new Set(packages.map(({ name, version }) => `${name}@${version}`)).size).toBe(packages.length);
  expect(packages.filter(({ licence }) => licence === "unknown")).toEqual([]);
  for (const { sha512 } of packages) expect(Buffer.from(sha512, "base64")).toHaveLength(64);
});

test("lists the development packages whose code browsers load", () => {
  const imported = files
    .filter(
      ({ path, isTest }) =>
        !isTest && /^(client|server|shared|db)\//.test(path) && !/\/(testing|architecture)\//.test(path),
    )
    .flatMap(({ imports }) =>
      imports.filter(({ isType }) => !isType).map(({ path }) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? ""),
    );
  const development = Object.keys(devDependencies).filter((name) => imported.includes(name));
  expect(development.sort()).toEqual(bundledDevDependencies);
});

test("no build tool is part of the product", () => {
  const buildTools =
    /^(@babel\/(?!runtime$)|@biomejs\/|@esbuild\/|@vitejs\/|babel-|prettier|esbuild|typescript|vite|vitest|rollup|rolldown|terser|tailwindcss|jiti|tsx|webpack|playwright|lighthouse|drizzle-kit|knip)/;
  expect(packages.filter(({ name }) => buildTools.test(name) || buildTools.test(name.split("/").at(-1) ?? ""))).toEqual(
    [],
  );
});

test("the bill of materials names each package by its URL and checksum", () => {
  const { components } = billOfMaterials({ name: "linkstead", version: "1.0.0" });
  expect(components).toHaveLength(packages.length);
  const satori = components.find(({ name }) => name === "satori");
  expect(satori).toMatchObject({
    type: "library",
    purl: expect.stringMatching(/^pkg:npm\/satori@\d/),
    licenses: [{ expression: "MPL-2.0" }],
  });
  expect(satori?.hashes[0]?.content).toMatch(/^[\da-f]{128}$/);
});
