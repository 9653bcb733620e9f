import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contacts } from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf, pendingJobs } = await createTestApp();
const call = callWith(get);
const token = await tokenOf(await create.user({ isAdmin: true }));
const add = async (values: Partial<typeof contacts.$inferInsert>) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  const [row] = await dependencies.db
    .insert(contacts)
    .values({ email, ...values })
    .returning();
  return row?.id ?? "";
};

test("retries a rejected contact at once", async () => {
  const id = await add({ state: "failed", reason: "400", attempts: 5 });
  expect((await call("POST", `waitlist/${id}/retry`, token)).status).toBe(204);
  const [row] = await dependencies.db.select().from(contacts).where(eq(contacts.id, id));
  expect(row).toMatchObject({ state: "waiting", attempts: 0, reason: null });
  expect(await pendingJobs("sync-contact")).toMatchObject([{ state: "created", data: { id } }]);
});

test("a synced or unknown contact is not found", async () => {
  const id = await add({ state: "synced", list: 11 });
  expect((await call("POST", `waitlist/${id}/retry`, token)).status).toBe(404);
  expect((await call("POST", `waitlist/${crypto.randomUUID()}/retry`, token)).status).toBe(404);
  expect((await call("POST", "waitlist/1/retry", token)).status).toBe(400);
});
