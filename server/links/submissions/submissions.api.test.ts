import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, evidence, submissionChecks, submissionEvents, submissions } from "#db/schema/index.ts";
import { submission, submissionChanges, submissionDetail, submissionList } from "#shared/links/submissions.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { transition } from "./transition.ts";

const { dependencies, create, get, tokenOf, enqueued } = await createTestApp();
const { db, clock } = dependencies;
const call = callWith(get);

const customer = async (credit = 0) => {
  const user = await create.user({ trialEndsAt: new Date(clock().getTime() + 3600_000) });
  const { id: projectId } = await create.project({ ownerId: user.id });
  if (credit)
    await addCredits(db, { userId: user.id, kind: "submission", delta: credit, reason: "purchase", source: user.id });
  const token = await tokenOf(user);
  const list = async (query = "") =>
    submissionList.parse(await (await call("GET", `submissions?projectId=${projectId}&${query}`, token)).json());
  const change = async (what: "approve" | "skip", ids: string[]) =>
    submissionChanges.parse(await (await call("POST", `submissions/${what}`, token, { ids })).json());
  return { user, projectId, token, list, change };
};
const reservedBy = (userId: string) =>
  db.$count(credits, and(eq(credits.userId, userId), eq(credits.reason, "reserve")));
const minutesAgo = (minutes: number) => new Date(clock().getTime() - minutes * 60_000);

test("lists by state, search and order, with the number per state", async () => {
  const { projectId, list } = await customer();
  const add = async (name: string, values: Partial<typeof submissions.$inferInsert>, dr: number | null = null) =>
    create.submission({ projectId, directoryId: (await create.directory({ name, dr })).id, ...values });
  await add("Alpha list", { state: "live", updatedAt: minutesAgo(3) }, 40);
  await add("Beta list", { state: "live", updatedAt: minutesAgo(1) });
  await add("Gamma", { state: "proposed", updatedAt: minutesAgo(2) }, 70);
  const names = async (query: string) => (await list(query)).submissions.map(({ directory }) => directory.name);
  expect(await names("")).toEqual(["Beta list", "Gamma", "Alpha list"]);
  expect(await names("sort=authority")).toEqual(["Gamma", "Alpha list", "Beta list"]);
  expect(await names("sort=name&limit=1&page=2")).toEqual(["Beta list"]);
  expect(await names("q=lis")).toEqual(["Beta list", "Alpha list"]);
  expect(await names("state=live,proposed&q=gam")).toEqual(["Gamma"]);
  expect(await list("state=live&limit=1")).toMatchObject({ total: 2, counts: { live: 2, proposed: 1 } });
  expect(await list("q=lis&state=proposed")).toMatchObject({ total: 0, counts: { live: 2 } });
});

test.each([
  ["lostFrom=2026-11-10", ["back", "first", "last", "late"]],
  ["lostTo=2026-11-12", ["back", "early", "first", "last"]],
  ["lostFrom=2026-11-10&lostTo=2026-11-12", ["back", "first", "last"]],
  ["lostFrom=2026-11-10&lostTo=2026-11-12&state=lost", ["first", "last"]],
  ["lostFrom=2026-11-12&lostTo=2026-11-10", []],
])("lists links that were lost in a range, both days included, also if they are back: %s", async (query, expected) => {
  const { projectId, list } = await customer();
  const add = async (name: string, time: string, state: "lost" | "live" = "lost") => {
    const { id: submissionId } = await create.submission({
      projectId,
      state,
      directoryId: (await create.directory({ name })).id,
    });
    const event = { submissionId, actor: "verifier" as const };
    await db.insert(submissionEvents).values([
      { ...event, from: "live", to: "suspect", at: new Date("2026-11-01") },
      { ...event, from: "suspect", to: "lost", at: new Date(time) },
      // A note keeps the state.
      { ...event, from: "lost", to: "lost", at: new Date("2026-11-11") },
      ...(state === "live" ? [{ ...event, from: "lost" as const, to: state, at: new Date("2026-11-15") }] : []),
    ]);
  };
  await add("early", "2026-11-09T23:59:59.999Z");
  await add("first", "2026-11-10");
  await add("back", "2026-11-11", "live");
  await add("last", "2026-11-12T23:59:59.999Z");
  await add("late", "2026-11-13");
  await create.submission({ projectId, state: "live" });
  const { submissions: listed, total } = await list(`sort=name&${query}`);
  expect(listed.map(({ directory }) => directory.name)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test.each(["lostFrom=yesterday", "lostTo=2026-11-31"])("rejects a wrong day: %s", async (query) => {
  const { token } = await customer();
  const response = await call("GET", `submissions?${query}`, token);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: "invalid", issues: [{ path: query.split("=")[0] }] },
  ]);
});

