import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#db/schema/index.ts";
import { unknownCaller } from "../../security/known-device.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";

const { dependencies, runJobs, create, get, tokenOf, outbox, clock } = await createTestApp();
const password = "a long enough password";
const passwordHash = await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });

const post = (path: string, body: unknown, address: string, headers: Record<string, string> = {}, method = "POST") =>
  get(
    `/api/${path}`,
    { method, body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } },
    address,
  );
type SignIn = { email: string; input?: string; address: string; headers?: Record<string, string> };
const signIn = ({ email, input = password, address, headers }: SignIn) =>
  post("auth/signIn", { email, password: input }, address, headers);
const guess = async (email: string, address: string, headers?: Record<string, string>) =>
  (await signIn({ email, input: "wrong", address, headers })).status;

const page = { "sec-fetch-site": "same-origin" };
// Each address is limited to 20 attempts in ten seconds, so every test uses its own networks.
let networks = 0;
const newNetwork = () => {
  const network = ++networks;
  return (at: number) => `10.${network}.0.${at}`;
};

/** Returns the device cookie set when this user signs in from a page of the site. */
const cookieOf = async (email: string) => {
  const response = await signIn({ email, address: newNetwork()(1), headers: page });
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
};

test("hashes exactly ten of 50 concurrent wrong passwords", async () => {
  const { email } = await create.user({ passwordHash });
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, at) => guess(email, `203.0.113.${at}`)));
  expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(40).fill(429)]);
});

test("wrong passwords from other networks do not lock the owner out", async () => {
  const { email } = await create.user({ passwordHash });
  const statuses = [];
  for (let at = 0; at < 30; at++) statuses.push(await guess(email, `203.0.113.${at}`));
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  expect((await signIn({ email, address: "203.0.113.99" })).status).toBe(429);
  expect((await signIn({ email, address: "198.51.100.1" })).status).toBe(200);
});

