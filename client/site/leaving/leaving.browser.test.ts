import { expect, test } from "vitest";
import { read } from "../../app/api-client.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { clientOf, signUpUser } from "../../testing/users.ts";

const { url, open } = await browser();

/** Creates a project with one offer, for customers who find it too expensive. */
const newProject = async () => {
  const client = clientOf(url, await signUpUser(url));
  const site = "https://parcelo.example";
  const { id } = await read(client.projects.$post({ json: { name: "Parcelo", url: site, keywords: [] } }));
  const offer = {
    type: "contact" as const,
    title: "Talk to us first",
    message: "Ten minutes with the person who sets the prices.",
    acceptLabel: "Book a call",
    declineLabel: "No, leave",
    url: `${site}/call`,
    reasons: ["Too expensive"],
  };
  await read(client.offers["add-update"].$post({ json: { projectId: id, ...offer } }));
  const listFeedback = async () => (await read(client.feedbacks.list.$get({ query: { projectId: id } }))).feedbacks;
  return { path: `/f/${id}?to=${site}/bye`, listFeedback };
};
const openWithoutScripts = (path: string) => open(path, { javaScriptEnabled: false });

test("without JavaScript, the questions, offer and outcome are plain forms", async () => {
  const { path, listFeedback } = await newProject();
  const page = await openWithoutScripts(path);
  expect(await page.getByRole("link", { name: "Continue", exact: true }).count()).toBe(0);
  await page.getByLabel("Too expensive").check();
  await page.getByLabel("2", { exact: true }).check();
  await page.getByLabel(/Anything else we should know/).fill("I like it, but no.");
  await page.getByLabel(/Your email/).fill("ada@people.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Talk to us first" }).waitFor();
  await page.getByRole("button", { name: "Book a call" }).click();
  await page.getByRole("heading", { name: "Thank you for staying" }).waitFor();
  expect(await page.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("https://parcelo.example/call");
  expect(await listFeedback()).toMatchObject([
    {
      reason: "Too expensive",
      rating: 2,
      message: "I like it, but no.",
      email: "ada@people.example",
      page: `${url}/f/${path.slice(3, 39)}`,
      outcome: "accepted",
    },
  ]);
});

test("each step is accessible in every size and color scheme", async () => {
  const { path } = await newProject();
  const page = await open("/404");
  page.consoleErrors.length = 0;
  // axe needs scripts, so show it the page as rendered without JavaScript.
  await page.route("**/f/**", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<\/?noscript>|<script[^>]*widget\.js[^>]*><\/script>/g, "") });
  });
  await page.goto(path);
  const faults = async (step: string) => (await accessibilityIssues(page)).map((fault) => `${step}: ${fault}`);
  const all = await faults("questions");
  await page.getByLabel("Too expensive").check();
  await page.locator("form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
  await page.getByLabel(/Your email/).fill("ada@people");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").evaluate((alert) => alert === document.activeElement)).toBe(true);
  page.consoleErrors.length = 0;
  all.push(...(await faults("refused")));
  await page.getByLabel(/Your email/).fill("");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Talk to us first" }).waitFor();
  all.push(...(await faults("offer")));
  await page.getByRole("button", { name: "No, leave" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  all.push(...(await faults("done")));
  expect(all).toEqual([]);
});
