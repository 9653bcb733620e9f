import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emails, feedbacks, rateLimits } from "#db/schema/index.ts";
import { defaultReasons, feedback, publicDialog, savedFeedback, savedOutcome } from "#shared/retention/feedback.ts";
import { callWith } from "../../testing/api-caller.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf, as } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);
const site = "https://parcelo.example";

const project = async (values: Partial<Parameters<typeof create.project>[0]> = {}) =>
  create.project({ ownerId: (await create.user()).id, ...values });

type Sending = { origin?: string; address?: string };
/** Sends like a page on `origin`. A sandboxed frame has the origin "null". */
const send = (body: unknown, { origin = site, address }: Sending = {}) =>
  get(
    "/api/feedback/save",
    {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...(origin && { origin }) },
    },
    address,
  );
const save = async (body: object, sending?: Sending) => {
  const response = await send(body, sending);
  expect(response.status).toBe(201);
  return savedFeedback.parse(await response.json());
};
const sendOutcome = async (id: string, token: string, outcome: string) => (await send({ id, token, outcome })).status;
const storedOf = (projectId: string) =>
  dependencies.db.select().from(feedbacks).where(eq(feedbacks.projectId, projectId));

test("stores feedback with its page, without personal data from the URL", async () => {
  const { id: projectId } = await project();
  const words = { rating: 2, reason: "Too expensive", message: "I like it\nbut no.", email: "ada@people.example" };
  const page = "https://parcelo.example/account?user=ada#cancel";
  const { id, token, offer } = await save({ projectId, mode: "live", ...words, customerRef: "cus_1", page });
  expect(offer).toBeUndefined();
  const [stored] = await storedOf(projectId);
  expect(stored).toMatchObject({ id, ...words, status: "new", verified: false, customerRef: "cus_1", outcome: null });
  expect(stored?.page).toBe("https://parcelo.example/account");
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("every field but the project may be missing, null or empty", async () => {
  const { id: projectId } = await project();
  await save({ projectId });
  await save({ projectId, rating: null, reason: "", message: " ", email: "", customerRef: null, page: null });
  const nothing = { rating: null, reason: null, message: null, email: null, customerRef: null, page: null };
  expect(await storedOf(projectId)).toMatchObject([nothing, nothing]);
});

test("picks the oldest active offer of the mode for the reason, else the oldest for all reasons", async () => {
  const { id: projectId } = await project();
  const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second));
  await create.offer({ projectId, createdAt: at(0), active: false, title: "off" });
  const forAll = await create.offer({ projectId, createdAt: at(1), title: "for all" });
  await create.offer({ projectId, createdAt: at(2), title: "for all too" });
  const cheaper = await create.offer({ projectId, createdAt: at(3), reasons: ["Bugs", "Too expensive"] });
  await create.offer({ projectId, createdAt: at(4), reasons: ["Too expensive"] });
  const tried = await create.offer({ projectId, createdAt: at(0), mode: "test", reasons: ["Other"] });
  for (const [body, expected] of [
    [{ reason: "Too expensive" }, cheaper.id],
    [{ reason: " too  expensive " }, forAll.id],
    [{ reason: " Too\u200b  expensive " }, cheaper.id],
    [{ reason: "Other" }, forAll.id],
    [{}, forAll.id],
    [{ mode: "test", reason: "Other" }, tried.id],
    [{ mode: "test", reason: "Too expensive" }, undefined],
    [{ mode: "test" }, undefined],
  ] as const) {
    const { id, offer } = await save({ projectId, ...body });
    expect(offer?.id).toBe(expected);
    const [stored] = await dependencies.db.select().from(feedbacks).where(eq(feedbacks.id, id));
    expect(stored?.offerId).toBe(expected ?? null);
  }
});

test("the widget sees an offer's texts and nothing about how it is chosen", async () => {
  const { id: projectId } = await project();
  await create.offer({
    projectId,
    type: "discount",
    couponId: "stay",
    amountOff: 1050,
    currency: "USD",
    reasons: ["a"],
  });
  const { offer } = await save({ projectId, reason: "a" });
  expect(offer).toMatchObject({ type: "discount", couponId: "stay", amountOff: 10.5, currency: "USD" });
});

