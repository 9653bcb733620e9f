import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "#db/schema/index.ts";
import { generatedDm, lead, leadDetails, leadList } from "#shared/conversations/leads.ts";
import { trialLimits } from "#shared/limits.ts";
import type { AiWriter } from "../../integrations/ai.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const requests: unknown[] = [];
const behavior = { fails: false };
const writer: AiWriter = {
  draft: async (draft) => {
    requests.push(draft);
    if (behavior.fails) throw new Error("no answer");
    return "Hi {{handle}}, drafted.";
  },
};
const here = await createTestApp();
const { dependencies, create, get, tokenOf } = here;
const withWriter = await createTestApp({ writer });
const call = callWith(get);

const owner = async (place = here) => {
  const user = await place.create.user({ trialEndsAt: new Date(place.dependencies.clock().getTime() + 3600_000) });
  const { id } = await place.create.project({ ownerId: user.id, description: "Tracks parcels." });
  return { user, id, token: await place.tokenOf(user) };
};
const read = async (path: string, token: string) => (await call("GET", path, token)).json();
const hoursAgo = (hours: number) => new Date(dependencies.clock().getTime() - hours * 3600_000);

test("lists leads page by page, most recently seen first", async () => {
  const { id, token } = await owner();
  for (let at = 0; at < 12; at++)
    await create.lead({
      projectId: id,
      handle: `person-${at}`,
      lastSeenAt: hoursAgo(at),
      score: at,
      mentions: 20 - at,
    });
  const first = leadList.parse(await read(`projects/${id}/leads`, token));
  expect(first.total).toBe(12);
  expect(first.leads.map(({ handle }) => handle)).toEqual(Array.from({ length: 10 }, (_, at) => `person-${at}`));
  const second = leadList.parse(await read(`projects/${id}/leads?page=2`, token));
  expect(second.leads.map(({ handle }) => handle)).toEqual(["person-10", "person-11"]);
  const best = leadList.parse(await read(`projects/${id}/leads?sort=score&limit=1`, token));
  expect(best.leads[0]?.handle).toBe("person-11");
  const recent = leadList.parse(
    await read(`projects/${id}/leads?from=${hoursAgo(3).toISOString()}&sort=mentions`, token),
  );
  expect(recent.total).toBe(4);
  expect(leadList.parse(await read(`projects/${id}/leads?q=SON-1`, token)).total).toBe(3);
  expect(leadList.parse(await read(`projects/${id}/leads?q=%25`, token)).total).toBe(0);
  expect(leadList.parse(await read(`projects/${id}/leads?q=person_1`, token)).total).toBe(0);
});

test("changes a lead's status and filters by it", async () => {
  const { id, token } = await owner();
  const { id: leadId } = await create.lead({ projectId: id });
  await create.lead({ projectId: id });
  const changed = await call("PUT", `projects/${id}/leads/${leadId}`, token, { status: "contacted" });
  expect(lead.parse(await changed.json())).toMatchObject({ id: leadId, status: "contacted" });
  expect(leadList.parse(await read(`projects/${id}/leads?status=contacted`, token)).total).toBe(1);
  expect((await call("PUT", `projects/${id}/leads/${leadId}`, token, { status: "lost" })).status).toBe(400);
  expect((await call("PUT", `projects/${id}/leads/${leadId}`, token, { status: "won", score: 100 })).status).toBe(400);
});

test("reads a lead with its best posts", async () => {
  const { id, token } = await owner();
  const { id: leadId } = await create.lead({ projectId: id, handle: "ada" });
  for (const score of [40, 90, 10, 60, 20, 30])
    await create.mention({ projectId: id, leadId, score, title: `Worth ${score}` });
  await create.mention({ projectId: id, title: "Somebody else's" });
  const { posts, ...rest } = leadDetails.parse(await read(`projects/${id}/leads/${leadId}`, token));
  expect(rest.handle).toBe("ada");
  expect(posts.map(({ title }) => title)).toEqual(["Worth 90", "Worth 60", "Worth 40", "Worth 30", "Worth 20"]);
});

test.each(["page=0", "limit=101", "from=yesterday", "status=lost", "sort=handle", "order=asc"])(
  "rejects an invalid query: %s",
  async (query) => {
    const { id, token } = await owner();
    expect((await call("GET", `projects/${id}/leads?${query}`, token)).status).toBe(400);
  },
);

test("stores a message unchanged, up to 2,000 characters", async () => {
  const { id, token } = await owner();
  const saved = await call("PUT", `projects/${id}/dm`, token, { dm: "Hi {{handle}} <b>" });
  expect(await saved.json()).toEqual({ dm: "Hi {{handle}} <b>" });
  expect(await read(`projects/${id}`, token)).toMatchObject({ dm: "Hi {{handle}} <b>" });
  expect((await call("PUT", `projects/${id}/dm`, token, { dm: "x".repeat(2_001) })).status).toBe(400);
});

test("without a language model the message is a labelled template and costs nothing", async () => {
  const { id, token } = await owner();
  const { dm, writer } = generatedDm.parse(await read(`projects/${id}/generate-dm`, token));
  expect(writer).toBe("template");
  expect(dm).toContain("{{handle}}");
  expect(await read("projects/month-replies", token)).toMatchObject({ used: 0 });
});

