import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "#client/routes.tsx";
import { pages } from "#shared/routes.ts";
import { matchPage } from "./render.tsx";

const filled = Object.values(pages).map(({ path }) => path.replace(/:\w+/g, "a-b-c-d"));
const others = [
  "/made-up",
  "/g",
  "/g/a/b",
  "/Terms",
  "/g/%41",
  "/term%73",
  "//g/a",
  "/g//a",
  "/dashboard/none",
  "/c/é",
];

test.each([...filled, ...filled.map((path) => `${path}/x`), ...others])(
  "finds the same page as the router at %s",
  (path) => {
    const handle = matchRoutes(routes, path)?.at(-1)?.route.handle;
    expect(matchPage(path).page).toBe(handle?.page);
  },
);