test("the outcome is recorded once, by the holder of the token", async () => {
  const { id: projectId } = await project();
  await create.offer({ projectId });
  const { id, token } = await save({ projectId });
  expect(savedOutcome.parse(await (await send({ id, token, outcome: "accepted" })).json())).toEqual({
    id,
    outcome: "accepted",
  });
  expect(await sendOutcome(id, token, "accepted")).toBe(409);
  expect(await sendOutcome(id, token, "declined")).toBe(409);
  expect(await storedOf(projectId)).toMatchObject([{ outcome: "accepted" }]);
});

test.each([
  ["that nothing applies waits for the owner, who gets one mail a day", "off", {}, 2, ["offer-accepted"]],
  ["waits while the customer's server hasn't applied it", "live", {}, 2, []],
  ["that the customer's page carries out doesn't wait", "off", { url: "https://parcelo.example/stay" }, 0, []],
] as const)("an accepted offer %s", async (_, appliesOffers, offer, waiting, mails) => {
  const owner = await create.user();
  const { id: projectId } = await create.project({ ownerId: owner.id, appliesOffers });
  await create.offer({ projectId, type: "pause", ...offer });
  for (let count = 0; count < 2; count++) {
    const { id, token } = await save({ projectId });
    expect(await sendOutcome(id, token, "accepted")).toBe(200);
  }
  const overview = (await as(owner)).projects[":id"].overview;
  const readOverview = async () => (await overview.$get({ param: { id: projectId }, query: {} })).json();
  expect(await readOverview()).toMatchObject({ acceptedOffers: waiting });
  const sent = await db.select().from(emails).where(eq(emails.recipient, owner.email));
  expect(sent.map(({ template }) => template)).toEqual(mails);
  await db.update(feedbacks).set({ status: "resolved" }).where(eq(feedbacks.projectId, projectId));
  expect(await readOverview()).toMatchObject({ acceptedOffers: 0 });
});

