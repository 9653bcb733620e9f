import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emails, users, verificationTokens } from "#db/schema/index.ts";
import { sentResponse, signedIn } from "#shared/account/auth.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, runJobs, create, get, tokenOf, outbox, clock } = await createTestApp();
const password = "a long enough password";
const another = "quite another password";
const passwordHash = await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });

const send = (method: string, path: string, body?: unknown, token?: string) =>
  get(`/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
  });
const requestLink = (email: string) => get(`/api/auth/magic-link?email=${encodeURIComponent(email)}`);
const requestReset = (email: string) => send("POST", "auth/password-reset/", { email });
const follow = (token: string) => get(`/api/auth/magic-link/callback?token=${token}`);
const reset = (token: string, password = another) =>
  send("PUT", "auth/password", { password, resetPasswordToken: token });
const confirm = (token: string, as?: string) => send("POST", "users/me/confirm-email", { token }, as);
const signIn = (email: string, password: string) => send("POST", "auth/signIn", { email, password });
const stands = async (token: string) => (await send("GET", "users/me", undefined, token)).status === 200;
const rowOf = async (id: string) => (await dependencies.db.select().from(users).where(eq(users.id, id)))[0];

/** Returns the token of the newest mail to an address, or undefined if there is none. */
const mailedToken = async (to: string) => {
  await runJobs("send-email");
  return outbox.findLast((mail) => mail.to === to)?.text.match(/token=([\w-]+)/)?.[1];
};
const requestToken = async (request: (email: string) => Promise<Response> | Response, email: string) => {
  await request(email);
  return (await mailedToken(email)) ?? "";
};

test("a mailed link signs in once, verifies the address and opens a session", async () => {
  const user = await create.user();
  const response = await requestLink(user.email.toUpperCase());
  expect(response.status).toBe(202);
  expect(sentResponse.parse(await response.json())).toEqual({ sent: true });
  const token = (await mailedToken(user.email)) ?? "";
  const { accessToken } = signedIn.parse(await (await follow(token)).json());
  expect(await stands(accessToken)).toBe(true);
  expect((await rowOf(user.id))?.emailVerifiedAt).toEqual(dependencies.clock());
  const again = await follow(token);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: "invalid" });
});

test.each([
  ["/dashboard/leads?page=2&q=a%20b", "/dashboard/leads?page=2&q=a%20b"],
  ["/dashboard", "/dashboard"],
  ["//evil.example/dashboard", null],
  ["https://evil.example/dashboard", null],
  ["/auth/confirm-email?token=x", null],
  ["/dashboardevil", null],
])("a mailed link requested on the way to %s leads to %s", async (next, leadsTo) => {
  const user = await create.user();
  expect((await get(`/api/auth/magic-link?${new URLSearchParams({ email: user.email, next })}`)).status).toBe(202);
  const stored = JSON.stringify(await dependencies.db.select().from(emails).where(eq(emails.recipient, user.email)));
  expect(stored).not.toContain("token");
  await runJobs("send-email");
  const text = outbox.findLast((mail) => mail.to === user.email)?.text ?? "";
  const [address = ""] = text.match(/http\S+magic-link\S+/) ?? [];
  expect(new URL(address).searchParams.get("next")).toBe(leadsTo);
});

test("a HEAD request is refused and does not use up the link", async () => {
  const token = await requestToken(requestLink, (await create.user()).email);
  const look = await get(`/api/auth/magic-link/callback?token=${token}`, { method: "HEAD" });
  expect([look.status, look.headers.get("allow")]).toEqual([405, "GET"]);
  expect((await follow(token)).status).toBe(200);
});

test("responds the same with and without an account, and mails only accounts", async () => {
  const user = await create.user();
  for (const request of [requestLink, requestReset]) {
    const [existing, unknown] = [await request(user.email), await request("nobody@people.example")];
    expect([existing.status, await existing.text()]).toEqual([unknown.status, await unknown.text()]);
  }
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email)).toHaveLength(2);
  expect(outbox.filter(({ to }) => to === "nobody@people.example")).toEqual([]);
});

test("stores only hashes of tokens", async () => {
  const user = await create.user();
  const token = await requestToken(requestLink, user.email);
  const rows = await dependencies.db.select().from(verificationTokens).where(eq(verificationTokens.userId, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  ["magic link", requestLink, (token: string) => follow(token), 10],
  ["reset", requestReset, (token: string) => reset(token), 30],
] as const)(
  "a %s of twenty at once works for one, and for none after its minutes",
  async (_, request, use, minutes) => {
    const user = await create.user({ passwordHash });
    const token = await requestToken(request, user.email);
    const responses = await Promise.all(Array.from({ length: 20 }, () => use(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    clock.forward(120);
    const late = await requestToken(request, (await create.user()).email);
    clock.forward(minutes * 60 + 1);
    expect((await use(late)).status).toBe(400);
  },
);

test("a second mail has the same link, so that a stranger's request does not break the first", async () => {
  const user = await create.user();
  const first = await requestToken(requestLink, user.email);
  await dependencies.db.execute("delete from rate_limits");
  clock.forward(9 * 60);
  expect(await requestToken(requestLink, user.email)).toBe(first);
  expect(outbox.filter(({ to }) => to === user.email)).toHaveLength(2);
  clock.forward(9 * 60);
  expect((await follow(first)).status).toBe(200);
  await dependencies.db.execute("delete from rate_limits");
  expect(await requestToken(requestLink, user.email)).not.toBe(first);
});

test("a second request within a minute gets the same response, sends no mail and renews the mailed link", async () => {
  stopDate();
  const user = await create.user();
  const token = await requestToken(requestLink, user.email);
  clock.forward(10 * 60 + 1);
  expect((await follow(token)).status).toBe(400);
  for (let at = 0; at < 5; at++) expect((await requestLink(user.email)).status).toBe(202);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email)).toHaveLength(1);
  expect((await follow(token)).status).toBe(200);
});

test.each([
  ["magic link", requestLink, (token: string) => follow(token)],
  ["reset", requestReset, (token: string) => reset(token)],
] as const)("a stranger who requests every %s of a day does not keep its owner out", async (_, request, use) => {
  const { email } = await create.user({ passwordHash });
  for (let at = 0; at < 12; at++) {
    await request(email);
    await runJobs("send-email");
    // The per-minute limit uses real time, not the test clock.
    await dependencies.db.execute("delete from rate_limits where key like 'link-minute%'");
  }
  const mailed = outbox.filter(({ to }) => to === email);
  expect(mailed).toHaveLength(10);
  clock.forward(6 * 3600);
  await request(email);
  const token = mailed.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? "";
  expect((await use(token)).status).toBe(200);
  // Using the link resets the daily count.
  const count = outbox.length;
  await request(email);
  await runJobs("send-email");
  expect(outbox.slice(count).filter(({ to, text }) => to === email && text.includes("token="))).toHaveLength(1);
});

test("does not renew an expired link", async () => {
  const { email } = await create.user();
  const token = await requestToken(requestLink, email);
  clock.forward(24 * 3600);
  await requestLink(email);
  expect((await follow(token)).status).toBe(400);
});

test("a token works only for its own purpose", async () => {
  const user = await create.user({ passwordHash });
  const link = await requestToken(requestLink, user.email);
  expect((await reset(link)).status).toBe(400);
  expect((await confirm(link)).status).toBe(400);
  const forReset = await requestToken(requestReset, user.email);
  expect((await follow(forReset)).status).toBe(400);
  expect((await follow(link)).status).toBe(200);
});

test.each(["", "x", "%00", "'; drop table verification_tokens; --", "a".repeat(201), "../../etc/passwd"])(
  "rejects an unknown token: %j",
  async (token) => {
    expect((await get(`/api/auth/magic-link/callback?token=${encodeURIComponent(token)}`)).status).toBe(400);
    expect((await reset(token)).status).toBe(400);
    expect((await confirm(token)).status).toBe(400);
  },
);

test("a reset changes the password, ends every session and notifies the address, without signing in", async () => {
  const user = await create.user({ passwordHash, emailVerifiedAt: new Date() });
  const session = await tokenOf(user);
  const response = await reset(await requestToken(requestReset, user.email));
  expect(await response.json()).toEqual({ changed: true });
  expect(await stands(session)).toBe(false);
  expect((await signIn(user.email, password)).status).toBe(401);
  expect((await signIn(user.email, another)).status).toBe(200);
  await runJobs("send-email");
  expect(outbox.findLast(({ to }) => to === user.email)?.subject).toBe("Your password was changed");
});

test("a rejected common password does not use up the link", async () => {
  const user = await create.user({ passwordHash });
  const token = await requestToken(requestReset, user.email);
  const refused = await reset(token, "password123");
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "password" }] });
  expect((await reset(token)).status).toBe(200);
});

test("the first verification of an address drops the password and sessions set before", async () => {
  for (const verify of [
    async (email: string) => follow(await requestToken(requestLink, email)),
    async (email: string) => {
      await dependencies.db.execute("delete from rate_limits");
      const owner = (await dependencies.db.select().from(users).where(eq(users.email, email)))[0];
      await send("PUT", "users/me", { email }, await tokenOf(owner ?? { id: "", isAdmin: false }));
      return confirm((await mailedToken(email)) ?? "");
    },
  ]) {
    const user = await create.user({ passwordHash });
    const lying = await tokenOf(user);
    expect((await verify(user.email)).status).toBe(200);
    expect(await stands(lying)).toBe(false);
    expect((await signIn(user.email, password)).status).toBe(401);
    expect((await rowOf(user.id))?.emailVerifiedAt).not.toBeNull();
  }
});

test("verifying while signed in to the account keeps password and session", async () => {
  const user = await create.user({ passwordHash });
  const session = await tokenOf(user);
  await send("PUT", "users/me", { email: user.email }, session);
  expect((await confirm((await mailedToken(user.email)) ?? "", session)).status).toBe(200);
  expect(await stands(session)).toBe(true);
  expect((await signIn(user.email, password)).status).toBe(200);
});

test("a later link of a verified address keeps password and sessions", async () => {
  const user = await create.user({ passwordHash, emailVerifiedAt: new Date() });
  const session = await tokenOf(user);
  expect((await follow(await requestToken(requestLink, user.email))).status).toBe(200);
  expect(await stands(session)).toBe(true);
  expect((await signIn(user.email, password)).status).toBe(200);
});

test("links point to this site whatever the Host header says", async () => {
  const user = await create.user();
  await get(`/api/auth/magic-link?email=${user.email}`, { headers: { host: "evil.example" } });
  await runJobs("send-email");
  const mail = outbox.findLast(({ to }) => to === user.email);
  expect(mail?.text).toContain(`${dependencies.env.SITE_URL}/auth/magic-link?token=`);
  expect(mail?.html).not.toContain("evil.example");
});
