import { Glob } from "bun";
import { expect, test } from "vitest";
import { emails } from "./emails.ts";

test("every email of the features is listed by its domain, under a name of its own", async () => {
  const paths = [...new Glob("server/*/*/*.{email,emails}.tsx").scanSync()];
  const modules = await Promise.all(paths.map((path) => import(`../${path}`)));
  const defined = modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value) => typeof value === "object" && value !== null && "write" in value);
  expect(defined.length).toBeGreaterThan(40);
  expect(new Set([...emails.values()])).toEqual(new Set(defined));
  expect(emails.size).toBe(defined.length);
});
