import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { switchTarget } from "./switch-target.ts";

test.each(["members", "articles", "articleCalendar", "integrations", "feedbackStats"] as const)(
  "another project is shown on the same page: %s",
  (page) => {
    expect(switchTarget(link(page))).toBe(link(page));
  },
);

test.each([link("clients"), link("newProject"), link("article", { id: crypto.randomUUID() })])(
  "%s leads to the overview of another project",
  (pathname) => {
    expect(switchTarget(pathname)).toBe(link("dashboard"));
  },
);
