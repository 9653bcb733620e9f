// The address and the cookies of a page may come from anyone. Bad ones change nothing, show nothing of others and break no list.
import { expect, test } from "vitest";
import { link, type PlainPage } from "#shared/routes.ts";
import { callWith } from "../testing/api-caller.ts";
import { createTestApp } from "../testing/test-app.ts";

const { create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const owner = await create.user({ trialEndsAt: new Date("2026-12-31") });
const { id } = await create.project({ ownerId: owner.id });
const token = await tokenOf(owner);
const { id: projectId } = await create.project({ ownerId: (await create.user()).id });
const foreign = {
  submission: (await create.submission({ projectId })).id,
  lead: (await create.lead({ projectId, handle: "hidden-person" })).id,
  mention: (await create.mention({ projectId, title: "Hidden mention" })).id,
};
const script = "<script>alert(1)</script>";

const open = async (path: string, cookie = "") => {
  const response = await get(path, { headers: { cookie: `token=${token}; ${cookie}` } });
  const html = await response.text();
  expect(html).not.toContain(script);
  expect(html).not.toMatch(/hidden-person|Hidden mention/);
  return response;
};
const lists = ["submissions", "leads", "mentions", "keywords", "topics", "articles"] as const satisfies PlainPage[];

test.each([
  ["a broken encoding", "saved_views=%E0%A4%A"],
  ["markup", `saved_views=${encodeURIComponent(script)}.%2Fdashboard%2Fleads.${encodeURIComponent(script)}.q`],
  ["3 kB of separators", `saved_views=${"a.b.c.d/".repeat(400)}`],
  ["names of every object", "saved_views=__proto__.constructor.x.y; hidden_columns=__proto__.x/constructor"],
  ["a broken encoding of columns", "hidden_columns=%E0%A4%A; collapsed_groups=%E0"],
  ["an attribute's end", `sidebar=icons"><b>; collapsed_groups="><b>`],
  ["no value", "saved_views; hidden_columns=="],
])("%s in a cookie breaks no list", async (_, cookie) => {
  for (const name of lists) expect((await open(`${link(name)}?project=${id}`, cookie)).status).toBe(200);
});

test.each([
  ...Object.entries(foreign).map((one) => one.join("=")),
  ...["submission", "lead", "mention"].flatMap((name) => [`${name}=..%2f..%2fusers%2fme`, `${name}=%00`]),
  `q=${encodeURIComponent(script)}`,
  `q=${"x".repeat(5_000)}`,
  "page=-1&page=99999999999",
  "status=__proto__&sort=constructor&source=toString",
])("the query %s breaks no list", async (query) => {
  for (const name of lists) expect((await open(`${link(name)}?project=${id}&${query}`)).status).toBe(200);
});

test.each([
  "/dashboard/articles/..%2f..%2fusers%2fme",
  "/dashboard/articles/%00",
  "/dashboard/articles/%E0%A4%A",
  "/dashboard/articles/%252e%252e%252fusers%252fme",
  "/dashboard/articles/x",
  "/blog/%252e%252e%252fplans%252fall",
  "/directories/%252e%252e%252fplans%252fall",
])("%s is no page", async (path) => {
  const { status } = await open(`${path}?project=${id}`);
  expect(status).toBeOneOf([400, 404]);
});

test.each(["javascript:alert(1)", "//evil.example", "%2e%2e/users/me?", "..", "\0", script])(
  "a return from Google with the state %j leads nowhere",
  async (state) => {
    const path = `${link("searchReturn")}?code=a-code-of-google&state=${encodeURIComponent(state)}`;
    const response = await open(path);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

test("the example project is the same for everyone, and leads to no data", async () => {
  const html = await (await get("/example")).text();
  expect(html).not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|href="[^"]*\/(api|dashboard)\//);
  expect(
    await (await get(`/example?project=${id}&q=${script}`, { headers: { cookie: `token=${token}` } })).text(),
  ).toBe(html);
  for (const method of ["POST", "PUT", "DELETE"]) expect((await get("/example", { method })).status).toBe(405);
});

test.each(["0000-01-01", "1999-12-31", "9999-12-31", "2026-02-30", "now"])(
  "no figures are compared at %s",
  async (at) => {
    expect((await call("GET", `projects/${id}/impact?at=${at}`, token)).status).toBe(400);
  },
);
