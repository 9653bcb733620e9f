import { expect, test } from "vitest";
import { sendMails } from "../../emails/send-emails.job.ts";
import { world } from "../../testing/test-app.ts";
import { remindTrials } from "./trial-reminders.job.ts";

const { parts, make, outbox, clock } = await world();
const inHours = (hours: number) => new Date(parts.clock().getTime() + hours * 3600 * 1000);
const told = async () => {
  await remindTrials(parts);
  await sendMails(parts);
  return outbox.splice(0).map(({ to, subject }) => `${to} ${subject}`);
};

test("who is in the last day of the trial is told, once, and nobody else is", async () => {
  const ending = await make.user({ trialEndsAt: inHours(20) });
  await make.user({ trialEndsAt: inHours(-1) });
  await make.user({ trialEndsAt: null });
  await make.user({ trialEndsAt: inHours(20), planId: 1 });
  await make.user({ trialEndsAt: inHours(20), isAdmin: true });
  const later = await make.user({ trialEndsAt: inHours(40) });
  expect(await told()).toEqual([`${ending.email} Your trial ends tomorrow`]);
  expect(await told()).toEqual([]);
  clock.forward(24 * 3600);
  expect(await told()).toEqual([`${later.email} Your trial ends tomorrow`]);
});

test("two processes at once tell everyone once", async () => {
  await make.user({ trialEndsAt: inHours(10) });
  await Promise.all([remindTrials(parts), remindTrials(parts)]);
  await sendMails(parts);
  expect(outbox.splice(0)).toHaveLength(1);
});
