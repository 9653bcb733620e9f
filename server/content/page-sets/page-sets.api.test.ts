import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, destinations, pageSets, pages, publications } from "#db/schema/index.ts";
import {
  type PageState,
  pageList,
  pagePreview,
  pageSet,
  pageSetChanges,
  pageSetList,
  queuedPages,
} from "#shared/content/page-sets.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";
import { addCredits, availableCredits, listCredits } from "../../billing/credits/credits.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkPageSets } from "./check-page-sets.job.ts";
import { settlePages } from "./publish-pages.ts";
import { queuePages } from "./queue-pages.job.ts";

const { dependencies, create, get, tokenOf, clock } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);

const template = {
  title: "Plumbers in {{city}}",
  slug: "plumbers-{{city}}",
  html: "<h2>{{city}}</h2><p>{{text}}</p>",
  metaDescription: "Plumbers in {{city}}.",
};
const texts: Record<string, string> = {
  Bremen: "The harbour quarter has lead pipes from the fifties, so most calls concern brown water after the winter.",
  Kiel: "Salt in the air eats copper joints near the fjord, and twice a year the marina asks us to check its berths.",
  Ulm: "Half of the old town is listed, which means that no wall may be opened without a permit from the council.",
  Jena: "Student flats change hands each autumn, when washing machines arrive and forty year old valves give up.",
};
const csvOf = (rows: Record<string, string>) =>
  ["city,text", ...Object.entries(rows).map(([city, text]) => `${city},"${text}"`)].join("\n");

const setUp = async (credit = 10) => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 24 * 3600_000) });
  const project = await create.project({ ownerId: user.id });
  const destination = await create.destination({ projectId: project.id });
  if (credit) await addCredits(db, { userId: user.id, kind: "page", delta: credit, reason: "trial", source: user.id });
  const token = await tokenOf(user);
  const send = async (method: "POST" | "PUT", path: string, csv: string, values: object = {}) =>
    call(method, path, token, { name: "Cities", template, csv, ...values });
  const add = async (rows: Record<string, string>) => {
    const response = await send("POST", `projects/${project.id}/page-sets`, csvOf(rows));
    const { id, state } = pageSet.parse(await response.json());
    expect(state).toBe("checking");
    await checkPageSets(dependencies);
    return id;
  };
  const change = async (id: string, rows: Record<string, string>) => {
    pageSet.parse(await (await send("PUT", `page-sets/${id}`, csvOf(rows))).json());
    await checkPageSets(dependencies);
  };
  const statesOf = async (id: string) =>
    Object.fromEntries(
      (await db.select().from(pages).where(eq(pages.pageSetId, id))).map(({ slug, state }) => [
        slug.replace("plumbers-", ""),
        state,
      ]),
    );
  const publish = async (id: string, as?: string, state?: PageState) => {
    const response = await call("POST", `page-sets/${id}/publish`, token, { destinationId: destination.id, as, state });
    const answer = queuedPages.parse(await response.json());
    await queuePages(dependencies);
    return answer;
  };
  /** Ends the project's queued publications as a destination would. */
  const end = async (state: "published" | "failed", slug?: string) => {
    const rows = await db.select().from(publications).where(eq(publications.projectId, project.id));
    for (const { id, document } of rows.filter(
      (row) => row.state === "queued" && (!slug || row.document.slug === slug),
    ))
      await db
        .update(publications)
        .set(
          state === "published"
            ? {
                state,
                url: `https://parcelo.example/${document.slug}`,
                remoteId: "1",
                publishedAt: dependencies.clock(),
              }
            : { state, reason: "The platform refused the text." },
        )
        .where(eq(publications.id, id));
    await settlePages(db, dependencies.clock(), 100);
  };
  const pageCredits = () => availableCredits(db, user.id, "page");
  return { user, project, destination, token, send, add, change, statesOf, publish, end, pageCredits };
};

