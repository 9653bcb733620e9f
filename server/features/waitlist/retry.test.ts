import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contacts } from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { world } from "../../testing/test-app.ts";

const { parts, make, get, tokenOf, nudged } = await world();
const call = callWith(get);
const token = await tokenOf(await make.user({ isAdmin: true }));
const add = async (values: Partial<typeof contacts.$inferInsert>) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  const [row] = await parts.db
    .insert(contacts)
    .values({ email, ...values })
    .returning();
  return row?.id ?? "";
};

test("a contact that was refused is sent again at once", async () => {
  const id = await add({ state: "failed", reason: "400", tries: 5, nextTryAt: new Date("2030-01-01") });
  nudged.length = 0;
  expect((await call("POST", `waitlist/${id}/retry`, token)).status).toBe(204);
  const [row] = await parts.db.select().from(contacts).where(eq(contacts.id, id));
  expect(row).toMatchObject({ state: "waiting", tries: 0, reason: null, nextTryAt: parts.clock() });
  expect(nudged).toEqual(["sync-waitlist"]);
});

test("one that is there already, or nobody, is not found", async () => {
  const id = await add({ state: "synced", list: 11 });
  expect((await call("POST", `waitlist/${id}/retry`, token)).status).toBe(404);
  expect((await call("POST", `waitlist/${crypto.randomUUID()}/retry`, token)).status).toBe(404);
  expect((await call("POST", "waitlist/1/retry", token)).status).toBe(400);
});
