import { eq, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { auditEntries, credits, users } from "#db/schema/index.ts";
import type { CreditInput } from "#shared/billing/credits.ts";
import { transition } from "../../links/submissions/transition.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, as, visitor, clock } = await createTestApp();
const { db } = dependencies;
const admin = await create.user({ isAdmin: true });
const asAdmin = await as(admin);

const adjust = (json: CreditInput) => asAdmin.credits.$post({ json });
const gift = { kind: "submission", delta: 5, note: "A gift" } as const;

const newCustomer = async () => {
  const user = await create.user();
  const project = await create.project({ ownerId: user.id });
  const client = await as(user);
  const list = (query: { kind?: "submission" | "article" | "page"; page?: string; limit?: string } = {}) =>
    read(client.projects[":id"].credits.$get({ param: { id: project.id }, query }));
  return { user, project, list, client };
};

test("an account without a plan has no credits", async () => {
  const { list } = await newCustomer();
  expect(await list()).toEqual({
    balances: ["submission", "article", "page"].map((kind) => ({ kind, available: 0, reserved: 0, used: 0 })),
    entries: [],
    total: 0,
  });
});

test("lists what is available, reserved and used, with every change", async () => {
  const { user, project, list } = await newCustomer();
  expect((await adjust({ userId: user.id, ...gift })).status).toBe(201);
  const move = (id: string, to: "approved" | "queued" | "in_progress" | "submitted") => {
    const actor = { approved: "customer", queued: "system", in_progress: "operator", submitted: "operator" } as const;
    clock.forward(1);
    return db.transaction((tx) => transition(tx, dependencies.clock(), id, { to, actor: actor[to] }));
  };
  const [reserved, used] = [
    await create.submission({ projectId: project.id }),
    await create.submission({ projectId: project.id }),
  ];
  await move(reserved.id, "approved");
  for (const to of ["approved", "queued", "in_progress", "submitted"] as const) await move(used.id, to);
  const { balances, entries, total } = await list({ limit: "2" });
  expect(balances[0]).toEqual({ kind: "submission", available: 3, reserved: 1, used: 1 });
  expect(total).toBe(3);
  expect(entries).toMatchObject([
    { delta: -1, reason: "reserve", submissionId: used.id, directory: expect.any(String) },
    { delta: -1, reason: "reserve", submissionId: reserved.id },
  ]);
  expect((await list({ limit: "2", page: "2" })).entries).toMatchObject([
    { delta: 5, reason: "adjustment", note: "A gift", createdAt: "2026-11-21T09:00:00.000Z" },
  ]);
  expect(await list({ kind: "article" })).toMatchObject({ entries: [], total: 0 });
});

test("credits belong to the account: a project's owner gets them, and every project shows them", async () => {
  const { user, project, list } = await newCustomer();
  const another = await create.project({ ownerId: user.id });
  await adjust({ projectId: another.id, ...gift });
  expect((await list()).balances[0]).toMatchObject({ available: 5 });
  expect(project.id).not.toBe(another.id);
});

test("an adjustment is audited and never takes more than there is", async () => {
  const { user, list } = await newCustomer();
  await adjust({ userId: user.id, ...gift });
  const refused = await adjust({ userId: user.id, ...gift, delta: -6 });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "conflict", detail: "The account has 5 submission credits." });
  expect((await adjust({ userId: user.id, ...gift, delta: -5 })).status).toBe(201);
  expect((await list()).balances[0]).toMatchObject({ available: 0 });
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.onBehalfOf, user.id));
  expect(audited.map(({ call }) => call)).toEqual(["POST /api/credits", "POST /api/credits"]);
});

test("a trial comes with three submission credits, once per mailbox", async () => {
  const signUp = async (email: string) => {
    await read(visitor.auth.signup.$post({ json: { email, password: "a long enough password" } }));
    const [row] = await db
      .select({ sum: sum(credits.delta).mapWith(Number) })
      .from(credits)
      .innerJoin(users, eq(users.id, credits.userId))
      .where(eq(users.email, email));
    return row?.sum ?? 0;
  };
  const mailbox = crypto.randomUUID().slice(0, 8);
  expect(await signUp(`${mailbox}@people.example`)).toBe(3);
  expect(await signUp(`${mailbox}+again@people.example`)).toBe(0);
});