test("without a project, lists those of all own projects and of no one else", async () => {
  const { user, projectId, token } = await customer();
  const other = await create.project({ ownerId: user.id });
  await create.submission({ projectId });
  await create.submission({ projectId: other.id });
  await create.submission({ projectId: (await customer()).projectId });
  const list = submissionList.parse(await (await call("GET", "submissions", token)).json());
  expect([list.total, list.submissions.length]).toEqual([2, 2]);
  const stranger = await create.user();
  expect(await (await call("GET", "submissions", await tokenOf(stranger))).json()).toEqual({
    submissions: [],
    total: 0,
    counts: {},
  });
});

test("shows the history, the checks, the values sent and the replacement", async () => {
  const { projectId, token, user } = await customer(1);
  const values = [{ field: "name", label: "Name", value: "Parcelo" }];
  const { id } = await create.submission({
    projectId,
    state: "in_progress",
    creditState: "reserved",
    values,
    linkKind: "follow",
    linkRel: ["noopener"],
    linkFoundAt: clock(),
    linkUrl: "https://parcelo.example/",
  });
  const { id: replacedById } = await create.submission({ projectId, replacesId: id });
  const [screenshot] = await db
    .insert(evidence)
    .values({ submissionId: id, width: 1, height: 1, bytes: 1, uploadedBy: user.id })
    .returning();
  const evidenceIds = [screenshot?.id ?? "", crypto.randomUUID()];
  await db.transaction((tx) =>
    transition(tx, clock(), id, { to: "submitted", actor: "operator", note: "Confirmed.", evidenceIds }),
  );
  await db.insert(submissionChecks).values({
    submissionId: id,
    at: clock(),
    outcome: "live_follow",
    reason: "The page links to the website.",
    status: 200,
    finalUrl: "https://directory.example/parcelo",
  });
  const detail = submissionDetail.parse(await (await call("GET", `submissions/${id}`, token)).json());
  expect(detail).toMatchObject({
    state: "submitted",
    replacedById,
    values,
    submittedAt: clock().toISOString(),
    dueAt: new Date(clock().getTime() + 60 * 24 * 3600_000).toISOString(),
    link: { kind: "follow", rel: ["noopener"], url: "https://parcelo.example/" },
    checks: [{ outcome: "live_follow", by: "bot" }],
  });
  const [first] = detail.events;
  expect(first).toMatchObject({ actor: "operator", from: "in_progress", to: "submitted", note: "Confirmed." });
  // A deleted screenshot is left out.
  expect(first?.evidence.map((one) => one.id)).toEqual([screenshot?.id]);
});

test("approves what the credits allow, names the rest, and queues at most ten a week", async () => {
  const { user, projectId, change } = await customer(12);
  const ids: string[] = [];
  for (let count = 0; count < 13; count++) ids.push((await create.submission({ projectId })).id);
  const unknown = crypto.randomUUID();
  const foreign = (await create.submission({ projectId: (await customer()).projectId })).id;
  const { changed, refused } = await change("approve", [...ids, unknown, foreign]);
  expect(changed).toEqual(ids.slice(0, 12));
  expect(refused.map(({ id, error }) => [id, error])).toEqual([
    [ids[12], "limit"],
    [unknown, "not-found"],
    [foreign, "not-found"],
  ]);
  expect(await reservedBy(user.id)).toBe(12);
  const rows = await db.select().from(submissions).where(eq(submissions.state, "approved"));
  const days = rows.map(({ plannedAt }) => ((plannedAt?.getTime() ?? 0) - clock().getTime()) / (24 * 3600_000));
  expect(days.sort((one, other) => one - other)).toEqual([...Array(10).fill(0), 7, 7]);
  expect(enqueued).toContain("queue-submissions");
});

