import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/index.ts";
import { emailPreferences } from "#shared/account/account.ts";
import { createUnsubscribeToken } from "../../emails/unsubscribe-token.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { sendDigests } from "./digest.job.ts";

const { dependencies, runJobs, create, get, outbox, tokenOf } = await createTestApp();
const call = callWith(get);
const wantsDigest = async (id: string) =>
  (await dependencies.db.select().from(users).where(eq(users.id, id))).map(({ wantsDigest }) => wantsDigest)[0];

/** Creates a user and returns the digest mail sent to them. */
const digestMail = async () => {
  const user = await create.user({ emailVerifiedAt: new Date() });
  const project = await create.project({ ownerId: user.id });
  await create.mention({ projectId: project.id, foundAt: dependencies.clock() });
  await sendDigests(dependencies);
  await runJobs("send-email");
  const mail = outbox.find(({ to }) => to === user.email);
  if (!mail) throw new Error("There is no digest.");
  return { user, mail };
};
const oneClick = (address: string) =>
  get(address.replace("https://linkstead.test", ""), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

test("the one-click unsubscribe of a mail client turns the digest off without signing in, for good", async () => {
  const { user, mail } = await digestMail();
  expect(mail.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const [, address = ""] = mail.headers?.["List-Unsubscribe"]?.match(/^<(https:[^>]+)>$/) ?? [];
  const response = await oneClick(address);
  expect([response.status, await response.json()]).toEqual([200, { digest: false }]);
  expect(await wantsDigest(user.id)).toBe(false);
  expect((await oneClick(address)).status).toBe(200);
});

test("the link in the mail opens a page with the same token, and opening it changes nothing", async () => {
  const { user, mail } = await digestMail();
  const [, path = "", token = ""] =
    mail.text.match(/https:\/\/linkstead\.test(\/auth\/digest-off\?token=([\w-]+))/) ?? [];
  expect((await get(path)).status).toBe(200);
  const opened = await get(`/api/digest/off?token=${token}`);
  expect([opened.status, opened.headers.get("location")]).toEqual([303, path]);
  expect(await wantsDigest(user.id)).toBe(true);
  expect((await call("POST", `digest/off?token=${token}`)).status).toBe(200);
  expect(await wantsDigest(user.id)).toBe(false);
});

test("a link does not affect other users' digests", async () => {
  const [one, other] = [await create.user(), await create.user()];
  await call("POST", `digest/off?token=${createUnsubscribeToken(dependencies.tokens, one.id)}`);
  expect([await wantsDigest(one.id), await wantsDigest(other.id)]).toEqual([false, true]);
});

const someone = await create.user();
const token = createUnsubscribeToken(dependencies.tokens, someone.id);
test.each([
  ["no token", ""],
  ["a user id without a signature", someone.id],
  ["a truncated token", token.slice(0, -1)],
  ["a token with an extra character", `${token}A`],
  ["another user's signature", (await create.user()).id + token.slice(36)],
  ["a long text", "x".repeat(200)],
  ["non-ASCII characters", "é".repeat(79)],
  ["a session token", await tokenOf(someone)],
])("rejects %s", async (_, token) => {
  const response = await call("POST", `digest/off?token=${encodeURIComponent(token)}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid" });
  expect(await wantsDigest(someone.id)).toBe(true);
});

test("the token gives no other access", async () => {
  expect((await call("GET", "users/me", token)).status).toBe(401);
});

test("the link of a deleted user does no harm", async () => {
  expect(
    (await call("POST", `digest/off?token=${createUnsubscribeToken(dependencies.tokens, crypto.randomUUID())}`)).status,
  ).toBe(200);
});

test("only its owner can turn the digest on and off in the account", async () => {
  const [user, other] = [await create.user({ wantsDigest: false }), await create.user()];
  const mine = await tokenOf(user);
  expect(emailPreferences.parse(await (await call("GET", "users/me/mails", mine)).json())).toEqual({
    digest: false,
    submissions: true,
  });
  const saved = await call("PUT", "users/me/mails", mine, { digest: true });
  expect(emailPreferences.parse(await saved.json())).toEqual({ digest: true, submissions: true });
  await call("PUT", "users/me/mails", await tokenOf(other), { digest: false });
  expect([await wantsDigest(user.id), await wantsDigest(other.id)]).toEqual([true, false]);
});

test.each([[{}], [{ digest: "no" }], [{ digest: true, more: 1 }]])("rejects the preferences %j", async (body) => {
  expect((await call("PUT", "users/me/mails", await tokenOf(someone), body)).status).toBe(400);
});
