import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sitePages } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import type { Page } from "./audit/crawl.ts";
import { saveSitePages } from "./suggestions.ts";

const { dependencies, create, clock } = await createTestApp();
const { db } = dependencies;

const page = (path: string, values: Partial<Page> = {}) =>
  ({
    url: `https://parcelo.example${path}`,
    titles: [`Title ${path}`],
    h1s: [],
    language: "",
    isHidden: false,
    ...values,
  }) as Page;

test("remembers the indexable pages of the last audit, and of an incomplete one what it read", async () => {
  const { id } = await create.project({ ownerId: (await create.user()).id });
  const save = (pages: Page[], isComplete: boolean) => {
    clock.forward(60);
    return db.transaction((tx) => saveSitePages(tx, id, dependencies.clock(), { pages, isComplete }));
  };
  const stored = async () =>
    (await db.select().from(sitePages).where(eq(sitePages.projectId, id))).map(({ url, title }) => [url, title]).sort();
  await save([page("/a"), page("/b"), page("/hidden", { isHidden: true })], true);
  const [a, b] = [
    ["https://parcelo.example/a", "Title /a"],
    ["https://parcelo.example/b", "Title /b"],
  ];
  expect(await stored()).toEqual([a, b]);
  await save([page("/a", { titles: ["New"] })], false);
  expect(await stored()).toEqual([["https://parcelo.example/a", "New"], b]);
  await save([page("/b")], true);
  expect(await stored()).toEqual([b]);
  for (const [language, expected] of [
    ["pt-BR", "pt-BR"],
    ["<en>", null],
  ] as const) {
    await save([page("/b", { language })], true);
    expect(await db.select({ language: sitePages.language }).from(sitePages)).toEqual([{ language: expected }]);
  }
});
