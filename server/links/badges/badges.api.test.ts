import { afterAll, beforeEach, expect, test } from "vitest";
import { badgeCheck, badgeList } from "#shared/links/badges.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";

let home = "";
const site = website({
  "/": () => htmlPage(home),
  "/partners": () => htmlPage('<a href="https://www.plain.example/parcelo">Plain</a>'),
});
afterAll(() => site.stop());

const { create, get, tokenOf } = await createTestApp({ safeFetch: createSafeFetch({ allow: [site.host] }) });
const call = callWith(get);
const user = await create.user({ trialEndsAt: new Date("2036-01-01T09:00:00Z") });
const token = await tokenOf(user);
beforeEach(() => {
  home = "<p>No links</p>";
});

const newProject = () => create.project({ ownerId: user.id, url: site.url });
const newBadge = async (projectId: string, host: string, values: object = {}) => {
  const directory = await create.directory({
    host,
    name: host.split(".")[0] ?? host,
    url: `https://${host}/`,
    linkCondition: "badge",
  });
  return create.submission({ projectId, directoryId: directory.id, state: "live", ...values });
};
const list = async (id: string) =>
  badgeList.parse(await (await call("GET", `projects/${id}/badges`, token)).json()).badges;
const check = (id: string, body: object = {}) => call("POST", `projects/${id}/badges/check`, token, body);

test("lists what directories ask for, awaited badges first", async () => {
  const { id } = await newProject();
  const code = '<a href="https://badge.example"><img alt="Listed" src="https://badge.example/b.svg"></a>';
  await newBadge(id, "a-live.example");
  await newBadge(id, "b-skipped.example", { state: "skipped" });
  await newBadge(id, "z-waiting.example", { state: "needs_customer", reason: "add_badge", note: code });
  await create.submission({ projectId: id, state: "live" });
  expect(await list(id)).toMatchObject([
    { directory: { host: "z-waiting.example" }, isAwaited: true, snippet: code },
    {
      directory: { host: "a-live.example" },
      isAwaited: false,
      condition: "badge",
      snippet: '<a href="https://a-live.example/">Find us on a-live</a>',
    },
  ]);
});

test("escapes names in snippets", async () => {
  const { id } = await newProject();
  const directory = await create.directory({ name: `"A" & <b>`, linkCondition: "reciprocal" });
  await create.submission({ projectId: id, directoryId: directory.id });
  expect((await list(id))[0]?.snippet).toContain("Find us on &quot;A&quot; &amp; &lt;b&gt;</a>");
});

test("finds badges on the home page, or on another page of the website", async () => {
  const { id } = await newProject();
  await newBadge(id, "plain.example");
  const { directoryId } = await newBadge(id, "shown.example");
  home = '<footer><a href="https://shown.example/parcelo" rel="nofollow"><img alt="Listed"></a></footer>';
  const onHome = badgeCheck.parse(await (await check(id)).json());
  expect(onHome.found).toEqual([{ directoryId, href: "https://shown.example/parcelo", isHidden: false }]);
  const onPartners = badgeCheck.parse(await (await check(id, { url: `${site.url}/partners` })).json());
  expect(onPartners.found).toMatchObject([{ href: "https://www.plain.example/parcelo" }]);
});

test("says that a badge is hidden, unless it is also shown", async () => {
  const { id } = await newProject();
  await newBadge(id, "footer.example");
  const hidden = '<div hidden><a href="https://footer.example/hidden">Listed</a></div>';
  home = hidden;
  expect(await (await check(id)).json()).toMatchObject({ found: [{ isHidden: true }] });
  home = `${hidden}<a href="https://footer.example/parcelo">Listed</a>`;
  expect(await (await check(id)).json()).toMatchObject({
    found: [{ href: "https://footer.example/parcelo", isHidden: false }],
  });
});

test.each([
  ["https://other.example/", 400],
  ["javascript:alert(1)", 400],
  [`${site.url}/missing`, 502],
])("checking %s answers %i", async (url, status) => {
  const { id } = await newProject();
  expect((await check(id, { url })).status).toBe(status);
});