test("trial credits need a confirmed email, others don't", async () => {
  const { user, project, client } = await newCustomer();
  await db
    .update(users)
    .set({ trialEndsAt: new Date("2036-01-01T09:00:00Z") })
    .where(eq(users.id, user.id));
  const grant = { userId: user.id, kind: "submission", delta: 3, reason: "trial", source: `trial ${user.id}` } as const;
  await db.insert(credits).values(grant);
  const approve = async () => {
    const { id } = await create.submission({ projectId: project.id });
    const { changed, refused } = await read(client.submissions.approve.$post({ json: { ids: [id] } }));
    return refused[0]?.detail ?? `${changed.length} approved`;
  };
  expect(await approve()).toBe("Confirm your email address to use your trial credits.");
  const { id: directoryId } = await create.directory();
  const param = { id: project.id };
  await expect(read(client.projects[":id"].submissions.$post({ param, json: { directoryId } }))).rejects.toMatchObject({
    status: 403,
    code: "forbidden",
  });
  await db.update(users).set({ emailVerifiedAt: dependencies.clock() }).where(eq(users.id, user.id));
  expect(await approve()).toBe("1 approved");
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
  await adjust({ userId: user.id, ...gift });
  expect(await approve()).toBe("1 approved");
});

test.each([
  ["an unknown user", { userId: crypto.randomUUID() }, 404],
  ["an unknown project", { projectId: crypto.randomUUID() }, 404],
  ["neither a user nor a project", {}, 400],
])("refuses to adjust the credits of %s", async (_, account, status) => {
  expect((await adjust({ ...account, ...gift })).status).toBe(status);
});

test("deleting a project releases the credits that it had reserved", async () => {
  const { user, project, client, list } = await newCustomer();
  await adjust({ userId: user.id, ...gift });
  const { id } = await create.submission({ projectId: project.id });
  await db.transaction((tx) => transition(tx, dependencies.clock(), id, { to: "approved", actor: "customer" }));
  expect((await list()).balances[0]).toMatchObject({ available: 4, reserved: 1 });
  const another = await create.project({ ownerId: user.id });
  await client.projects[":id"].$delete({ param: { id: project.id } });
  const { balances } = await read(client.projects[":id"].credits.$get({ param: { id: another.id }, query: {} }));
  expect(balances[0]).toEqual({ kind: "submission", available: 5, reserved: 0, used: 0 });
});

test.each([
  [{ from: "2026-11-10" }, [2, 4, 8]],
  [{ to: "2026-11-12" }, [1, 2, 4]],
  [{ from: "2026-11-10", to: "2026-11-12" }, [2, 4]],
  [{ from: "2026-11-12T23:59:59.999Z", to: "2026-11-12T00:00:00Z" }, [4]],
  [{ from: "2026-11-13", to: "2026-11-10" }, []],
])("lists the changes of a range, both days included, with today's balances: %j", async (query, expected) => {
  const { user, project, client } = await newCustomer();
  const times = ["2026-11-09T23:59:59.999Z", "2026-11-10", "2026-11-12T23:59:59.999Z", "2026-11-13"];
  const entries = times.map((time, at) => ({
    userId: user.id,
    kind: "article" as const,
    delta: 2 ** at,
    reason: "adjustment" as const,
    source: `${user.id} ${at}`,
    createdAt: new Date(time),
  }));
  await db.insert(credits).values(entries);
  const list = await read(client.projects[":id"].credits.$get({ param: { id: project.id }, query }));
  expect(list.entries.map(({ delta }) => delta).toReversed()).toEqual(expected);
  expect(list.total).toBe(expected.length);
  expect(list.balances[1]).toMatchObject({ kind: "article", available: 15 });
});

test.each([{ from: "today" }, { to: "2026-13-01" }, { to: "" }])("rejects a wrong day: %j", async (query) => {
  const { project, client } = await newCustomer();
  const response = await client.projects[":id"].credits.$get({ param: { id: project.id }, query });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: "invalid", issues: [{ path: Object.keys(query)[0] }] },
  ]);
});
