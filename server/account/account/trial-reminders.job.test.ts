import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { sendTrialReminders } from "./trial-reminders.job.ts";

const { dependencies, runJobs, create, outbox, clock } = await createTestApp();
const inHours = (hours: number) => new Date(dependencies.clock().getTime() + hours * 3600 * 1000);
const logged = async () => {
  await sendTrialReminders(dependencies);
  await runJobs("send-email");
  return outbox.splice(0).map(({ to, subject }) => `${to} ${subject}`);
};

test("reminds only users on the last day of their trial, once", async () => {
  const ending = await create.user({ trialEndsAt: inHours(20) });
  await create.user({ trialEndsAt: inHours(-1) });
  await create.user({ trialEndsAt: null });
  await create.user({ trialEndsAt: inHours(20), planId: 1 });
  await create.user({ trialEndsAt: inHours(20), isAdmin: true });
  const later = await create.user({ trialEndsAt: inHours(40) });
  expect(await logged()).toEqual([`${ending.email} Your trial ends tomorrow`]);
  expect(await logged()).toEqual([]);
  clock.forward(24 * 3600);
  expect(await logged()).toEqual([`${later.email} Your trial ends tomorrow`]);
});

test("two concurrent processes send each reminder once", async () => {
  await create.user({ trialEndsAt: inHours(10) });
  await Promise.all([sendTrialReminders(dependencies), sendTrialReminders(dependencies)]);
  await runJobs("send-email");
  expect(outbox.splice(0)).toHaveLength(1);
});
