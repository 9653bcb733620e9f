import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";

const { dependencies, runJobs, service, outbox, create, get, tokenOf, sell, sendAll, happens, checkoutOf, buyer } =
  await createPaymentsApp();
const call = callWith(get);
const once = await sell({ label: "Once", price: 299, type: "onetime" });
const monthly = await sell({ label: "Monthly" });

/** Creates an administrator in place of the earlier ones. `mails` sends what waits and returns their mails. */
const createOwner = async (values: Parameters<typeof create.user>[0] = {}) => {
  await dependencies.db.update(users).set({ role: "customer" }).where(eq(users.isAdmin, true));
  const owner = await create.user({ isAdmin: true, ...values });
  const mails = async () => {
    await runJobs("send-email");
    return outbox.filter(({ to }) => to === owner.email);
  };
  return { owner, mails };
};
const repeatedly = async (events: Parameters<typeof sendAll>[0]) => {
  for (let times = 0; times < 3; times++) await sendAll(events);
};

test("reports a sale once, however often its events are delivered", async () => {
  const { mails } = await createOwner();
  const user = await create.user();
  const id = await checkoutOf(user, once);
  await repeatedly(happens(() => service.complete(id)));
  expect(await mails()).toMatchObject([{ subject: "New sale", text: expect.stringContaining("Once for $299.00") }]);
  expect((await mails())[0]?.text).toContain("/dashboard/account/emails#mails");
});

test("reports a subscription, and not its renewal where that is off", async () => {
  const { mails } = await createOwner({ mutedOwnerEmails: ["subscriptions"] });
  const { subscriptionId } = await buyer(monthly);
  await repeatedly(happens(() => service.renew(subscriptionId, new Date(Date.now() + 60 * dayMs))));
  await repeatedly(happens(() => service.payRenewal(subscriptionId)));
  expect((await mails()).map(({ subject }) => subject)).toEqual(["New sale"]);
});

test("reports a failed payment once", async () => {
  const { mails } = await createOwner({ mutedOwnerEmails: ["sales"] });
  const { user, subscriptionId } = await buyer(monthly);
  await repeatedly(happens(() => service.failPayment(subscriptionId, { wantsAction: true })));
  expect(await mails()).toMatchObject([
    { subject: "A customer's payment failed", text: expect.stringContaining(user.email) },
  ]);
});

test("reports a dispute once, with its amount, reason and buyer", async () => {
  const { mails } = await createOwner({ mutedOwnerEmails: ["sales"] });
  const { user, sessionId } = await buyer(once);
  await repeatedly(happens(() => service.dispute(sessionId)));
  const text = expect.stringContaining(`${user.email} disputes a payment of $299.00`);
  expect(await mails()).toMatchObject([{ subject: "A payment is disputed", text }]);
});

test.each([
  ["won", "You won the dispute with", "stays"],
  ["lost", "You lost the dispute with", "ends"],
  ["warning_closed", "You won the dispute with", "stays"],
] as const)("reports a dispute that closed as %s once", async (status, opening, consequence) => {
  const { mails } = await createOwner({ mutedOwnerEmails: ["sales"] });
  const { user, sessionId } = await buyer(once);
  let id = "";
  await sendAll(
    happens(() => {
      id = service.dispute(sessionId).id;
    }),
  );
  await repeatedly(happens(() => service.closeDispute(id, status)));
  const [, closed] = await mails();
  expect(closed).toMatchObject({ subject: `You ${status === "lost" ? "lost" : "won"} a dispute` });
  expect(closed?.text).toContain(`${opening} ${user.email} over $299.00`);
  expect(closed?.text).toContain(consequence);
  expect(await mails()).toHaveLength(2);
});

test("sends nothing that the administrator turned off", async () => {
  const { owner, mails } = await createOwner();
  const token = await tokenOf(owner);
  const mutedOwnerEmails = ["sales", "failed-payments", "disputes", "subscriptions"];
  const saved = await call("PUT", "users/me/mails", token, { digest: true, mutedOwnerEmails });
  expect(await saved.json()).toEqual({ digest: true, submissions: true, mutedOwnerEmails });
  expect(await (await call("GET", "users/me/mails", token)).json()).toMatchObject({ mutedOwnerEmails });
  const { subscriptionId } = await buyer(monthly);
  const { sessionId } = await buyer(once);
  await sendAll(happens(() => service.failPayment(subscriptionId)));
  await sendAll(happens(() => service.dispute(sessionId)));
  expect(await mails()).toEqual([]);
});

test("customers neither see nor change the administrators' preferences", async () => {
  const token = await tokenOf(await create.user());
  expect(await (await call("GET", "users/me/mails", token)).json()).not.toHaveProperty("mutedOwnerEmails");
  const body = { digest: true, mutedOwnerEmails: ["sales"] };
  expect((await call("PUT", "users/me/mails", token, body)).status).toBe(403);
});
