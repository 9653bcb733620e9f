import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { contacts, emails } from "#db/schema/index.ts";
import { contactList } from "#shared/site/waitlist.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, visitor, as, create, get, pendingJobs } = await createTestApp();
const join = (json: { email: string; source?: string; nickname?: string }) => read(visitor.waitlist.$post({ json }));
const rowsOf = (email: string) => dependencies.db.select().from(contacts).where(eq(contacts.email, email));
const mailsTo = (email: string) => dependencies.db.select().from(emails).where(eq(emails.recipient, email));

test("joining stores the contact, and enqueues the welcome mail and the sync", async () => {
  expect(await join({ email: "Ada@New.example", source: "hero" })).toEqual({ joined: true });
  expect(await rowsOf("ada@new.example")).toMatchObject([{ source: "hero", state: "waiting", list: null }]);
  expect(await mailsTo("ada@new.example")).toMatchObject([{ template: "waitlist-welcome", sentAt: null }]);
  const enqueued = async (name: "send-email" | "sync-contact") => (await pendingJobs(name)).map(({ data }) => data.id);
  const [contact] = await rowsOf("ada@new.example");
  const [mail] = await mailsTo("ada@new.example");
  expect([await enqueued("sync-contact"), await enqueued("send-email")]).toEqual([[contact?.id], [mail?.id]]);
});

test("an email that joined before, in any case, gets the same response and no second mail", async () => {
  await join({ email: "twice@people.example" });
  expect(await join({ email: "TWICE@people.example " })).toEqual({ joined: true });
  expect(await rowsOf("twice@people.example")).toHaveLength(1);
  expect(await mailsTo("twice@people.example")).toHaveLength(1);
});

test("twenty concurrent requests with one email create one row and one mail", async () => {
  await Promise.all(Array.from({ length: 20 }, () => join({ email: "race@people.example" })));
  expect(await rowsOf("race@people.example")).toHaveLength(1);
  expect(await mailsTo("race@people.example")).toHaveLength(1);
});

test("a bot that fills the honeypot gets the same response and is not stored", async () => {
  expect(await join({ email: "bot@people.example", nickname: "bot" })).toEqual({ joined: true });
  expect(await rowsOf("bot@people.example")).toHaveLength(0);
});

test.each([
  "",
  "ada",
  "ada@",
  "@x.example",
  "a da@x.example",
  "ada@x",
  `${"a".repeat(250)}@x.example`,
  "a\0@x.example",
])("rejects %j as an email", async (email) => {
  await expect(join({ email })).rejects.toMatchObject({ status: 400, code: "invalid" });
});

test("rejects an unknown field", async () => {
  const body = JSON.stringify({ email: "extra@people.example", state: "synced" });
  const response = await get("/api/waitlist", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect(response.status).toBe(400);
  expect(await rowsOf("extra@people.example")).toHaveLength(0);
});

test("limits joins per IP address", async () => {
  stopDate();
  const post = (at: number) =>
    get(
      "/api/waitlist",
      {
        method: "POST",
        body: JSON.stringify({ email: `${at}@flood.example` }),
        headers: { "content-type": "application/json" },
      },
      "192.0.2.9",
    );
  const bodies = [];
  for (let at = 0; at < 31; at++) bodies.push(await post(at));
  expect(bodies.map(({ status }) => status)).toEqual([...Array(30).fill(201), 429]);
  expect(Number(bodies.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("an admin lists contacts newest first, page by page", async () => {
  await join({ email: "older@list.example" });
  await join({ email: "newer@list.example" });
  const admin = await as(await create.user({ isAdmin: true }));
  const first = contactList.parse(await read(admin.waitlist.$get({ query: { limit: "1" } })));
  expect(first.contacts.map(({ email }) => email)).toEqual(["newer@list.example"]);
  expect(first.total).toBeGreaterThan(1);
  const second = await read(admin.waitlist.$get({ query: { limit: "1", page: "2" } }));
  expect(second.contacts.map(({ email }) => email)).toEqual(["older@list.example"]);
});

test("exports a CSV file whose cells cannot act as formulas", async () => {
  await join({ email: "=cmd@list.example" });
  const admin = await as(await create.user({ isAdmin: true }));
  const response = await admin.waitlist.export.$get();
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="Waitlist_\d{4}-\d\d-\d\d\.csv"$/);
  const text = await response.text();
  expect(text.split("\r\n")[0]).toBe("email,source,state,list,createdAt");
  expect(text).toContain("\r\n'=cmd@list.example,");
});
