import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { files, kits } from "#db/schema/index.ts";
import { emptyKit, type KitFields } from "#shared/links/kit.ts";
import { emptyAddress } from "#shared/links/kit-limits.ts";
import { createAiWriter } from "../../integrations/ai.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { pngOf } from "../../testing/image-files.ts";
import { problemOf } from "../../testing/raw-http.ts";
import { writerStandIn } from "../../testing/stand-ins/ai.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";

const icon = pngOf(256, 256);
const data = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebSite", name: "Parcelo" },
    {
      "@type": ["LocalBusiness"],
      name: "Parcelo",
      legalName: "Parcelo Ltd",
      slogan: "Every parcel in sight",
      foundingDate: "2019-05-01",
      founder: { "@type": "Person", name: "Ada Byron" },
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 High Street",
        addressLocality: "Leeds",
        addressCountry: "GB",
      },
      telephone: "+44 113 496 0000",
      sameAs: ["https://www.linkedin.com/company/parcelo"],
    },
    {
      "@type": "SoftwareApplication",
      applicationCategory: "https://schema.org/BusinessApplication",
      featureList: ["Tracks parcels", "Writes emails"],
      offers: { price: "9.00", priceCurrency: "USD" },
    },
  ],
};
const home = `<title>Parcelo – Parcel tracking for online shops</title>
  <meta name="description" content="Parcelo tracks each parcel of your shop &amp; writes to customers before they ask.">
  <meta name="keywords" content="parcels, shipping, ${"x".repeat(40)}">
  <link rel="icon" type="image/png" sizes="256x256" href="/icon.png">
  <script type="application/ld+json">${JSON.stringify(data)}</script>
  <script type="application/ld+json">{ not json</script>
  <h1>Parcel tracking your customers will love</h1>
  <a href="https://twitter.com/intent/tweet?text=x">Tweet</a> <a href="https://x.com/parcelo">X</a>
  <a href="/contact">Contact</a>`;
const site = website({
  "/": () => htmlPage(home),
  "/contact": () => htmlPage('<a href="mailto:someone@mail.test">Old</a> <a href="mailto:Hello@127.0.0.1">Mail</a>'),
  "/icon.png": () => new Response(icon.slice(), { headers: { "content-type": "image/png" } }),
  "/bare": () => htmlPage("<title>Bare</title>"),
});
const service = writerStandIn();
afterAll(() => {
  site.stop();
  service.stop();
});

const dependencies = { safeFetch: createSafeFetch({ allow: [site.host] }) };
const { dependencies: running, as, create, get, runJobs, tokenOf } = await createTestApp(dependencies);
const { db } = running;
const trialEndsAt = new Date("2026-11-24T00:00:00Z");
const user = await create.user({ trialEndsAt });
const client = await as(user);
const token = await tokenOf(user);

let projectId = "";
beforeEach(async () => {
  projectId = (await create.project({ ownerId: user.id, url: `${site.url}/` })).id;
});
const calls = () => client.projects[":id"].kit;
const param = () => ({ param: { id: projectId } });
const load = () => read(calls().$get(param()));
const put = (fields: Partial<KitFields>, version: number) => calls().$put({ ...param(), json: { version, fields } });
const save = (fields: Partial<KitFields>, version = 0) => read(put(fields, version));
const prefill = async () => (await read(calls().prefill.$post(param()))).proposals;
const draft = async (field: "tagline" | "short" | "long") =>
  (await read(calls().draft.$post({ ...param(), json: { field } }))).proposals;

