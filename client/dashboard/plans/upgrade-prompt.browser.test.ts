import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { browser } from "../../testing/browser.ts";
import { signUpUser } from "../../testing/users.ts";

const { url, openAs } = await browser();

/** Opens a page whose next API call hits a plan limit. */
const atLimit = async () => {
  const page = await openAs(await signUpUser(url), link("account"));
  await page.route("**/api/users/me", (route) =>
    route.fulfill({ status: 403, json: { status: 403, error: "limit", detail: "Your plan has room for 1 project." } }),
  );
  await page.getByLabel("Name").fill("Typed before");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const prompt = page.getByRole("dialog");
  await prompt.getByText("Your plan has room for 1 project.").waitFor();
  page.complaints.length = 0;
  return { page, prompt };
};

test("any call that meets a limit opens the upgrade prompt, which leads to the plans", async () => {
  const { page, prompt } = await atLimit();
  await page.unroute("**/api/users/me");
  await prompt.getByRole("button", { name: "Upgrade your plan" }).click();
  await page.waitForURL(`**${link("plan")}`);
  await page.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("'No, thanks!' leaves everything as it was, and the focus where it was", async () => {
  const { page, prompt } = await atLimit();
  await prompt.getByRole("button", { name: "No, thanks!" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Typed before");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Save");
});