test("50 parallel approvals over ten credits reserve exactly ten", async () => {
  const { user, projectId, change } = await customer(10);
  const ids = await Promise.all(Array.from({ length: 50 }, async () => (await create.submission({ projectId })).id));
  const results = await Promise.all(ids.map((id) => change("approve", [id])));
  expect(results.flatMap(({ changed }) => changed)).toHaveLength(10);
  expect(new Set(results.flatMap(({ refused }) => refused.map(({ error }) => error)))).toEqual(new Set(["limit"]));
  expect(await reservedBy(user.id)).toBe(10);
  expect(
    await db.$count(submissions, and(eq(submissions.projectId, projectId), eq(submissions.state, "approved"))),
  ).toBe(10);
});

test("skipping releases the credit and its place in the week, and can be taken back", async () => {
  const { projectId, change, list } = await customer(1);
  const { id } = await create.submission({ projectId });
  await change("approve", [id]);
  expect((await change("skip", [id])).changed).toEqual([id]);
  expect((await db.select().from(submissions).where(eq(submissions.id, id)))[0]).toMatchObject({
    state: "skipped",
    creditState: "returned",
    plannedAt: null,
  });
  expect((await change("skip", [id])).refused).toMatchObject([{ id, error: "conflict" }]);
  expect((await change("approve", [id])).changed).toEqual([id]);
  expect(await list("state=approved")).toMatchObject({ total: 1, submissions: [{ dueAt: clock().toISOString() }] });
});

test("approves an expired submission again only if the directory never had it", async () => {
  const { projectId, change } = await customer(2);
  const unanswered = await create.submission({ projectId, state: "expired" });
  const submitted = await create.submission({ projectId, state: "expired", submittedAt: clock() });
  expect(await change("approve", [unanswered.id, submitted.id])).toMatchObject({
    changed: [unanswered.id],
    refused: [{ id: submitted.id, error: "conflict" }],
  });
});

test("an answer returns the submission to the queue", async () => {
  const { projectId, token } = await customer();
  const { id } = await create.submission({ projectId, state: "needs_customer", reason: "confirm_mail" });
  const answer = (body: unknown) => call("PUT", `submissions/${id}/answer`, token, body);
  expect((await answer({ answer: "Confirmed." })).status).toBe(400);
  const response = await answer({ answer: "Confirmed.", done: true });
  expect(submission.parse(await response.json())).toMatchObject({ state: "queued", reason: null });
  const detail = submissionDetail.parse(await (await call("GET", `submissions/${id}`, token)).json());
  expect(detail.events[0]).toMatchObject({ actor: "customer", from: "needs_customer", note: "Confirmed." });
  expect((await answer({ answer: "", done: true })).status).toBe(409);
});

test("an answer doesn't help while the kit is incomplete", async () => {
  const { projectId, token } = await customer();
  const { id } = await create.submission({ projectId, state: "needs_customer", reason: "incomplete_kit" });
  const response = await call("PUT", `submissions/${id}/answer`, token, { answer: "", done: true });
  expect([response.status, await response.json()]).toMatchObject([409, { error: "conflict" }]);
});

test("exports a project as CSV", async () => {
  const { projectId, token } = await customer();
  const { id: directoryId } = await create.directory({ name: '=cmd, "the list"', host: "list.example" });
  await create.submission({ projectId, directoryId, state: "live", linkKind: "follow", submittedAt: clock() });
  const response = await call("GET", `submissions/export?projectId=${projectId}`, token);
  expect(response.headers.get("content-disposition")).toContain("Submissions_2026-11-21.csv");
  const [header, row] = (await response.text()).split("\r\n");
  expect(header).toBe(
    "directory,website,state,reason,submittedAt,listingUrl,link,linkFoundAt,firstLiveAt,lastCheckedAt,lostAt,createdAt",
  );
  expect(row).toContain(`"'=cmd, ""the list""",list.example,live,,2026-11-21T09:00:00.000Z,,follow,`);
});