const upload = (project: string, bearer = token) => {
  const body = new FormData();
  body.set("file", new File([icon.slice() as Uint8Array<ArrayBuffer>], "icon.png", { type: "image/png" }));
  return get(`/api/file-uploads/image?project=${project}`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${bearer}` },
  });
};
const uploaded = async () => ((await (await upload(projectId)).json()) as { id: string }).id;

test("a project starts with an empty kit", async () =>
  expect(await load()).toMatchObject({ version: 0, fields: emptyKit, completeness: { percent: 0 }, warnings: [] }));

test("fills a kit that was stored before it had all fields", async () => {
  const stored = {
    name: "Parcelo",
    social: { x: "https://x.com/parcelo" },
    consents: { badge: true },
    local: { city: "Leeds" },
  };
  await db.insert(kits).values({ projectId, version: 1, fields: stored as never, updatedAt: new Date() });
  const { fields } = await load();
  expect(fields).toEqual({
    ...emptyKit,
    name: "Parcelo",
    social: { ...emptyKit.social, x: "https://x.com/parcelo" },
    consents: { ...emptyKit.consents, badge: true },
    local: { ...emptyAddress, city: "Leeds" },
  });
  expect((await save(fields, 1)).version).toBe(2);
});

test("saves the given fields, trimmed, and leaves the others", async () => {
  expect(await save({ name: " Parcelo ", tags: ["parcels"] })).toMatchObject({ version: 1 });
  expect(await save({ tagline: "Every parcel in sight" }, 1)).toMatchObject({ version: 2 });
  expect((await load()).fields).toEqual({
    ...emptyKit,
    name: "Parcelo",
    tags: ["parcels"],
    tagline: "Every parcel in sight",
  });
});

test("refuses a version that was replaced, and changes nothing", async () => {
  await save({ name: "Parcelo" });
  await expect(save({ name: "Other" })).rejects.toMatchObject({ status: 409, code: "conflict" });
  expect(await load()).toMatchObject({ version: 1, fields: { name: "Parcelo" } });
});

test("of parallel first saves one wins", async () => {
  const answers = await Promise.all(["A", "B", "C"].map((name) => put({ name }, 0)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("names each text over its limit", async () => {
  const saving = save({ tagline: "x".repeat(61), tags: ["y".repeat(26)], long: ["short"] });
  const issues = ["fields.tagline", "fields.long.0", "fields.tags.0"].map((path) => expect.objectContaining({ path }));
  await expect(saving).rejects.toMatchObject({ status: 400, issues });
});

test("refuses pictures of another project", async () => {
  const picture = await uploaded();
  const other = await create.project({ ownerId: user.id });
  const call = client.projects[":id"].kit.$put({
    param: { id: other.id },
    json: { version: 0, fields: { logoFileId: picture } },
  });
  await expect(read(call)).rejects.toMatchObject({
    status: 400,
    issues: [expect.objectContaining({ path: "fields.logoFileId" })],
  });
});

test("warns about wordings that are nearly the same, and saves them", async () => {
  const text = "Parcelo tracks every parcel of your shop and writes to customers before they ask";
  const other = "Shops that use Parcelo hear less from waiting customers";
  const { warnings } = await save({ short: [text, other, `${text} you`] });
  expect(warnings).toEqual([{ field: "short", warning: expect.stringMatching(/^Wordings 1 and 3 share \d+% /) }]);
});

test("counts the directories that a gap keeps the kit from, and those that only ask", async () => {
  const count = async () => {
    const { missing, optional } = (await load()).completeness;
    return {
      logo: missing.find(({ field }) => field === "logoFileId")?.blocks ?? 0,
      github: missing.find(({ field }) => field === "social.github")?.blocks ?? 0,
      phone: optional.find(({ field }) => field === "local.phone")?.requestedBy ?? 0,
    };
  };
  const before = await count();
  const fields = ["logo", "github", "phone"].map((name) => ({ name, limit: null }));
  await create.directory({ fields });
  await create.directory({ fields, status: "paused" });
  await create.directory({ fields, standing: "unconfirmed" });
  await create.directory({ fields, countries: ["france"] });
  await create.directory({ rules: ["Open source only."] });
  expect(await count()).toEqual({ logo: before.logo + 1, github: before.github + 2, phone: before.phone + 1 });
});

test("a kit with what every form needs is missing nothing, however little that is", async () => {
  const { completeness } = await save({
    name: "Parcelo",
    url: "https://parcelo.example",
    oneLiner: "Parcelo tracks parcels.",
    category: "Shipping",
    contactEmail: "hello@parcelo.example",
  });
  const common = ["name", "url", "tagline", "short", "category", "contactEmail"];
  expect(completeness.missing.filter(({ field }) => common.includes(field))).toEqual([]);
  expect(completeness.optional).toContainEqual({ field: "audience", requestedBy: expect.any(Number) });
  expect(completeness.percent).toBeLessThan(50);
});

test("a fuller kit is more complete, up to 100 percent", async () => {
  const picture = await uploaded();
  const text = "A description of the product. ".repeat(20).trim();
  const { completeness } = await save({
    name: "Parcelo",
    url: "https://parcelo.example",
    microTagline: "Parcels",
    tagline: "Every parcel in sight",
    oneLiner: "Parcelo tracks parcels.",
    short: ["Short."],
  });
  expect(completeness.percent).toBeGreaterThan(30);
  expect(completeness.percent).toBeLessThan(60);
  const rest = {
    medium: ["Medium."],
    long: [text],
    features: ["One"],
    category: "Shipping",
    tags: ["parcels"],
    audience: "shops",
    pricingModel: "free" as const,
    contactEmail: "hello@parcelo.example",
    logoFileId: picture,
    coverFileId: picture,
    screenshotFileIds: [picture],
  };
  expect((await save(rest, 1)).completeness.percent).toBe(100);
});

test("checks a kit against a directory", async () => {
  const check = async (directoryId: string) =>
    client.projects[":id"].preflight.$get({ ...param(), query: { directoryId } });
  const fields = [
    { name: "name", limit: 5 },
    { name: "tags", limit: null },
  ];
  const directory = await create.directory({ linkCondition: "badge", fields });
  const leftEmpty = [{ field: "tags", label: "Tags" }];
  await save({ name: "Parcelo" });
  expect(await read(check(directory.id))).toEqual({
    passes: false,
    problems: [
      expect.objectContaining({ field: "name" }),
      { field: "consents.badge", problem: `${directory.name} wants its badge on your site.`, how: "Agree to badges." },
    ],
    leftEmpty,
  });
  await save({ name: "Parce", consents: { badge: true, reciprocal: false, feesUpTo: 0 } }, 1);
  expect(await read(check(directory.id))).toEqual({ passes: true, problems: [], leftEmpty });
  await expect(read(check(crypto.randomUUID()))).rejects.toMatchObject({ status: 404 });
});

test("a plan with free directories only rejects paid ones", async () => {
  const plan = await create.plan({ deliverables: deliverablesOf({ freeDirectoriesOnly: true }) });
  const owner = await create.user({ planId: plan.id });
  const { id } = await create.project({ ownerId: owner.id });
  const directory = await create.directory({ pricing: "paid" });
  const preflight = (await as(owner)).projects[":id"].preflight;
  const { problems } = await read(preflight.$get({ param: { id }, query: { directoryId: directory.id } }));
  expect(problems).toContainEqual(expect.objectContaining({ field: "directory" }));
});

test("proposes what the website says for empty fields, and changes nothing", async () => {
  await save({ name: "Mine" });
  const proposals = await prefill();
  const values = Object.fromEntries(proposals.map(({ field, value }) => [field, value]));
  expect(values).toMatchObject({
    url: `${site.url}/`,
    microTagline: "Every parcel in sight",
    tagline: "Parcel tracking your customers will love",
    oneLiner: "Parcelo tracks each parcel of your shop & writes to customers before they ask",
    short: "Parcelo tracks each parcel of your shop & writes to customers before they ask.",
    category: "Business",
    features: ["Tracks parcels", "Writes emails"],
    tags: ["parcels", "shipping"],
    pricingModel: "paid",
    priceFrom: 9,
    currency: "USD",
    founded: 2019,
    makerName: "Ada Byron",
    contactEmail: "someone@mail.test",
    "social.x": "https://x.com/parcelo",
    "social.linkedin": "https://www.linkedin.com/company/parcelo",
    local: { legalName: "Parcelo Ltd", street: "1 High Street", city: "Leeds", country: "United Kingdom" },
  });
  expect(values).not.toHaveProperty("name");
  expect(values).not.toHaveProperty("long");
  const [logo] = await db.select().from(files).where(eq(files.projectId, projectId));
  expect(values.logoFileId).toBe(logo?.id);
  expect(await load()).toMatchObject({ version: 1, fields: { ...emptyKit, name: "Mine" } });
});

test("a bare website gives its name and address", async () => {
  ({ id: projectId } = await create.project({ ownerId: user.id, url: `${site.url}/bare` }));
  const fields = (await prefill()).map(({ field }) => field);
  expect(fields).toEqual(["name", "url"]);
});

test("responds 502 if the website can't be read", async () => {
  ({ id: projectId } = await create.project({ ownerId: user.id, url: `${site.url}/none` }));
  await expect(prefill()).rejects.toMatchObject({ status: 502 });
});

const filled = {
  name: "Parcelo",
  category: "Parcel tracker",
  audience: "Small online shops",
  tagline: "Every parcel in sight",
  features: ["Tracks all carriers", "Writes emails before customers ask", "Works without code"],
};

test("drafts from templates without a model, none like another", async () => {
  await save(filled);
  const proposals = await draft("short");
  expect(proposals).toHaveLength(3);
  expect(proposals[0]).toEqual({
    field: "short",
    value: "Parcelo is a parcel tracker for small online shops. Every parcel in sight.",
    source: "Template filled with your kit",
  });
  await save({ short: proposals.map(({ value }) => String(value)) }, 1);
  expect((await load()).warnings).toEqual([]);
  expect(await draft("short")).toEqual([]);
});

test("drafts nothing from an empty kit", async () => expect(await draft("tagline")).toEqual([]));

test("proposes a long text only if the kit has enough for its least length", async () => {
  await save(filled);
  expect(await draft("long")).toEqual([]);
  const medium =
    "Parcelo shows each parcel of a shop on one page, with delays marked as soon as a carrier reports them.";
  const rest = {
    medium: [`${medium} ${"It connects to the shop and needs no code. ".repeat(3)}`.trim()],
    short: [medium],
  };
  await save({ ...rest, makerName: "Ada Byron", pricingModel: "free" }, 1);
  const [proposal] = await draft("long");
  expect(String(proposal?.value)).toMatch(/^Parcelo is a parcel tracker .{480,} Ada Byron\.$/);
});

test("drafts with the model, without links, repetitions or markup of lists", async () => {
  const writer = createAiWriter(service.baseUrl, { AI_API_KEY: undefined, AI_MODEL: "model-1" });
  const app = await createTestApp({ writer, db });
  const drafting = (await app.as(user)).projects[":id"].kit.draft;
  await save({
    ...filled,
    short: ["Parcelo shows small shops where each of their parcels is at any time of the day."],
  });
  service.behavior.chunks = [
    "1. Parcelo shows small shops where each of their parcels is at any time of the day!\n",
    "2. See every carrier on one page and answer customers before they have to ask you.\n",
    "3. Visit https://evil.example for more about parcels and how they are tracked.\n",
    '- "Carriers, delays and deliveries: a small shop follows them all with this tracker."',
  ];
  const { proposals } = await read(drafting.$post({ ...param(), json: { field: "short", tone: "friendly" } }));
  expect(proposals.map(({ value }) => value)).toEqual([
    "See every carrier on one page and answer customers before they have to ask you.",
    "Carriers, delays and deliveries: a small shop follows them all with this tracker.",
  ]);
  expect(proposals[0]?.source).toBe("Written by a language model");
  service.behavior.now = () => new Response("no", { status: 500 });
  const fallback = await read(drafting.$post({ ...param(), json: { field: "tagline" } }));
  expect(fallback.proposals[0]?.source).toBe("Template filled with your kit");
});

test("a customer uploads pictures to an own project only, 20 at most", async () => {
  expect((await upload(projectId)).status).toBe(201);
  await problemOf(await upload(projectId, await tokenOf(await create.user({ trialEndsAt }))), 404);
  await problemOf(await upload("x"), 400);
  for (let at = 1; at < 19; at++) await create.image({ projectId });
  const answers = await Promise.all([upload(projectId), upload(projectId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("administrators can't delete a picture of a kit", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const id = await uploaded();
  await expect(read(admin["file-uploads"][":id"].$delete({ param: { id } }))).rejects.toMatchObject({ status: 409 });
});

const isStored = async (id: string) => (await get(`/api/file-uploads/${id}/image`)).status === 200;

test("pictures are deleted with their owner's account", async () => {
  const owner = await create.user({ trialEndsAt });
  const { id: project } = await create.project({ ownerId: owner.id });
  const { id } = (await (await upload(project, await tokenOf(owner))).json()) as { id: string };
  const admin = await as(await create.user({ isAdmin: true }));
  await read(admin.users[":id"].$delete({ param: { id: owner.id } }));
  await runJobs("delete-image");
  expect([await isStored(id), await db.$count(files, eq(files.id, id))]).toEqual([false, 0]);
});
