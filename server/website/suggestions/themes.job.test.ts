import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedbacks } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { updateAllThemes } from "./themes.job.ts";

const { dependencies, create, get, tokenOf, clock } = await createTestApp();
const call = callWith(get);

const projectWith = async () => {
  const user = await create.user({ isAdmin: true });
  const { id } = await create.project({ ownerId: user.id });
  return {
    id,
    give: async (reason: string | null, times: number, values: Partial<typeof feedbacks.$inferInsert> = {}) => {
      const row = { projectId: id, mode: "live" as const, reason, verified: false, tokenHash: "", ...values };
      const rows = Array.from({ length: times }, () => ({ createdAt: dependencies.clock(), ...row }));
      if (times) await dependencies.db.insert(feedbacks).values(rows);
    },
    themes: async () => {
      await updateAllThemes(dependencies);
      const response = await call("GET", `suggestions/${id}/project`, await tokenOf(user));
      return (
        (await response.json()) as { suggestions: { id: string; kind: string; title: string; severity: string }[] }
      ).suggestions;
    },
    dismiss: async (suggestion: string) => call("DELETE", `suggestions/${suggestion}`, await tokenOf(user)),
  };
};

test.each([
  [4, []],
  [5, ["“Too expensive”: given 5 times"]],
  [21, ["“Too expensive”: given 21 times"]],
])("a reason given %i times makes %j", async (times, titles) => {
  const { give, themes } = await projectWith();
  await give("Too expensive", times);
  await give("No longer needed", 4);
  expect((await themes()).map(({ title }) => title)).toEqual(titles);
});

test("ignores feedback that is old, a test, without a reason or of another project", async () => {
  const [{ give, themes }, other] = [await projectWith(), await projectWith()];
  await give("Too expensive", 4);
  await give("Too expensive", 5, { createdAt: new Date(dependencies.clock().getTime() - 31 * dayMs) });
  await give("Too expensive", 5, { mode: "test" });
  await give(null, 9);
  await give("", 9);
  await other.give("Too expensive", 5);
  expect(await themes()).toEqual([]);
});

test("a theme closes when its reason gets rarer, by age or deletion, and reopens", async () => {
  const { id, give, themes } = await projectWith();
  await give("Too expensive", 6);
  const [theme] = await themes();
  expect(theme).toMatchObject({ kind: "reason:Too expensive", severity: "medium" });
  await dependencies.db.delete(feedbacks).where(eq(feedbacks.projectId, id));
  expect(await themes()).toEqual([]);
  await give("Too expensive", 20);
  expect(await themes()).toMatchObject([{ id: theme?.id, severity: "high" }]);
  clock.forward(31 * 24 * 3600);
  expect(await themes()).toEqual([]);
});

test("a dismissed theme reopens when twice as many say it, not with the next one", async () => {
  const { give, themes, dismiss } = await projectWith();
  await give("Too expensive", 5);
  const [theme] = await themes();
  await dismiss(theme?.id ?? "");
  await give("Too expensive", 4);
  expect(await themes()).toEqual([]);
  await give("Too expensive", 1);
  expect(await themes()).toMatchObject([{ id: theme?.id, title: "“Too expensive”: given 10 times" }]);
});
