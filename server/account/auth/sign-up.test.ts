import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { plans, users } from "#db/schema/index.ts";
import { me } from "#shared/account/account.ts";
import { existsResponse, signedIn, website } from "#shared/account/auth.ts";
import { expiredLimits, trialDays, trialLimits } from "#shared/limits.ts";
import { normalizeMailbox } from "../../emails/email-limits.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, runJobs, visitor, get, outbox, clock } = await createTestApp();
const password = "a long enough password";
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;
const signUp = (json: Parameters<typeof visitor.auth.signup.$post>[0]["json"]) =>
  read(visitor.auth.signup.$post({ json }));
const post = (path: string, body: unknown, address?: string) =>
  get(
    `/api/auth/${path}`,
    { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
    address,
  );
const meOf = async (accessToken: string) =>
  me.parse(await (await get("/api/users/me", { headers: { authorization: `Bearer ${accessToken}` } })).json());
const rowOf = async (email: string) => (await dependencies.db.select().from(users).where(eq(users.email, email)))[0];

test("a new user signs up, is signed in, has a trial and gets a welcome mail", async () => {
  const email = newEmail();
  const response = await visitor.auth.signup.$post({
    json: { email: ` ${email.toUpperCase()} `, password, name: "Ada", website: "https://ada.example" },
  });
  expect(response.status).toBe(201);
  const { accessToken, paymentUrl } = signedIn.parse(await response.json());
  expect(paymentUrl).toBeUndefined();
  const trialEndsAt = new Date(dependencies.clock().getTime() + trialDays * 24 * 3600 * 1000).toISOString();
  expect(await meOf(accessToken)).toMatchObject({
    email,
    name: "Ada",
    website: "https://ada.example",
    isAdmin: false,
    emailVerifiedAt: null,
    plan: null,
    subscription: null,
    trialEndsAt,
    limits: trialLimits,
    usage: { projects: 0, keywords: 0, replies: 0, exports: 0 },
  });
  await runJobs("send-email");
  expect(outbox.find(({ to }) => to === email)?.text).toMatch(/auth\/confirm-email\?token=[\w-]{43}/);
});

test("stores the password as a hash, and ignores a claimed admin role", async () => {
  const email = newEmail();
  await signUp({ email, password });
  const row = await rowOf(email);
  expect(row).toMatchObject({ isAdmin: false, planId: null });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
});

test.each([
  ["no email", { password }, "email"],
  ["no address", { email: "ada", password }, "email"],
  ["an address with a space", { email: "ada @people.example", password }, "email"],
  ["a short password", { email: "ada@people.example", password: "1234567" }, "password"],
  ["a long password", { email: "ada@people.example", password: "x".repeat(129) }, "password"],
  ["a password of 900 kB", { email: "ada@people.example", password: "x".repeat(900_000) }, "password"],
  ["a password that everyone has", { email: "ada@people.example", password: "Password1" }, "password"],
  ["another", { email: "ada@people.example", password: "qwertyuiop" }, "password"],
  ["a password that is no text", { email: "ada@people.example", password: 12345678 }, "password"],
  ["an unknown plan", { email: "ada@people.example", password, planId: 99_999 }, "planId"],
  ["a name that is too long", { email: "ada@people.example", password, name: "x".repeat(101) }, "name"],
])("%s is refused with its field", async (_, body, path) => {
  const response = await post("signup", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid", issues: [{ path, message: expect.any(String) }] });
});

test("an email is unique regardless of case, also among twenty concurrent sign-ups", async () => {
  const email = newEmail();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => post("signup", { email: at % 2 ? email : email.toUpperCase(), password })),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true);
  const taken = await post("signup", { email, password });
  expect(taken.status).toBe(409);
  expect(await taken.json()).toMatchObject({ error: "conflict" });
});

test("tells whether an email has an account at most thirty times a minute", async () => {
  stopDate();
  const email = newEmail();
  await signUp({ email, password });
  const exists = async (address: string) =>
    existsResponse.parse(await read(visitor.auth.exist.$post({ json: { email: address } })));
  expect(await exists(email.toUpperCase())).toEqual({ exists: true });
  expect(await exists(newEmail())).toEqual({ exists: false });
  const statuses = [];
  for (let at = 0; at < 31; at++) statuses.push((await post("exist", { email }, "192.0.2.90")).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test.each([
  ["ada@people.example", "ada@people.example"],
  ["Ada+second@people.example", "ada@people.example"],
  ["a.da@people.example", "a.da@people.example"],
  ["a.d.a+x+y@gmail.com", "ada@gmail.com"],
  ["a.da@googlemail.com", "ada@gmail.com"],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});

test("one mailbox has one trial: neither a tag nor a new account starts another", async () => {
  const name = crypto.randomUUID().slice(0, 8);
  const first = await signUp({ email: `${name}@people.example`, password });
  const { trialEndsAt } = await meOf(first.accessToken);
  clock.forward(2 * 24 * 3600);
  const tagged = await signUp({ email: `${name}+again@people.example`, password });
  expect((await meOf(tagged.accessToken)).trialEndsAt).toBe(trialEndsAt);
  const deleted = await get("/api/users/me", {
    method: "DELETE",
    body: JSON.stringify({ password }),
    headers: { "content-type": "application/json", authorization: `Bearer ${first.accessToken}` },
  });
  expect(deleted.status).toBe(204);
  clock.forward(2 * 24 * 3600);
  const back = await signUp({ email: `${name}@people.example`, password });
  expect(await meOf(back.accessToken)).toMatchObject({ trialEndsAt, limits: expiredLimits });
});

test("selects only plans that are on offer", async () => {
  const [plan] = await dependencies.db.select().from(plans).limit(1);
  const email = newEmail();
  await signUp({ email, password, planId: plan?.id ?? 0 });
  expect(await rowOf(email)).toMatchObject({ chosenPlanId: plan?.id, planId: null });
});

test.each([
  ["https://ada.example", true],
  ["http://ada.example/a?b=c", true],
  ["ada.example:8080/x", true],
  ["", true],
  [" ada.example ", true],
  ["javascript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["ftp://ada.example", false],
  ["http://", false],
  ["//", false],
  ["a b", false],
  ["mailto:ada@ada.example", false],
])("the website %j is accepted: %s", (text, isAccepted) => {
  expect(website.safeParse(text)).toMatchObject(isAccepted ? { data: text.trim() } : { success: false });
});