test("makes a page per row, holds some back with a reason, and previews any", async () => {
  const { add, project, token } = await setUp();
  const { Bremen = "", Kiel = "" } = texts;
  const id = await add({ Bremen, Kiel, "Bremen Nord": `${Bremen} Bremen Nord`, Celle: "" });
  const sets = pageSetList.parse(await (await call("GET", `projects/${project.id}/page-sets`, token)).json());
  expect(sets.pageSets[0]).toMatchObject({
    state: "ready",
    rows: 4,
    passing: 2,
    heldBack: 2,
    columns: ["city", "text"],
  });
  expect(await db.$count(pageSets, and(eq(pageSets.id, id), eq(pageSets.state, "checking")))).toBe(0);
  const heldBack = pageList.parse(await (await call("GET", `page-sets/${id}/pages?state=held_back`, token)).json());
  expect(heldBack.pages.map(({ row, problems }) => [row, problems[0]])).toEqual([
    [
      3,
      expect.stringMatching(/^\d+ % of its text is the same as in row 1, apart from names. Less than 60 % is needed.$/),
    ],
    [4, "“text” is empty."],
  ]);
  const preview = pagePreview.parse(await (await call("GET", `page-sets/${id}/pages/3`, token)).json());
  expect(preview).toMatchObject({ state: "held_back", document: { title: "Plumbers in Bremen Nord" } });
  expect(preview.document.html).toBe(`<h2>Bremen Nord</h2><p>${Bremen} Bremen Nord</p>`);
  expect((await call("GET", `page-sets/${id}/pages/5`, token)).status).toBe(404);
});

test("refuses a wrong file with its lines and a wrong template with its placeholders", async () => {
  const { project, send } = await setUp();
  const path = `projects/${project.id}/page-sets`;
  const wrongFile = await send("POST", path, "city,text\nBremen,a,b\nKiel");
  expect([wrongFile.status, (await wrongFile.json()).issues]).toEqual([
    400,
    [{ path: "csv", message: "Line 2: It has 3 cells, but the file has 2 columns." }],
  ]);
  const wrongTemplate = await send("POST", path, csvOf(texts), { template: { ...template, html: "{{country}}" } });
  expect([wrongTemplate.status, (await wrongTemplate.json()).issues]).toEqual([
    400,
    [{ path: "template.html", message: "The file has no column “country”." }],
  ]);
});

test("a preview has what the last look at the public page showed", async () => {
  const { add, publish, end, token } = await setUp();
  const id = await add(texts);
  await publish(id, "live");
  await end("published");
  const preview = async () => pagePreview.parse(await (await call("GET", `page-sets/${id}/pages/1`, token)).json());
  expect(await preview()).toMatchObject({ state: "published", evidence: null, checkedAt: null });
  const evidence: PublishedEvidence = {
    reachable: "yes",
    reason: "The page is public.",
    status: 200,
    finalUrl: "https://parcelo.example/plumbers-bremen",
    indexable: true,
    canonical: "own",
    inSitemap: true,
    links: { expected: 0, missing: [] },
  };
  await db.update(publications).set({ evidence, checkedAt: dependencies.clock() });
  expect(await preview()).toMatchObject({ evidence, checkedAt: dependencies.clock().toISOString() });
});

test("a file above the usual limit of requests is accepted", async () => {
  const { project, send } = await setUp();
  const long = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`Town ${at}`, "word ".repeat(1_500)]));
  expect((await send("POST", `projects/${project.id}/page-sets`, csvOf(long))).status).toBe(201);
});

test("a page reserves a credit when it is queued, and gives it back when it fails for good", async () => {
  const { add, publish, statesOf, end, pageCredits, user } = await setUp(3);
  const id = await add({ ...texts, Celle: "" });
  expect(await publish(id)).toEqual({ queued: 3, withoutCredit: 1 });
  expect(await pageCredits()).toBe(0);
  const balance = async () =>
    (await listCredits(db, user.id, { page: 1, limit: 10 })).balances.find(({ kind }) => kind === "page");
  expect(await balance()).toMatchObject({ available: 0, reserved: 3, used: 0 });
  await end("failed", "plumbers-kiel");
  expect(await pageCredits()).toBe(1);
  await end("published");
  const states: Record<string, PageState> = { bremen: "published", kiel: "failed", ulm: "published", jena: "ready" };
  expect(await statesOf(id)).toEqual({ ...states, celle: "held_back" });
  expect(await balance()).toMatchObject({ available: 1, reserved: 0, used: 2 });
  expect(await publish(id, "draft", "failed")).toEqual({ queued: 1, withoutCredit: 0 });
  expect(await publish(id)).toEqual({ queued: 0, withoutCredit: 1 });
});

