import { expect, test } from "vitest";
import { users } from "#db/schema/index.ts";
import { pages } from "#shared/routes.ts";
import { callWith } from "../testing/api-caller.ts";
import { createTestApp } from "../testing/test-app.ts";
import { findInvitationEmail } from "../workspace/members/invitation-email.ts";

const { dependencies, runJobs, create, get, tokenOf, outbox } = await createTestApp();
const cookieOf = async (user: { id: string; isAdmin: boolean }) => ({
  headers: { cookie: `token=${await tokenOf(user)}` },
});

test.each([
  ["/dashboard", "/dashboard"],
  ["/dashboard/plan?payment=success&session_id=cs_1", "/dashboard/plan?payment=success&session_id=cs_1"],
])("signed out, %s redirects to sign-in and back with its query", async (path, next) => {
  const response = await get(path);
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    `/auth/login?next=${encodeURIComponent(next)}`,
  ]);
});

test.each([
  ["/auth/login", "/dashboard"],
  ["/auth/signup?next=/dashboard/plan", "/dashboard/plan"],
  ["/auth/login?next=//evil.example", "/dashboard"],
])("signed in, %s redirects to %s", async (path, location) => {
  const response = await get(path, await cookieOf(await create.user()));
  expect([response.status, response.headers.get("location")]).toEqual([302, location]);
});

test.each(["/auth/magic-link", "/auth/confirm-email", "/auth/password-reset"])(
  "%s does not leak its token to other sites, search engines or caches",
  async (path) => {
    const response = await get(`${path}?token=secret`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<meta name="referrer" content="no-referrer"/>');
  },
);

test("a link in an email still works after mail scanners open it any number of times", async () => {
  const user = await create.user();
  await get(`/api/auth/magic-link?email=${user.email}`);
  await runJobs("send-email");
  const token = outbox.findLast(({ to }) => to === user.email)?.text.match(/token=([\w-]+)/)?.[1] ?? "";
  for (const method of ["HEAD", "GET", "GET"])
    expect((await get(`/auth/magic-link?token=${token}`, { method })).status).toBe(200);
  expect((await get(`/api/auth/magic-link/callback?token=${token}`)).status).toBe(200);
});

test("the first paint of the dashboard contains only the user's own data", async () => {
  const [ada, ben] = [await create.user({ name: "Ada Byron" }), await create.user({ name: "Ben Other" })];
  const html = await (await get("/dashboard", await cookieOf(ada))).text();
  expect(html).toContain("Ada Byron");
  expect(html).toContain(ada.email);
  expect(html).not.toContain(ben.email);
});

test.each([
  ["Ada Byron", "Hello, Ada Byron. Welcome to Linkstead."],
  [null, "Hello. Welcome to Linkstead."],
])("greets a newcomer named %j with '%s'", async (name, greeting) => {
  const html = await (await get("/dashboard", await cookieOf(await create.user({ name })))).text();
  expect(html.replaceAll("<!-- -->", "")).toContain(greeting);
});

test("opening a page changes nothing, whatever its URL", async () => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() - 1000) });
  const before = await dependencies.db.select().from(users);
  const cookie = await cookieOf(user);
  for (const path of ["/dashboard/plan?payment=success&session_id=cs_1", "/dashboard", "/dashboard/account"])
    expect((await get(path, cookie)).status).toBe(200);
  expect(await dependencies.db.select().from(users)).toEqual(before);
});

const adminPaths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path.startsWith("/dashboard/admin") && !path.includes(":"));

test("hides the pages of administrators from customers, and asks visitors to sign in", async () => {
  expect(adminPaths.length).toBeGreaterThan(12);
  const customer = await cookieOf(await create.user());
  for (const path of adminPaths) {
    expect([path, (await get(path, customer)).status]).toEqual([path, 404]);
    expect((await get(path)).headers.get("location")).toBe(`/auth/login?next=${encodeURIComponent(path)}`);
  }
});

test.each([
  ["leads", "No leads yet"],
  ["mentions", "No keywords yet"],
  ["feedback", "No feedback yet"],
  ["offers", "No offers yet"],
  ["topics", "No topics yet"],
  ["articles", "No articles yet"],
  ["submissions", "From your kit to verified links"],
  ["suggestions", "Not checked yet"],
  ["credits", "No credits yet"],
] as const)("explains an empty %s page", async (page, title) => {
  const user = await create.user();
  const { id } = await create.project({ ownerId: user.id });
  expect(await (await get(`${pages[page].path}?project=${id}`, await cookieOf(user))).text()).toContain(title);
});

test("names each field of the sign-up for password managers, and ignores unknown plans", async () => {
  const html = await (await get("/auth/signup")).text();
  const main = html.slice(html.indexOf("<main"));
  const autoComplete = (name: string) =>
    main
      .match(/<input[^>]*>/g)
      ?.find((input) => input.includes(`name="${name}"`))
      ?.match(/autoComplete="([^"]*)"/i)?.[1];
  expect(["email", "password", "name", "website"].map(autoComplete)).toEqual(["email", "new-password", "name", "url"]);
  for (const plan of ["99999", "abc", "-1", "1e3"])
    expect(await (await get(`/auth/signup?plan=${plan}`)).text()).not.toContain("Selected plan");
});

test("signing up or in for an invitation starts with its address, without scripts, too", async () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() + 24 * 3600_000);
  const owner = await create.user({ trialEndsAt, emailVerifiedAt: dependencies.clock() });
  const { id } = await create.project({ ownerId: owner.id });
  const email = "invited@people.example";
  const invitation = await callWith(get)("POST", `projects/${id}/members`, await tokenOf(owner), {
    email,
    role: "viewer",
  });
  const props = await findInvitationEmail(dependencies, email, { invitationId: (await invitation.json()).id });
  for (const page of ["signup", "login"] as const) {
    const at = async (token = "") => (await get(`/auth/${page}?next=/invitations/${token}`)).text();
    expect(await at(props?.token)).toContain(`value="${email}"`);
    expect(await at(crypto.randomUUID())).toContain('name="email"');
    expect(await at("1")).not.toContain(email);
  }
});
