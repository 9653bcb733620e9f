import { expect, test } from "vitest";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const password = "a long enough password";
const confirmed = { emailVerifiedAt: new Date("2026-11-01T09:00:00Z") };

test("Google is disconnected after a confirmation, if another way to sign in is left", async () => {
  const user = await create.user({ password, ...confirmed, googleId: crypto.randomUUID(), googleEmail: "a@gmail.com" });
  const token = await tokenOf(user);
  expect((await call("DELETE", "users/me/google", token, {})).status).toBe(400);
  expect((await call("DELETE", "users/me/google", token, { password })).status).toBe(204);
  expect((await call("DELETE", "users/me/google", token, { password })).status).toBe(404);
  const alone = await create.user({ googleId: crypto.randomUUID() });
  expect((await call("DELETE", "users/me/google", await tokenOf(alone), {})).status).toBe(409);
});