test("one of many concurrent outcomes is recorded", async () => {
  const { id: projectId } = await project();
  await create.offer({ projectId });
  const { id, token } = await save({ projectId });
  const all = ["accepted", "declined", "left"].flatMap((outcome) => [
    sendOutcome(id, token, outcome),
    sendOutcome(id, token, outcome),
  ]);
  expect((await Promise.all(all)).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test("refuses forged outcomes and changes nothing", async () => {
  const [one, other] = [await project(), await project()];
  await create.offer({ projectId: one.id });
  const [mine, theirs] = [await save({ projectId: one.id }), await save({ projectId: other.id })];
  expect(await sendOutcome(mine.id, theirs.token, "accepted")).toBe(404);
  expect(await sendOutcome(theirs.id, mine.token, "left")).toBe(404);
  expect(await sendOutcome(mine.id, "", "left")).toBe(404);
  expect(await sendOutcome(mine.id, mine.token.slice(0, -1), "left")).toBe(404);
  expect(await sendOutcome(crypto.randomUUID(), mine.token, "left")).toBe(404);
  expect(await sendOutcome(theirs.id, theirs.token, "accepted")).toBe(400);
  expect(await sendOutcome(theirs.id, theirs.token, "declined")).toBe(400);
  expect(await sendOutcome(mine.id, mine.token, "won")).toBe(400);
  expect((await send({ ...mine, offer: undefined, outcome: "left", projectId: one.id })).status).toBe(400);
  expect([...(await storedOf(one.id)), ...(await storedOf(other.id))]).toMatchObject([
    { outcome: null },
    { outcome: null },
  ]);
  expect(await sendOutcome(theirs.id, theirs.token, "left")).toBe(200);
});

test.each<[string, (ref: string, secret: string) => string | undefined, boolean]>([
  ["its right signature", (ref, secret) => createHmac("sha256", secret).update(ref).digest("hex"), true],
  ["no signature", () => undefined, false],
  ["an empty one", () => "", false],
  ["one with another secret", (ref) => createHmac("sha256", "guessed").update(ref).digest("hex"), false],
  ["one of another customer", (_, secret) => createHmac("sha256", secret).update("other").digest("hex"), false],
  ["one in capitals", (ref, secret) => createHmac("sha256", secret).update(ref).digest("hex").toUpperCase(), false],
  ["half of it", (ref, secret) => createHmac("sha256", secret).update(ref).digest("hex").slice(0, 32), false],
  ["one of as many bytes", () => "é".repeat(32), false],
])("saves a customer with %s, verified or not", async (_, sign, verified) => {
  const { id: projectId, widgetSecret } = await project();
  await save({ projectId, customerRef: "cus_ü", signature: sign("cus_ü", widgetSecret) });
  expect(await storedOf(projectId)).toMatchObject([{ verified }]);
});

test("a signature with another secret is invalid", async () => {
  const { id: projectId, widgetSecret } = await project();
  const signature = createHmac("sha256", widgetSecret).update("").digest("hex");
  await save({ projectId, customerRef: "", signature });
  await save({ projectId, signature });
  expect(await storedOf(projectId)).toMatchObject([{ verified: false }, { verified: false }]);
});

const listed = ["https://parcelo.example", "http://localhost:3000"];
test.each([
  [listed, "https://parcelo.example", 201],
  [listed, "http://localhost:3000", 201],
  [listed, "https://linkstead.test", 201],
  [listed, "", 201],
  [listed, "https://evil.example", 403],
  [listed, "http://parcelo.example", 403],
  [listed, "https://parcelo.example:8443", 403],
  [listed, "https://parcelo.example.evil.example", 403],
  [listed, "https://www.parcelo.example", 403],
  [listed, "null", 403],
  [[], "https://evil.example", 201],
  [[], "null", 201],
])("with %j on the list a page on %j gets %i", async (origins, origin, status) => {
  const { id: projectId } = await project({ origins });
  const response = await send({ projectId }, { origin });
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await storedOf(projectId)).toHaveLength(status === 201 ? 1 : 0);
});

test("answers preflight requests of any page, for these methods and without credentials", async () => {
  for (const [path, method] of [
    ["save", "POST"],
    [`dialog/${crypto.randomUUID()}`, "GET"],
  ]) {
    const response = await get(`/api/feedback/${path}`, {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toBe(method);
    expect(response.headers.get("access-control-allow-headers")).toBe("Content-Type");
    expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  }
  const elsewhere = await get("/api/feedbacks/list", { headers: { origin: site } });
  expect(elsewhere.headers.has("access-control-allow-origin")).toBe(false);
});

test("responds to a filled honeypot as if the feedback was stored", async () => {
  const { id: projectId } = await project();
  await create.offer({ projectId });
  const { offer } = await save({ projectId, nickname: "Bot", message: "Buy pills" });
  expect(offer).toBeDefined();
  expect(await storedOf(projectId)).toEqual([]);
});

test("a flood from one IP address is refused for a while, including outcomes and invalid bodies; others go on", async () => {
  stopDate();
  const { id: projectId } = await project();
  const address = "192.0.2.50";
  for (let at = 0; at < 20; at++) {
    const { id, token } = await save({ projectId }, { address });
    await send({ id, token, outcome: "left" }, { address });
    await send("{", { address });
  }
  const refused = await send({ projectId }, { address });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused.headers.get("access-control-expose-headers")).toContain("Retry-After");
  await save({ projectId });
});

test("a network can forge 100 feedbacks of a project a day, and others go on", async () => {
  stopDate();
  const [flooded, quiet] = [await project(), await project()];
  for (let at = 0; at < 100; at++) await save({ projectId: flooded.id }, { address: `198.51.100.${at}` });
  expect((await send({ projectId: flooded.id }, { address: "198.51.100.99" })).status).toBe(429);
  await save({ projectId: quiet.id }, { address: "198.51.100.99" });
  await save({ projectId: flooded.id });
});

test("a flood from many IP addresses is refused for its project alone, and not for signed feedback", async () => {
  stopDate();
  const [flooded, quiet] = [await project(), await project()];
  await save({ projectId: flooded.id });
  await dependencies.db
    .update(rateLimits)
    .set({ points: 1_000 })
    .where(eq(rateLimits.key, `feedback-project-hour:${flooded.id}`));
  expect((await send({ projectId: flooded.id })).status).toBe(429);
  await save({ projectId: quiet.id });
  const signature = createHmac("sha256", flooded.widgetSecret).update("customer").digest("hex");
  await save({ projectId: flooded.id, customerRef: "customer", signature });
});

test("an unknown project is not found, however it is requested", async () => {
  const projectId = crypto.randomUUID();
  expect((await send({ projectId })).status).toBe(404);
  expect((await send({ projectId, nickname: "bot" })).status).toBe(404);
  expect((await get(`/api/feedback/dialog/${projectId}`)).status).toBe(404);
});

test.each<[string, unknown]>([
  ["nothing", ""],
  ["no project", {}],
  ["a project that is no id", { projectId: "1" }],
  ["rating 0", { rating: 0 }],
  ["rating 6", { rating: 6 }],
  ["an unknown mode", { mode: "live; drop" }],
  ["a reason of 201 characters", { reason: "x".repeat(201) }],
  ["a message of 4,001 characters", { message: "x".repeat(4_001) }],
  ["a message of 900,000 characters", { message: "x".repeat(900_000) }],
  ["no email", { email: "ada" }],
  ["an endless email", { email: `${"a".repeat(300)}@b.example` }],
  ["an endless customer", { customerRef: "x".repeat(201) }],
  ["a page that a browser would run", { page: "javascript:alert(1)" }],
  ["a lone surrogate", { message: "\ud800" }],
  ["NUL in what is signed", { customerRef: "a\0" }],
  ["verified as a wish", { verified: true }],
])("a body with %s is invalid and keeps nothing", async (_, body) => {
  const { id: projectId } = await project();
  const isPlain = typeof body === "object" && body !== null && !Array.isArray(body) && Object.keys(body).length > 0;
  const response = await send(isPlain ? { projectId, ...body } : body);
  expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, "invalid"]);
  expect(await storedOf(projectId)).toEqual([]);
});

test("a body over 1 MB is too large, and a smaller one names its errors", async () => {
  const { id: projectId } = await project();
  expect((await send({ projectId, message: "x".repeat(1_000_001) })).status).toBe(413);
  const { issues } = (await (await send({ projectId, rating: 9, mode: "both" })).json()) as {
    issues: { path: string }[];
  };
  expect(issues.map(({ path }) => path).sort()).toEqual(["mode", "rating"]);
});

test("stores deceptive text unchanged and harmless", async () => {
  const { id: projectId } = await project();
  const message = "I \u202eevol\u202c it\u0007\r\n<script>alert(1)</script> 👩‍👧";
  await save({ projectId, reason: "Too\u200b expensive\u2066", message });
  expect(await storedOf(projectId)).toMatchObject([
    { reason: "Too expensive", message: "I evol it\n<script>alert(1)</script> 👩‍👧" },
  ]);
});

test("only its owner sets the status of feedback", async () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() + 3600_000);
  const user = await create.user({ trialEndsAt });
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id, token } = await save({ projectId });
  const mark = async (status: unknown, person?: { id: string; isAdmin: boolean }, more = {}) =>
    call("POST", "feedback/save", person && (await tokenOf(person)), { id, status, ...more });
  expect(feedback.parse(await (await mark("read", user)).json())).toMatchObject({ id, status: "read" });
  expect((await mark("resolved")).status).toBe(401);
  expect((await mark("resolved", undefined, { token })).status).toBe(400);
  expect((await mark("resolved", await create.user({ trialEndsAt }))).status).toBe(404);
  expect((await mark("lost", user)).status).toBe(400);
  expect(await storedOf(projectId)).toMatchObject([{ status: "read" }]);
  expect((await mark("resolved", await create.user({ isAdmin: true }))).status).toBe(200);
});