test("drafts and counts with a model, and falls back to the free template when it fails", async () => {
  const { id, token } = await owner(withWriter);
  const request = callWith(withWriter.get);
  const drafted = await request("GET", `projects/${id}/generate-dm`, token);
  expect(await drafted.json()).toEqual({ dm: "Hi {{handle}}, drafted.", writer: "ai" });
  behavior.fails = true;
  expect(await (await request("GET", `projects/${id}/generate-dm`, token)).json()).toMatchObject({
    writer: "template",
  });
  behavior.fails = false;
  expect(await (await request("GET", "projects/month-replies", token)).json()).toMatchObject({ used: 1 });
});

const rowsOf = (csv: string) => csv.trimEnd().split("\r\n");

test("exports a file named by its minute, one line per lead, and no cell runs as a formula", async () => {
  const { id, token } = await owner();
  await create.lead({ projectId: id, handle: '=HYPERLINK("https://evil.example")' });
  const ada = await create.lead({ projectId: id, handle: "-ada", lastSeenAt: hoursAgo(1) });
  const post = { projectId: id, leadId: ada.id, url: "https://news.example/1", excerpt: "Anyone?" };
  await create.mention({ ...post, keyword: "parcel tracker", title: "Which one?", score: 90 });
  await create.mention({ ...post, keyword: "other", score: 10 });
  const response = await call("GET", `projects/${id}/exports`, token);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/filename="Leads_\d{4}-\d\d-\d\d-\d\d-\d\d\.csv"/);
  const [head, first, second] = rowsOf(await response.text());
  expect(head).toBe(
    "handle,source,profileUrl,score,mentions,status,firstSeenAt,lastSeenAt,keyword,postUrl,postTitle,postText",
  );
  expect(first).toMatch(/^'-ada,hacker-news,.*,parcel tracker,https:\/\/news\.example\/1,Which one\?,Anyone\?$/);
  expect(second).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example""\)",/);
});

test("counts exported leads against the month, and refuses an export beyond the limit as a whole", async () => {
  const { id, token } = await owner();
  const most = trialLimits.exports ?? 0;
  for (let at = 0; at < most - 1; at++) await create.lead({ projectId: id });
  expect(rowsOf(await (await call("GET", `projects/${id}/exports`, token)).text())).toHaveLength(most);
  expect(await read("users/me", token)).toMatchObject({ usage: { exports: most - 1 } });
  const refused = await call("GET", `projects/${id}/exports`, token);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    error: "limit",
    detail: `Export limit reached: your plan exports ${most} leads a month, and fewer than the ${most - 1} of this file are left.`,
  });
});

test("an export that fails while it is read does not count against the month", async () => {
  const { id, token } = await owner();
  await create.lead({ projectId: id });
  const response = await call("GET", `projects/${id}/exports`, token);
  expect(await read("users/me", token)).toMatchObject({ usage: { exports: 1 } });
  const rename = (from: string, to: string) =>
    dependencies.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  await rename("leads", "missing_leads");
  await expect(response.text()).rejects.toThrow();
  await rename("missing_leads", "leads");
  expect(await read("users/me", token)).toMatchObject({ usage: { exports: 0 } });
});

test("exports more than one batch with each lead once, also for leads of the same instant", async () => {
  const user = await create.user({ isAdmin: true });
  const { id } = await create.project({ ownerId: user.id });
  const { id: _, ...first } = await create.lead({ projectId: id, handle: "h0" });
  const others = Array.from({ length: 2_100 }, (_, at) => ({ ...first, handle: `h${at + 1}` }));
  await dependencies.db.insert(leads).values(others);
  const lines = rowsOf(await (await call("GET", `projects/${id}/exports`, await tokenOf(user))).text()).slice(1);
  expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(2_101);
  expect(lines).toHaveLength(2_101);
});

const seenAt = ["2026-11-09T23:59:59.999Z", "2026-11-10T00:00:00Z", "2026-11-12T23:59:59.999Z", "2026-11-13T00:00:00Z"];

test.each([
  ["from=2026-11-10", [1, 2, 3]],
  ["to=2026-11-12", [0, 1, 2]],
  ["from=2026-11-10&to=2026-11-12", [1, 2]],
  ["from=2026-11-13&to=2026-11-13", [3]],
  ["from=2026-11-12T23:59:59.999Z", [2, 3]],
  // The whole day (UTC), whatever its time and zone.
  ["to=2026-11-13T01:00:00%2B02:00", [0, 1, 2]],
  ["from=2026-11-13&to=2026-11-10", []],
] as const)("lists and exports leads last seen in a range, both days included: %s", async (query, expected) => {
  const { id, token } = await owner();
  for (const [at, time] of seenAt.entries())
    await create.lead({ projectId: id, handle: `${at}`, lastSeenAt: new Date(time) });
  const { leads, total } = leadList.parse(await read(`projects/${id}/leads?${query}`, token));
  expect(leads.map(({ handle }) => Number(handle)).toSorted()).toEqual(expected);
  expect(total).toBe(expected.length);
  const exported = rowsOf(await (await call("GET", `projects/${id}/exports?${query}`, token)).text()).slice(1);
  expect(exported.map((row) => Number(row.split(",")[0])).toSorted()).toEqual(expected);
  expect(await read("users/me", token)).toMatchObject({ usage: { exports: expected.length } });
});

test.each(["leads", "exports"])("names the wrong day of a range: %s", async (list) => {
  const { id, token } = await owner();
  for (const [name, value] of [
    ["from", "yesterday"],
    ["to", "2026-02-30"],
    ["to", "20261110"],
    ["to", ""],
  ]) {
    const response = await call("GET", `projects/${id}/${list}?${name}=${value}`, token);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: "invalid", issues: [{ path: name, message: "Write a date as 2026-11-21." }] },
    ]);
  }
});
