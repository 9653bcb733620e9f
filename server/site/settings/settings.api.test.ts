import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { settings as settingsTable } from "#db/schema/index.ts";
import { blogFeedUrls } from "#shared/site/blog-feeds.ts";
import type { SettingsGroup } from "#shared/site/settings.ts";
import { site } from "#shared/site.ts";
import { subscribeToInvalidations } from "../../rendering/cache-invalidation.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createSettings } from "./settings.ts";

const { dependencies, as, create, get } = await createTestApp();
const admin = await as(await create.user({ isAdmin: true }));
const customer = await as(await create.user({ trialEndsAt: new Date("2026-11-23T09:00:00Z") }));
/** Without React's markers between texts. */
const home = async () => (await (await get("/")).text()).replaceAll("<!-- -->", "");

const saved = async (group: string) => {
  const found = (await read(admin.settings.$get())).find((settings) => settings.group === group);
  if (!found) throw new Error(`There is no group ${group}.`);
  return found;
};
const save = async (group: SettingsGroup, value: unknown) => {
  const { version } = await saved(group);
  return read(admin.settings[":group"].$put({ param: { group }, json: { value, version } }));
};
const question = "Is there a phone number?";

test("the home page shows a changed FAQ at once, and the default after a reset", async () => {
  expect(await home()).toContain("What is a directory submission?");
  await save("faq", { items: [{ question, answer: "No. Write to {supportEmail}." }] });
  const page = await home();
  expect(page).toContain(question);
  expect(page).toContain("Write to support@linkstead.example.");
  expect(page).not.toContain("What is a directory submission?");
  await read(admin.settings[":group"].$delete({ param: { group: "faq" } }));
  expect(await home()).toContain("What is a directory submission?");
});

test("rejects a change of an older version, also after a reset", async () => {
  const { version } = await save("waitlist", { isOpen: true });
  const json = { value: { isOpen: false }, version };
  await read(admin.settings[":group"].$delete({ param: { group: "waitlist" } }));
  await expect(read(admin.settings[":group"].$put({ param: { group: "waitlist" }, json }))).rejects.toMatchObject({
    status: 409,
  });
  expect(await saved("waitlist")).toMatchObject({ isDefault: true, version: version + 1 });
});

test.each([
  ["trial", { days: 0 }, "value.days"],
  ["trial", { days: 3, hours: 1 }, "value"],
  ["faq", { items: [{ question: "", answer: "Yes" }] }, "value.items.0.question"],
  ["operator", null, "value"],
] as const)("rejects %s %j", async (group, value, path) => {
  await expect(save(group, value)).rejects.toMatchObject({ status: 400, issues: [{ path }] });
});

test("the legal pages name the operator of the settings", async () => {
  await save("operator", { name: "Parcelo GmbH", address: "Weg 1, Berlin" });
  for (const path of ["/terms", "/privacy", "/gdpr"]) expect(await (await get(path)).text()).toContain("Parcelo GmbH");
});

test("new limits apply to running trials", async () => {
  const limits = { projects: 2, keywords: 7, replies: null, exports: 9 };
  await save("limits", { trial: limits, onetime: limits, recurring: limits });
  expect(await read(customer.users.me.$get())).toMatchObject({ limits });
});

test("production shows none of the demo's people and profiles", async () => {
  const { db, log } = dependencies;
  await read(admin.settings[":group"].$delete({ param: { group: "operator" } }));
  const production = createSettings({ db, log, env: { NODE_ENV: "production" } });
  const app = await createTestApp({ db, settings: production });
  const page = await (await app.get("/")).text();
  expect(page).not.toContain(site.founder.name);
  expect(page).toContain(site.founder.bio);
  for (const path of ["/terms", "/privacy", "/gdpr", blogFeedUrls.rss])
    expect(await (await app.get(path)).text()).not.toContain(site.operator.name);
  expect(await (await app.get("/terms")).text()).toContain("entered their name and address yet");
});

test("the owner switches off the waitlist, the launch offer, the founder card and the client list", async () => {
  const parts = ['name="email"', "5 left", 'id="founder"', 'id="clients"'];
  const shown = async () => {
    const page = await home();
    return parts.filter((part) => page.includes(part));
  };
  expect(await shown()).toEqual(parts);
  const { launchOffer, founder, clients } = await dependencies.settings.read();
  await save("waitlist", { isOpen: false });
  await save("launchOffer", { ...launchOffer, isShown: false });
  await save("founder", { ...founder, isShown: false });
  await save("clients", { ...clients, isShown: false });
  expect(await shown()).toEqual([]);
  for (const group of ["waitlist", "launchOffer", "founder", "clients"] as const)
    await read(admin.settings[":group"].$delete({ param: { group } }));
  expect(await shown()).toEqual(parts);
});

test("founders and clients that were stored before they could be switched off are shown", async () => {
  const client = { name: "Parcelo", url: "https://parcelo.dev", quote: "", hue: "sky" };
  const { isShown: _, ...founder } = dependencies.settings.defaults.founder;
  await save("clients", { heading: "Our clients", note: "", items: [client] });
  await save("founder", { ...founder, name: "Ada Weber" });
  const page = await home();
  expect(page).toContain("parcelo.dev");
  expect(page).toContain("Ada Weber");
});

test("another process shows the change", async () => {
  const { db, pubsub } = dependencies;
  const other = await createTestApp({ db, pubsub });
  subscribeToInvalidations(other.dependencies, other.cache);
  const page = async () => (await other.get("/")).text();
  expect(await page()).not.toContain(question);
  await save("faq", { items: [{ question, answer: "No." }] });
  await expect.poll(page).toContain(question);
});

test("a stored value that is not valid falls back to the default", async () => {
  await dependencies.db
    .insert(settingsTable)
    .values({ key: "general", value: { tagline: 7 }, version: 1, updatedAt: new Date() });
  dependencies.settings.invalidate();
  expect(await dependencies.settings.read()).toMatchObject({ general: dependencies.settings.defaults.general });
});

test("the second step of signing in names the support email of the settings", async () => {
  await save("general", { tagline: "Links", description: "Links", supportEmail: "help@parcelo.dev" });
  expect(await (await get("/auth/second-factor")).text()).toContain('href="mailto:help@parcelo.dev"');
});