test("after the trial the owner cannot update feedback, while new feedback is still stored", async () => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() - 1) });
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id } = await save({ projectId });
  const refused = await call("POST", "feedback/save", await tokenOf(user), { id, status: "read" });
  expect(await refused.json()).toMatchObject({ error: "limit" });
});

test.each([
  ["https://parcelo.example/bye?step=2", true],
  ["https://app.parcelo.example/bye", true],
  ["https://evil.example/bye", false],
  ["https://parcelo.example.evil.example", false],
  ["https://parcelo.example@evil.example", false],
  ["javascript:alert(1)//https://parcelo.example", false],
  ["//parcelo.example", false],
  ["null", false],
])("redirects to %s only if its origin is allowed: %s", async (to, may) => {
  const { id } = await project({ origins: ["https://app.parcelo.example"] });
  const response = await get(`/api/feedback/dialog/${id}?to=${encodeURIComponent(to)}`);
  expect(publicDialog.parse(await response.json()).to).toBe(may ? to : undefined);
});

test("the widget loads its configuration on any website, cached for a minute", async () => {
  const { id, name } = await project();
  const response = await get(`/api/feedback/dialog/${id}?mode=test`, { headers: { origin: "https://evil.example" } });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(publicDialog.parse(await response.json())).toEqual({
    name,
    mode: "test",
    reasons: defaultReasons,
    isShuffled: false,
  });
  for (const path of ["1", `${id}?mode=both`, `${id}?x=1`])
    expect((await get(`/api/feedback/dialog/${path}`)).status).toBe(400);
});
