import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const base = await createTestApp();
const env = { ...base.dependencies.env, BOT_NAME: "ShopBot" };
const { get } = await createTestApp({ db: base.dependencies.db, env });

test("returns the name and the user agent of this installation", async () => {
  const userAgent = "ShopBot/1.0 (+https://linkstead.test/bot)";
  expect(await (await get("/api/bot")).json()).toEqual({ name: "ShopBot", userAgent });
});

test("the page shows the user agent, the limits and how to disallow the bot", async () => {
  const page = await get("/bot");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("ShopBot/1.0 (+https://linkstead.test/bot)");
  expect(html).toContain("User-agent: ShopBot\nDisallow: /");
  expect(html.replaceAll("<!-- -->", "")).toMatch(/at least 10 seconds.*at most 30 requests/s);
});