test("parallel requests to publish queue each page once", async () => {
  const { add, publish, pageCredits, project } = await setUp(3);
  const id = await add(texts);
  const answers = await Promise.all([publish(id), publish(id), publish(id)]);
  expect(answers.reduce((sum, { queued }) => sum + queued, 0)).toBe(3);
  expect(await pageCredits()).toBe(0);
  expect(await db.$count(publications, eq(publications.projectId, project.id))).toBe(3);
});

test("a changed file updates what was published, without a further credit", async () => {
  const { add, change, publish, end, statesOf, pageCredits, project } = await setUp(4);
  const { Bremen = "", Kiel = "", Ulm = "", Jena = "" } = texts;
  const id = await add({ Bremen, Kiel, Ulm });
  await publish(id, "live");
  await end("published");
  await change(id, { Jena, Bremen, Kiel: `${Kiel} Boats are welcome, too, all year round.` });
  expect(await statesOf(id)).toEqual({ bremen: "published", kiel: "queued", ulm: "archived", jena: "ready" });
  expect(await pageCredits()).toBe(1);
  await queuePages(dependencies);
  const updates = await db
    .select()
    .from(publications)
    .where(and(eq(publications.projectId, project.id), eq(publications.state, "queued")));
  expect(updates).toMatchObject([{ version: 2, mode: "live", remoteId: "1" }]);
  expect(updates[0]?.document.html).toContain("Boats are welcome");
  await end("published");
  expect(await statesOf(id)).toMatchObject({ kiel: "published" });
  expect(await pageCredits()).toBe(1);
  await change(id, { Bremen, Kiel: "", Ulm });
  expect(await statesOf(id)).toMatchObject({ kiel: "published", ulm: "ready", jena: "archived" });
  const [kiel] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.pageSetId, id), eq(pages.slug, "plumbers-kiel")));
  expect(kiel?.problems).toEqual(["“text” is empty."]);
});

test("tells what an update would change, and keeps the rows if only the template changes", async () => {
  const { add, publish, end, send, token, project } = await setUp(2);
  const { Bremen = "", Kiel = "", Ulm = "", Jena = "" } = texts;
  const rows = { Bremen, Kiel: `${Kiel}\n“Aye”, they say.`, Ulm };
  const id = await add(rows);
  await publish(id);
  await end("published");
  const changes = async (values: object) => {
    const body = { name: "Cities", template, ...values };
    return pageSetChanges.parse(await (await call("POST", `page-sets/${id}/changes`, token, body)).json());
  };
  const none = {
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    publishedChanged: 0,
    publishedRemoved: 0,
    delimiter: null,
  };
  expect(await changes({})).toEqual({ ...none, unchanged: 3 });
  expect(await changes({ csv: csvOf({ Jena, Bremen: `${Bremen} Or after a flood.`, Ulm }) })).toEqual({
    added: 1,
    changed: 1,
    unchanged: 1,
    removed: 1,
    publishedChanged: 1,
    publishedRemoved: 1,
    delimiter: "comma",
  });
  const title = "Emergency plumbers in {{city}}";
  expect(await changes({ template: { ...template, title } })).toEqual({ ...none, changed: 3, publishedChanged: 2 });
  const saved = await call("PUT", `page-sets/${id}`, token, { name: "Cities", template: { ...template, title } });
  expect(pageSet.parse(await saved.json())).toMatchObject({ state: "checking", rows: 3 });
  await checkPageSets(dependencies);
  const found = pageSet.parse(await (await call("GET", `page-sets/${id}`, token)).json());
  expect(found).toMatchObject({ projectId: project.id, state: "ready", counts: { queued: 2, ready: 1, archived: 0 } });
  const preview = pagePreview.parse(await (await call("GET", `page-sets/${id}/pages/2`, token)).json());
  expect(preview).toMatchObject({ title: "Emergency plumbers in Kiel", values: { text: rows.Kiel } });
  expect((await send("PUT", `page-sets/${id}`, "")).status).toBe(400);
});

