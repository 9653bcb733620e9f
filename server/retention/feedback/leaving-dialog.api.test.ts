import { expect, test } from "vitest";
import { defaultReasons, leavingDialog, publicDialog } from "#shared/retention/feedback.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const owner = async () => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) });
  const { id } = await create.project({ ownerId: user.id });
  return { path: `projects/${id}/leaving-dialog`, id, token: await tokenOf(user) };
};

test("a project uses the default reasons until it has its own", async () => {
  const { path, id, token } = await owner();
  const read = async () => leavingDialog.parse(await (await call("GET", path, token)).json());
  expect(await read()).toEqual({ reasons: defaultReasons, isShuffled: false });
  for (const reasons of [["Too slow", "No dark mode"], ["Too slow"]]) {
    const saved = await call("PUT", path, token, { reasons: reasons.map((reason) => ` ${reason} `), isShuffled: true });
    expect(await saved.json()).toEqual({ reasons, isShuffled: true });
    expect(await read()).toEqual({ reasons, isShuffled: true });
    const shown = publicDialog.parse(await (await get(`/api/feedback/dialog/${id}`)).json());
    expect(shown).toMatchObject({ reasons, isShuffled: true, mode: "live" });
  }
});

test.each<[string, unknown]>([
  ["no reason", { reasons: [], isShuffled: false }],
  ["an empty one", { reasons: [" \u200b"], isShuffled: false }],
  ["one twice", { reasons: ["Too slow", "too slow"], isShuffled: false }],
  ["13 of them", { reasons: Array.from({ length: 13 }, (_, at) => `${at}`), isShuffled: false }],
  ["one of 81 characters", { reasons: ["x".repeat(81)], isShuffled: false }],
  ["no order", { reasons: ["x"] }],
  ["more than it takes", { reasons: ["x"], isShuffled: false, colour: "red" }],
])("a dialog with %s is invalid", async (_, body) => {
  const { path, token } = await owner();
  expect((await call("PUT", path, token, body)).status).toBe(400);
});