test.each([
  ["a /24", (at: number) => `192.0.2.${at}`, "192.0.3.1"],
  ["a /56 of IPv6", (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, "0")}::1`, "2001:db8:1:300::1"],
])(
  "the addresses of %s share a count, known account or not, until the right password clears it",
  async (_, inside, addressElsewhere) => {
    const { email } = await create.user({ passwordHash });
    for (let at = 0; at < 9; at++) expect(await guess(email, inside(at))).toBe(401);
    expect((await signIn({ email, address: inside(1) })).status).toBe(200);
    for (const address of [email, `unknown-${email}`]) {
      for (let at = 0; at < 10; at++) expect(await guess(address, inside(at))).toBe(401);
      const refused = await signIn({ email: address, input: "wrong", address: inside(11) });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900);
      expect(await guess(address, addressElsewhere)).toBe(401);
    }
  },
);

test("a hundred wrong passwords from many networks lock out unknown devices, but not known ones or mailed links", async () => {
  const { email } = await create.user({ passwordHash });
  const cookie = await cookieOf(email);
  for (let at = 0; at < 100; at++) expect(await guess(email, `100.64.${at}.1`)).toBe(401);
  expect((await signIn({ email, address: "198.51.100.1" })).status).toBe(429);
  expect((await signIn({ email, address: "198.51.100.1", headers: { cookie } })).status).toBe(200);
  await get(`/api/auth/magic-link?email=${email}`, {}, "198.51.100.1");
  await runJobs("send-email");
  const token = outbox.findLast(({ to }) => to === email)?.text.match(/token=([\w-]+)/)?.[1];
  expect((await get(`/api/auth/magic-link/callback?token=${token}`, {}, "198.51.100.1")).status).toBe(200);
});

test("a known device is exempt from its network's limit, and has its own", async () => {
  const { email } = await create.user({ passwordHash });
  const cookie = await cookieOf(email);
  const inside = newNetwork();
  for (let at = 0; at < 11; at++) await guess(email, inside(at));
  expect((await signIn({ email, address: inside(12) })).status).toBe(429);
  expect((await signIn({ email, address: inside(12), headers: { cookie } })).status).toBe(200);
  for (let at = 0; at < 10; at++) expect(await guess(email, inside(at), { cookie })).toBe(401);
  expect(await guess(email, inside(50), { cookie })).toBe(429);
});

test("a device token works only for its own account, unmodified and before it expires", async () => {
  const [ada, ben] = [await create.user({ passwordHash }), await create.user({ passwordHash })];
  const cookie = await cookieOf(ada.email);
  const inside = newNetwork();
  for (const { email } of [ada, ben]) for (let at = 0; at < 10; at++) await guess(email, inside(at));
  const attempt = async (email: string, cookie: string) =>
    (await signIn({ email, address: inside(20), headers: { cookie } })).status;
  expect(await attempt(ben.email, cookie)).toBe(429);
  const changed = cookie.replace(/.{3}$/, (end) => (end.startsWith("A") ? "BBB" : "AAA"));
  expect(await attempt(ada.email, changed)).toBe(429);
  expect(await attempt(ada.email, "device_token=x")).toBe(429);
  clock.forward(180 * 24 * 3600 - 1);
  expect(await attempt(ada.email, cookie)).toBe(200);
  clock.forward(1);
  expect(await attempt(ada.email, cookie)).toBe(429);
});

test("browsers get a device token that scripts cannot read; other clients get no cookie", async () => {
  const { email } = await create.user({ passwordHash });
  const address = newNetwork()(1);
  const response = await signIn({ email, address, headers: page });
  const cookie = response.headers.get("set-cookie") ?? "";
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/api/auth", "Max-Age=15552000"])
    expect(cookie).toContain(attribute);
  expect(Object.keys((await response.json()) as object)).toEqual(["accessToken"]);
  const others: SignIn[] = [
    { email, address, input: "wrong", headers: page },
    { email, address, headers: { "sec-fetch-site": "cross-site" } },
    { email, address },
  ];
  for (const other of others) expect((await signIn(other)).headers.get("set-cookie")).toBeNull();
  expect((await get("/api/users/me", { headers: { cookie: cookie.split(";")[0] ?? "" } })).status).toBe(401);
});

test("a password reset by mail works at once in that browser, whatever was tried before", async () => {
  const { email } = await create.user({ passwordHash, emailVerifiedAt: new Date() });
  const inside = newNetwork();
  for (let at = 0; at < 10; at++) await guess(email, inside(at));
  await post("auth/password-reset", { email }, inside(20));
  await runJobs("send-email");
  const token = outbox.findLast(({ to }) => to === email)?.text.match(/token=([\w-]+)/)?.[1];
  const body = { password: "quite another password", resetPasswordToken: token };
  const response = await post("auth/password", body, inside(20), page, "PUT");
  expect(await response.json()).toEqual({ changed: true });
  const headers = { cookie: (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
  expect((await signIn({ email, input: body.password, address: inside(20), headers })).status).toBe(200);
});

test.each([{ passwordHash: "another" }, { googleId: crypto.randomUUID() }, { email: "moved@people.example" }])(
  "a sign-in that was checked before a change of %j opens no session after it",
  async (change) => {
    const user = await create.user({ passwordHash });
    await dependencies.db.update(users).set(change).where(eq(users.id, user.id));
    await expect(createSignedInResponse(dependencies, user, unknownCaller)).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await dependencies.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  },
);

test("checks ten wrong passwords within a session, wherever they come from", async () => {
  const user = await create.user({ passwordHash });
  const headers = { authorization: `Bearer ${await tokenOf(user)}` };
  const change = (input: string, at: number) =>
    post(
      "users/me/password",
      { password: input, newPassword: "quite another password" },
      `100.64.${at}.1`,
      headers,
      "PUT",
    );
  const statuses = (await Promise.all(Array.from({ length: 15 }, (_, at) => change("wrong", at)))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
  expect((await change(password, 20)).status).toBe(429);
});
