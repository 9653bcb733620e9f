import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, users } from "#db/schema/index.ts";
import { defaultMailAlerts } from "#shared/conversations/alerts.ts";
import { checklist } from "#shared/reporting/checklist.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const trialEndsAt = new Date(dependencies.clock().getTime() + 24 * 3600_000);

const newProject = async () => {
  const user = await create.user({ trialEndsAt, emailVerifiedAt: null });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const read = async () => checklist.parse(await (await call("GET", `projects/${id}/checklist`, token)).json());
  return {
    user,
    id,
    token,
    read,
    done: async () => (await read()).items.filter(({ isDone }) => isDone).map((item) => item.id),
  };
};

test("derives each step from the project's data", async () => {
  const { user, id, token, done } = await newProject();
  expect(await done()).toEqual([]);
  await dependencies.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
  expect(await done()).toEqual(["confirm_email"]);
  await create.keyword({ projectId: id });
  expect(await done()).toEqual(["confirm_email", "add_keywords"]);
  const grant = { kind: "submission", delta: 1, reason: "adjustment", source: crypto.randomUUID() } as const;
  await dependencies.db.insert(credits).values({ userId: user.id, ...grant });
  const { id: submissionId } = await create.submission({ projectId: id, state: "proposed" });
  const mention = await create.mention({ projectId: id });
  expect(await done()).toEqual(["confirm_email", "add_keywords"]);
  expect((await call("POST", "submissions/approve", token, { ids: [submissionId] })).status).toBe(200);
  expect(await done()).toContain("approve_submission");
  expect((await call("DELETE", `posts/${mention.id}/mention`, token)).status).toBe(204);
  const mailAlerts = { ...defaultMailAlerts, on: true };
  expect((await call("PUT", `projects/${id}/alerts/mail`, token, mailAlerts)).status).toBe(200);
  expect(await done()).toEqual([
    "confirm_email",
    "add_keywords",
    "approve_submission",
    "answer_mention",
    "connect_channel",
  ]);
});

test("stays hidden until it is shown again, for its project only", async () => {
  const { id, token, read } = await newProject();
  const other = await newProject();
  const put = (isDismissed: unknown) => call("PUT", `projects/${id}/checklist`, token, { isDismissed });
  expect((await read()).isDismissed).toBe(false);
  expect((await put(true)).status).toBe(200);
  expect((await read()).isDismissed).toBe(true);
  expect((await other.read()).isDismissed).toBe(false);
  await put(false);
  expect((await read()).isDismissed).toBe(false);
  expect((await put("yes")).status).toBe(400);
});
