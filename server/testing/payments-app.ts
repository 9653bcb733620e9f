// The test app with a Stripe stand-in that sells its plans.
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll } from "vitest";
import { plans, users } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { delivery, type StripeEvent, stripe } from "./stand-ins/stripe.ts";
import { createTestApp } from "./test-app.ts";

type PlanValues = Partial<typeof plans.$inferInsert> & { currency?: string };

/** Call it once per test file. `logged` collects the app's log. */
export const createPaymentsApp = async (swap: Partial<Dependencies> = {}) => {
  const service = stripe();
  afterAll(() => void service.stop());
  const logged: { level: number; msg: string }[] = [];
  const log = pino({ level: "info" }, { write: (line) => void logged.push(JSON.parse(line)) });
  const app = await createTestApp({ payments: service.payments(), log, ...swap });
  const { dependencies, get, create } = app;

  /** Creates a plan with a matching Stripe price: its regular price (`strokePrice`), if it has one. */
  const sell = async ({ price = 690, type = "monthly", currency = "usd", ...values }: PlanValues = {}) => {
    const interval = { onetime: undefined, monthly: "month" as const, annually: "year" as const }[type];
    const offered = service.price(Math.round((values.strokePrice ?? price) * 100), currency, interval);
    const row = { devise: "$", headline: "", active: true, position: 50, description: "", popular: false };
    const [plan] = await dependencies.db
      .insert(plans)
      .values({
        ...row,
        label: "A plan",
        price,
        type,
        features: [],
        nofeatures: [],
        stripePlanId: offered.id,
        url: "https://buy.stripe.com/a-plan",
        ...values,
      })
      .returning();
    if (!plan) throw new Error("The plan was not created.");
    return { ...plan, offered };
  };

  const planOf = async ({ id }: { id: string }) => {
    const [user] = await dependencies.db.select({ planId: users.planId }).from(users).where(eq(users.id, id));
    return user?.planId ?? null;
  };

  const send = async (event: Pick<StripeEvent, "raw">, options?: Parameters<typeof delivery>[1]) =>
    (await get("/api/payments/webhook", delivery(event, options))).status;
  /** Runs an action in the Stripe stand-in and returns its events, which are not delivered yet. */
  const happens = (work: () => unknown) => {
    const before = service.events.length;
    work();
    return service.events.slice(before);
  };
  const sendAll = async (events: StripeEvent[]) => {
    const statuses: number[] = [];
    for (const event of events) statuses.push(await send(event));
    return statuses;
  };

  /** Starts a checkout as this user and returns the session id. */
  const checkoutOf = async (user: typeof users.$inferSelect, plan: { id: number }) => {
    const client = await app.as(user);
    const response = await client.plans.change.$post({ json: { planId: plan.id } });
    const { paymentUrl } = (await response.json()) as { paymentUrl: string };
    return paymentUrl.split("/").at(-1) ?? "";
  };

  /** Creates a user who has bought the plan, with all events delivered. */
  const buyer = async (plan: { id: number }, values: Parameters<typeof create.user>[0] = {}) => {
    const user = await create.user(values);
    const id = await checkoutOf(user, plan);
    await sendAll(happens(() => service.complete(id)));
    const session = service.sessions.get(id);
    return { user, sessionId: id, subscriptionId: session?.subscription ?? "", customerId: session?.customer ?? "" };
  };

  return { ...app, service, logged, sell, planOf, send, sendAll, happens, checkoutOf, buyer };
};
