import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleEvents, articles, credits, tasks } from "#db/schema/index.ts";
import { articleActors, articleStates, articleTransitions } from "#shared/content/article-states.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { transition } from "./transition.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;

test("allows exactly the transitions of the table, and writes history and credit with each", async () => {
  const owner = await create.user();
  const { id: projectId } = await create.project({ ownerId: owner.id });
  await addCredits(db, { userId: owner.id, kind: "article", delta: 100, reason: "purchase", source: owner.id });
  const { id } = await create.article({ projectId });
  let allowed = 0;
  // For a change that no one may make, one actor is enough.
  for (const from of articleStates)
    for (const to of articleStates)
      for (const actor of articleTransitions[from][to] ? articleActors : articleActors.slice(0, 1)) {
        const creditState = from === "idea" || from === "archived" ? ("none" as const) : ("reserved" as const);
        await db.update(articles).set({ state: from, creditState }).where(eq(articles.id, id));
        const events = await db.$count(articleEvents, eq(articleEvents.articleId, id));
        const isAllowed = articleTransitions[from][to]?.actors.includes(actor) ?? false;
        const result = await db
          .transaction((tx) => transition(tx, dependencies.clock(), id, { to, actor }))
          .then(({ state }) => state)
          .catch(({ code }: { code: string }) => code);
        expect([from, to, actor, result]).toEqual([from, to, actor, isAllowed ? to : "conflict"]);
        expect(await db.$count(articleEvents, eq(articleEvents.articleId, id))).toBe(events + Number(isAllowed));
        allowed += Number(isAllowed);
      }
  expect(allowed).toBeGreaterThan(30);
  const rows = await db.select().from(credits).where(eq(credits.articleId, id));
  expect(new Set(rows.map(({ source }) => source)).size).toBe(rows.length);
});

test("a person's article has one open task while it is to be written", async () => {
  const owner = await create.user();
  const { id: projectId } = await create.project({ ownerId: owner.id });
  await addCredits(db, { userId: owner.id, kind: "article", delta: 1, reason: "purchase", source: owner.id });
  const { id } = await create.article({ projectId, writer: "person" });
  const move = (to: (typeof articleStates)[number], actor: (typeof articleActors)[number], values = {}) =>
    db.transaction((tx) => transition(tx, dependencies.clock(), id, { to, actor, values }));
  const states = async () =>
    (await db.select().from(tasks).where(eq(tasks.articleId, id))).map(({ state }) => state).sort();
  await move("approved", "customer");
  expect(await states()).toEqual(["open"]);
  await move("drafting", "operator");
  await move("approved", "operator");
  expect(await states()).toEqual(["open"]);
  await move("drafting", "operator");
  await move("in_review", "operator", { html: "<p>Text.</p>", version: 2 });
  expect(await states()).toEqual(["done"]);
  await move("changes_requested", "customer");
  expect(await states()).toEqual(["done", "open"]);
  await move("in_review", "customer");
  await move("approved", "customer", { approvedVersion: 2 });
  expect(await states()).toEqual(["done", "done"]);
});
