// What members see of the pages whose actions their role doesn't allow.
import { expect, test } from "vitest";
import { projectMembers } from "#db/schema/index.ts";
import { onetimeLimits } from "#shared/limits.ts";
import { link, type PlainPage } from "#shared/routes.ts";
import { linksIn, mainText } from "../testing/page-text.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const plan = await create.plan({ type: "onetime" });
const { id: ownerId } = await create.user({ planId: plan.id });
const { id: projectId } = await create.project({ ownerId, name: "Parcelo", stripeAccountId: "acct_parcelo" });
await create.keyword({ projectId, text: "parcel tracker" });
await create.mention({
  projectId,
  keyword: "parcel tracker",
  title: "Which parcel tracker?",
});
await create.lead({ projectId, handle: "ada" });
await create.offer({ projectId, title: "Take a break", active: true });
await create.offer({ projectId, title: "Stay for less", type: "discount", couponId: "stay20", percentOff: 20 });
await create.destination({ projectId, name: "Archive" });
await create.suggestion({ projectId, title: "Add a description" });

const newMember = async (role: "viewer" | "editor") => {
  const user = await create.user({ trialEndsAt: null });
  await dependencies.db.insert(projectMembers).values({ projectId, userId: user.id, role });
  const cookie = `token=${await tokenOf(user)}`;
  const open = async (path: string) => {
    const html = await (await get(path, { headers: { cookie } })).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    return { main, text: mainText(html), links: linksIn(html) };
  };
  return { open, openPage: (page: PlainPage) => open(`${link(page)}?project=${projectId}`) };
};
const viewer = await newMember("viewer");
const editor = await newMember("editor");
const onlyEditors = "Only editors and owners can change this.";

/** A text that the page shows, and a control that only editors get. */
test.each([
  ["leads", "ada", "Edit message"],
  ["leads", "ada", "Status of ada"],
  ["suggestions", "Add a description", "Actions for Add a description"],
  ["destinations", "Archive", "Check key file"],
  ["offers", "Take a break", 'role="switch"'],
  ["keywords", `1 of ${onetimeLimits.keywords}`, "Actions for parcel tracker"],
] as const)("shows %s to a viewer without the actions of an editor", async (name, shown, control) => {
  const [seen, full] = [await viewer.openPage(name), await editor.openPage(name)];
  expect(seen.text).toContain(shown);
  expect(seen.main).not.toContain(control);
  expect(full.text).toContain(shown);
  expect(full.main).toContain(control);
});

test("shows a viewer an offer, the dialog's settings and integrations disabled", async () => {
  const offers = await viewer.openPage("offers");
  const offer = offers.links.find(({ href }) => href.includes("/offers/"))?.href ?? "";
  for (const page of [
    await viewer.open(offer),
    await viewer.openPage("leavingDialog"),
    await viewer.openPage("integrations"),
  ]) {
    expect(page.text).toContain(onlyEditors);
    expect(page.main).not.toMatch(/<h\d[^>]*>Verify customers</);
  }
});

test("tells an editor what only owners can change", async () => {
  const offers = await editor.openPage("offers");
  const paths = offers.links.filter(({ href }) => href.includes("/offers/")).map(({ href }) => href);
  const texts = await Promise.all(paths.map(async (path) => (await editor.open(path)).text));
  expect(texts.join()).toContain("The discount is the coupon stay20. Only owners of this project");
  expect(texts.join()).not.toContain("Couldn't load coupons");
  expect((await editor.openPage("integrations")).text).not.toMatch(/Connect Slack|Create feed/);
});
