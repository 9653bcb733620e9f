// The HTML standard, by html-validate: every kind of page with demo data, as each account sees it.
import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { reports, users } from "#db/schema/index.ts";
import { demoAdmin, demoOperator, seed } from "#db/seed.ts";
import { link, type PageName, pages } from "#shared/routes.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";
import { noFigures } from "../testing/report-figures.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db } = dependencies;
const { id: imageId } = await create.image();
await seed(db, async () => imageId);

const customer = await create.user({
  isAdmin: false,
  trialEndsAt: null,
  planId: (await create.plan({ type: "monthly" })).id,
});
const cookieOf = async (user: { id: string; isAdmin: boolean }) => ({
  headers: { cookie: `token=${await tokenOf(user)}` },
});
const demo = async ({ email }: { email: string }) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} is not in the demo data.`);
  return cookieOf(user);
};
const accounts = {
  visitor: {},
  customer: await cookieOf(customer),
  operator: await demo(demoOperator),
  admin: await demo(demoAdmin),
};
const accountOf = (name: PageName) => {
  const { path } = pages[name];
  if (name === "work") return accounts.operator;
  if (path.startsWith("/dashboard/admin")) return accounts.admin;
  return path.startsWith("/dashboard") ? accounts.customer : accounts.visitor;
};

const { id: projectId } = await create.project({ ownerId: customer.id });
const { id: articleId } = await create.article({ projectId });
const { id: offerId } = await create.offer({ projectId });
const { id: pageSetId } = await create.pageSet({ projectId });
const { id: leadId } = await create.lead({ projectId });
await create.mention({ projectId, leadId });
await create.suggestion({ projectId });
await create.submission({ projectId });
await create.destination({ projectId });
await create.webhookDelivery({ projectId });
await create.feedback({ projectId, offerId });
const [report] = await db.insert(reports).values({ projectId, month: "2026-10", figures: noFigures }).returning();
const ownPaths = [
  link("article", { id: articleId }),
  link("offer", { id: offerId }),
  link("pageSet", { id: pageSetId }),
  link("editPageSet", { id: pageSetId }),
  link("report", { id: report?.id ?? "" }),
];

/** Their addresses are in emails or with partners. */
const withoutLink: PageName[] = ["invitation", "sharedReport", "leaving", "connect"];
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("HTML: every kind of page", async () => {
  const results: Results = new Map();
  const plain = new Set<string>(Object.values(pages).map(({ path }) => path));
  const links = new Set<string>(ownPaths);
  const check = async (name: PageName, path: string) => {
    const account = accountOf(name);
    const response = await get(
      account === accounts.customer ? `${path}?project=${projectId}&mode=live` : path,
      account,
    );
    const html = await response.text();
    if (response.status !== (name === "notFound" ? 404 : 200))
      return void results.set(name, `is answered ${response.status} ${response.headers.get("location")}`);
    for (const [, link = ""] of html.matchAll(/<a\b[^>]*?\bhref="(\/[^"?#]*)/g)) links.add(link);
    const { results: reports } = await validator.validateString(html);
    const problems = reports.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    results.set(name, problems.length ? [...new Set(problems)].slice(0, 5).join("\n") : undefined);
  };
  const names = Object.keys(pages) as PageName[];
  for (const name of names.filter((name) => !pages[name].path.includes(":"))) await check(name, pages[name].path);
  // Others are linked from those.
  for (const name of names.filter((name) => pages[name].path.includes(":") && !withoutLink.includes(name))) {
    const pattern = new RegExp(`^${pages[name].path.replace(/:\w+/g, "[^/.]+")}$`);
    const path = [...links].find((link) => pattern.test(link) && !plain.has(link));
    if (path) await check(name, path);
    else results.set(name, "is linked from no page");
  }
  expect(results.size).toBe(names.length - withoutLink.length);
  expectConformance(results);
});
