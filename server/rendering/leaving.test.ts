// The page /f/{projectId} without JavaScript: plain forms with HTML responses.
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedbacks } from "#db/schema/index.ts";
import { site } from "#shared/site.ts";
import { stopDate } from "../testing/stop-date.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, create, get } = await createTestApp();
const siteOrigin = "https://linkstead.test";

const newProject = async (values: Partial<Parameters<typeof create.project>[0]> = {}) =>
  create.project({ ownerId: (await create.user()).id, url: "https://parcelo.example", ...values });
const savedFor = (projectId: string) =>
  dependencies.db.select().from(feedbacks).where(eq(feedbacks.projectId, projectId));

type Sending = { query?: string; origin?: string; address?: string };
const submit = async (
  projectId: string,
  fields: Record<string, string>,
  { query = "", origin = siteOrigin, address }: Sending = {},
) => {
  const init = { method: "POST", body: new URLSearchParams(fields), headers: { origin } };
  const response = await get(`/f/${projectId}${query}`, init, address);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const hiddenValue = (html: string, name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? "";
const offerForm = (html: string) => ({ id: hiddenValue(html, "id"), token: hiddenValue(html, "token") });

test("without JavaScript the page has a form with the three questions", async () => {
  const { id } = await newProject();
  const html = await (await get(`/f/${id}`)).text();
  const form = html.match(/<noscript>(<form [^>]*method="post".*?<\/form>)<\/noscript>/s)?.[1] ?? "";
  for (const field of ["reason", "rating", "message", "email", "nickname"]) expect(form).toContain(`name="${field}"`);
  expect(form).toContain('value="Too expensive"');
});

test("says who receives the answers, and links to the privacy policy", async () => {
  const { id, name } = await newProject();
  const html = (await (await get(`/f/${id}`)).text()).replaceAll("<!-- -->", "");
  expect(html).toContain(`${name} receives your answers. ${site.name} processes them for ${name}`);
  expect(html).toContain('href="/privacy"');
});

test("saves answers with the link's data, and records leaving without an offer", async () => {
  const project = await newProject();
  const signature = createHmac("sha256", project.widgetSecret).update("cus_1").digest("hex");
  const to = "https://parcelo.example/bye?plan=a";
  const query = `?customerRef=cus_1&signature=${signature}&email=ada@people.example&to=${encodeURIComponent(to)}`;
  const { status, headers, html } = await submit(
    project.id,
    { reason: "Too expensive", rating: "2", message: "I like it,\r\nbut no.", nickname: "" },
    { query },
  );
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(html).toContain(`href="${to}"`);
  expect(html).not.toContain("<form");
  expect(await savedFor(project.id)).toMatchObject([
    {
      reason: "Too expensive",
      rating: 2,
      message: "I like it,\nbut no.",
      email: "ada@people.example",
      customerRef: "cus_1",
      verified: true,
      page: `${siteOrigin}/f/${project.id}`,
      outcome: "left",
    },
  ]);
});

test("every question is optional", async () => {
  const { id } = await newProject();
  expect((await submit(id, {})).status).toBe(200);
  expect(await savedFor(id)).toMatchObject([
    { reason: null, rating: null, message: null, email: null, outcome: "left" },
  ]);
});

test.each([
  ["accepted", "Thank you for staying", "https://parcelo.example/talk"],
  ["declined", "Thank you", "https://parcelo.example/bye"],
])("the matching offer can be %s with a second form", async (outcome, heading, next) => {
  const { id } = await newProject();
  await create.offer({
    projectId: id,
    title: "Half the price",
    reasons: ["Too expensive"],
    url: "https://parcelo.example/talk",
    type: "discount",
    couponId: "stay",
    percentOff: 50,
  });
  const query = "?to=https://parcelo.example/bye";
  const { html } = await submit(id, { reason: "Too expensive" }, { query });
  for (const text of ["Half the price", "50% off"]) expect(html).toContain(text);
  const buttons = html.match(/<button [^>]*name="outcome"[^>]*>/g) ?? [];
  expect(buttons.map((button) => button.match(/value="(.*?)"/)?.[1])).toEqual(["accepted", "declined"]);
  expect(await savedFor(id)).toMatchObject([{ outcome: null }]);
  const answered = await submit(id, { ...offerForm(html), outcome }, { query });
  expect(answered.status).toBe(200);
  expect(answered.html).toContain(`>${heading}</h1>`);
  expect(answered.html).toContain(`href="${next}"`);
  expect(await savedFor(id)).toMatchObject([{ outcome }]);
});

test("an outcome with a wrong token changes nothing and reveals no offer", async () => {
  const { id } = await newProject();
  await create.offer({ projectId: id, url: "https://parcelo.example/talk" });
  const { html } = await submit(id, {});
  const answered = await submit(id, { ...offerForm(html), token: "guessed", outcome: "accepted" });
  expect(answered.status).toBe(200);
  expect(answered.html).not.toContain("parcelo.example/talk");
  expect(await savedFor(id)).toMatchObject([{ outcome: null }]);
});

test("an outcome sent twice counts once and shows the same page", async () => {
  const { id } = await newProject();
  await create.offer({ projectId: id });
  const { html } = await submit(id, {});
  await submit(id, { ...offerForm(html), outcome: "accepted" });
  expect((await submit(id, { ...offerForm(html), outcome: "declined" })).status).toBe(200);
  expect(await savedFor(id)).toMatchObject([{ outcome: "accepted" }]);
});

test("shows an error at its field and keeps all input", async () => {
  const { id } = await newProject();
  const { status, html } = await submit(id, {
    reason: "Too expensive",
    rating: "4",
    message: "Keep <this> text",
    email: "ada@people",
  });
  expect(status).toBe(400);
  expect(html).toContain("Enter an address like name@company.com.");
  expect(html).toContain("Keep &lt;this&gt; text</textarea>");
  expect(html).toContain('value="ada@people"');
  expect(html).toContain('checked="" value="Too expensive"');
  expect(html).toContain('checked="" value="4"');
  expect(await savedFor(id)).toEqual([]);
});

test.each([
  [{ rating: "9" }, "Choose a number from 1 to 5."],
  [{ message: "x".repeat(4_001) }, "Write at most 4,000 characters."],
])("rejects %j at its field", async (fields, message) => {
  const { id } = await newProject();
  const { status, html } = await submit(id, fields);
  expect(status).toBe(400);
  expect(html).toContain(message);
});

test("asks for the email when the link's is invalid, instead of blocking the form", async () => {
  const { id } = await newProject();
  const query = "?email=nonsense";
  const { status, html } = await submit(id, { reason: "Too expensive" }, { query });
  expect(status).toBe(400);
  expect(html).toContain('name="email"');
  expect((await submit(id, { reason: "Too expensive", email: "" }, { query })).status).toBe(200);
});

test("answers a filled honeypot the same way and saves nothing", async () => {
  const { id } = await newProject();
  await create.offer({ projectId: id, title: "Take a break" });
  const { status, html } = await submit(id, { message: "Buy pills", nickname: "Bot" });
  expect(status).toBe(200);
  expect(html).toContain("Take a break");
  expect(await savedFor(id)).toEqual([]);
});

test("a website that is not on the project's list cannot post the form for its visitors", async () => {
  const { id } = await newProject({ origins: ["https://parcelo.example"] });
  expect((await submit(id, {}, { origin: "https://evil.example" })).status).toBe(403);
  expect((await submit(id, {})).status).toBe(200);
  expect(await savedFor(id)).toHaveLength(1);
});

test("shows the form and a next step to an IP address over its limit", async () => {
  stopDate();
  const { id } = await newProject();
  const address = "192.0.2.77";
  const query = "?to=https://parcelo.example/bye";
  for (let sent = 0; sent < 30; sent++) await submit(id, {}, { address });
  const { status, html } = await submit(id, { message: "Still here" }, { address, query });
  expect(status).toBe(429);
  expect(html).toMatch(/Too many attempts\. Try again in \d+ minutes\./);
  expect(html).toContain("Still here</textarea>");
  expect(html).toContain('href="https://parcelo.example/bye"');
});

test("an unknown project is not found", async () => {
  expect((await submit(crypto.randomUUID(), {})).status).toBe(404);
});

test("shows a feedback's offer only with the feedback's token", async () => {
  const { id } = await newProject();
  const { id: offerId } = await create.offer({ projectId: id });
  const { html } = await submit(id, {});
  const saved = offerForm(html);
  const read = (token: string) => get(`/api/feedback/${saved.id}/offer?token=${token}`);
  expect(await (await read(saved.token)).json()).toMatchObject({ id: offerId, title: "Take a break" });
  expect((await read("guessed")).status).toBe(404);
});
