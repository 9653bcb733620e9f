import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { plans, users } from "#db/schema/index.ts";
import { isExpired } from "#shared/limits.ts";
import { createTestApp } from "../testing/test-app.ts";
import { isAccountActive } from "./active-projects.ts";

test("an account is active in SQL exactly if it isn't expired in TypeScript", async () => {
  const { dependencies, create } = await createTestApp();
  const { db } = dependencies;
  const now = dependencies.clock();
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [plan] = await db.select({ id: plans.id, type: plans.type }).from(plans);
  for (const isAdmin of [true, false])
    for (const ofPlan of [plan, undefined])
      for (const trialEndsAt of [null, at(-1), now, at(1)]) {
        const { id } = await create.user({ isAdmin, trialEndsAt, planId: ofPlan?.id ?? null });
        const account = { isAdmin, trialEndsAt, planType: ofPlan?.type ?? null };
        const isActive = (await db.$count(users, and(eq(users.id, id), isAccountActive(now)))) === 1;
        expect({ account, isActive }).toEqual({ account, isActive: !isExpired(account, now) });
      }
});
