// A database of the last release before the credits, with accounts that had paid.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, expect, test } from "vitest";
import { onPGlite } from "#db/connect.ts";
import { openPGlite } from "#db/pglite.ts";
import { credits, plans, users } from "#db/schema/index.ts";
import { landingPlans } from "#shared/landing/plans.ts";
import type { PlanFeature } from "#shared/plans.ts";
import { stripe } from "../../testing/stand-ins/stripe.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { settleAllCredits } from "../credits/settle-credits.job.ts";
import { confirmPeriods } from "./confirm-periods.job.ts";

/** Migrations of the last release before the credits. */
const lastRelease = 18;

const createOldDatabase = async () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-migrations-"));
  cpSync("db/migrations", folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, lastRelease) }));
  const pglite = await openPGlite();
  await migrate(drizzle(pglite), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return { pglite, database: await onPGlite(pglite) };
};

const { pglite, database } = await createOldDatabase();
const service = stripe();
afterAll(async () => {
  await service.stop();
  await database.close();
});

const day = 24 * 3600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const publisherText: PlanFeature[] = [
  "Submission to 200+ directories",
  "Free directories only, so no listing fees",
  {
    text: "Listing copy prepared for you",
    items: ["Short and long descriptions", "Categories and tags for each directory"],
  },
  "Each listing checked once it's live",
  "A list of all submissions and their status",
];
const editedText: PlanFeature[] = ["50 directory submissions a month", "Coffee with the founder"];

const addPlan = (id: number, label: string, type: string, priceId: string, features: PlanFeature[]) =>
  pglite.query(
    `insert into plans (id, label, price_minor, type, devise, stripe_plan_id, headline, active, position, description,
      features, nofeatures, popular)
    overriding system value values ($1, $2, 69000, $3, '$', $4, '', true, $1, '', $5, '[]', false)`,
    [id, label, type, priceId, JSON.stringify(features)],
  );

const addUser = async (name: string, values: { planId?: number; trialEndsAt?: Date } = {}) => {
  const id = crypto.randomUUID();
  await pglite.query("insert into users (id, email, plan_id, trial_ends_at) values ($1, $2, $3, $4)", [
    id,
    `${name}@people.example`,
    values.planId ?? null,
    values.trialEndsAt ?? null,
  ]);
  return id;
};

const addPurchase = (userId: string, refundedAt: Date | null = null) =>
  pglite.query(
    "insert into purchases (id, user_id, plan_id, checkout_id, refunded_at) values (gen_random_uuid(), $1, 1, $2, $3)",
    [userId, `cs_${userId}`, refundedAt],
  );

const monthly = service.price(69_000, "usd", "month");
/** A subscription at Stripe and its row here. Returns Stripe's id. */
const addSubscription = async (userId: string, status: string, end: Date) => {
  const stripeId = service.complete(service.open({ price: monthly, reference: userId }).id).subscription ?? "";
  service.renew(stripeId, end);
  service.update(stripeId, { status });
  await pglite.query(
    `insert into subscriptions (id, user_id, stripe_id, plan_id, price_id, status, current_period_end, cancel_at_period_end)
    values (gen_random_uuid(), $1, $2, 3, $3, $4, $5, false)`,
    [userId, stripeId, monthly.id, status, new Date(Math.floor(end.getTime() / 1000) * 1000)],
  );
  return stripeId;
};

const balances = async () => {
  const rows = await database.db
    .select({ email: users.email, kind: credits.kind, sum: sql<number>`sum(${credits.delta})::int` })
    .from(credits)
    .innerJoin(users, eq(users.id, credits.userId))
    .groupBy(users.email, credits.kind)
    .orderBy(users.email, credits.kind);
  return rows.map(({ email, kind, sum }) => `${email.split("@")[0]} ${sum} ${kind}`);
};

test("accounts that had paid get what they are owed, once, and unedited plans get today's texts", async () => {
  await addPlan(1, "Publisher", "onetime", "price_once", publisherText);
  await addPlan(3, "Growth Partner", "monthly", monthly.id, editedText);
  await addPurchase(await addUser("once", { planId: 1 }));
  await addPurchase(await addUser("refunded"), inDays(-3));
  await addUser("trial", { trialEndsAt: inDays(5) });
  const paid = await addSubscription(await addUser("monthly", { planId: 3 }), "active", inDays(20));
  service.payRenewal(paid);
  await addSubscription(await addUser("renewing", { planId: 3 }), "active", inDays(30));
  await addSubscription(await addUser("overdue", { planId: 3 }), "past_due", inDays(25));
  await addSubscription(await addUser("expired"), "canceled", inDays(-40));

  for (let starts = 0; starts < 2; starts++) {
    await database.migrate();
    const { dependencies } = await createTestApp({
      db: database.db,
      payments: service.payments(),
      clock: () => new Date(),
    });
    await settleAllCredits(dependencies);
    await confirmPeriods(dependencies);
    expect(await balances()).toEqual([
      "monthly 30 article",
      "monthly 300 page",
      "monthly 50 submission",
      "once 200 submission",
    ]);
  }
  const texts = await database.db.select({ features: plans.features }).from(plans).orderBy(plans.id);
  expect(texts.map(({ features }) => features)).toEqual([landingPlans[0]?.features, editedText]);
});