test("shows what a template makes of a row before the set is saved", async () => {
  const { project, token } = await setUp();
  const preview = (values: Record<string, string>) =>
    call("POST", `projects/${project.id}/page-sets/preview`, token, { template, values });
  const attack = "<img src=x onerror=alert(1)>";
  expect(await (await preview({ city: "Bremen", text: attack })).json()).toMatchObject({
    title: "Plumbers in Bremen",
    slug: "plumbers-bremen",
    html: "<h2>Bremen</h2><p>&lt;img src=x onerror=alert(1)&gt;</p>",
  });
  const wrong = await preview({ city: "Bremen" });
  expect([wrong.status, (await wrong.json()).issues]).toEqual([
    400,
    [{ path: "template.html", message: "The file has no column “text”." }],
  ]);
});

test("rows that are removed while they are queued give their credits back", async () => {
  const { add, change, publish, end, statesOf, pageCredits } = await setUp(4);
  const { Bremen = "", ...others } = texts;
  const id = await add(texts);
  await publish(id);
  await change(id, others);
  expect(await statesOf(id)).toMatchObject({ bremen: "archived", kiel: "queued" });
  expect(await pageCredits()).toBe(1);
  // Being published right now: it stays until that has ended.
  await db.update(publications).set({ state: "publishing" }).where(eq(publications.state, "queued"));
  await change(id, { Bremen });
  expect(await statesOf(id)).toMatchObject({ kiel: "queued" });
  await db.update(publications).set({ state: "queued" }).where(eq(publications.state, "publishing"));
  await end("published");
  clock.forward(61);
  await checkPageSets(dependencies);
  expect(await statesOf(id)).toMatchObject({ bremen: "ready", kiel: "archived", ulm: "archived", jena: "archived" });
});

test("a page whose destination is deleted fails and gives its credit back", async () => {
  const { add, publish, destination, statesOf, pageCredits } = await setUp(4);
  const id = await add(texts);
  await publish(id);
  await db.delete(destinations).where(eq(destinations.id, destination.id));
  await settlePages(db, dependencies.clock(), 100);
  expect(new Set(Object.values(await statesOf(id)))).toEqual(new Set(["failed"]));
  expect(await pageCredits()).toBe(4);
});

test("drafts can be published live later, and a set can't be published while it is checked", async () => {
  const { add, publish, end, send, destination, token } = await setUp(4);
  const id = await add(texts);
  await publish(id);
  await end("published");
  expect(await publish(id)).toEqual({ queued: 0, withoutCredit: 0 });
  expect(await publish(id, "live")).toEqual({ queued: 4, withoutCredit: 0 });
  await send("PUT", `page-sets/${id}`, csvOf(texts));
  const body = { destinationId: destination.id };
  expect((await call("POST", `page-sets/${id}/publish`, token, body)).status).toBe(409);
  const foreign = await create.destination({ projectId: (await setUp()).project.id });
  await checkPageSets(dependencies);
  expect((await call("POST", `page-sets/${id}/publish`, token, { destinationId: foreign.id })).status).toBe(404);
});

test("deleting a project gives its reserved page credits back", async () => {
  const { add, publish, project, token, pageCredits, user } = await setUp(4);
  await publish(await add(texts));
  expect(await pageCredits()).toBe(0);
  expect((await call("DELETE", `projects/${project.id}`, token)).status).toBe(204);
  expect(await pageCredits()).toBe(4);
  expect(await db.$count(credits, and(eq(credits.userId, user.id), eq(credits.reason, "release")))).toBe(1);
});
