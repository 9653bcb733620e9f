import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { mailSignUps } from "./sign-ups-email.job.ts";

let now = new Date("2026-03-10T07:23:00Z");
const { dependencies, create, outbox, runJobs } = await createTestApp({ clock: () => now });

const mailsOf = async (email: string) => {
  await mailSignUps(dependencies);
  await runJobs("send-email");
  return outbox.filter(({ to }) => to === email);
};

test("reports yesterday's sign-ups once, to those who want it, and skips days without any", async () => {
  const before = new Date("2026-01-01T00:00:00Z");
  const admin = await create.user({ isAdmin: true, createdAt: before });
  const muted = await create.user({ isAdmin: true, createdAt: before, mutedOwnerEmails: ["sign-ups"] });
  for (const time of ["2026-03-08T23:59:59Z", "2026-03-09T00:00:00Z", "2026-03-09T23:59:59Z", "2026-03-10T00:00:00Z"])
    await create.user({ createdAt: new Date(time) });
  await mailsOf(admin.email);
  const reported = [
    { subject: "2 new sign-ups", text: expect.stringContaining("2 people signed up on March 9, 2026.") },
  ];
  expect(await mailsOf(admin.email)).toMatchObject(reported);
  expect(await mailsOf(muted.email)).toEqual([]);
  now = new Date("2026-03-12T07:23:00Z");
  expect(await mailsOf(admin.email)).toMatchObject(reported);
});
