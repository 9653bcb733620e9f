import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { readEnv } from "../env.ts";
import { createTestApp } from "../testing/test-app.ts";
import { builtAssets } from "./assets.ts";
import { trackingHosts, trackingOf } from "./csp-hosts.ts";
import { createPageCache } from "./page-cache.ts";

const { dependencies } = await createTestApp();
const ids = { ANALYTICS_ID: "G-TEST123", RECORDING_ID: "rec0rd" };
const assetsOf = builtAssets();

const pageWith = async (variables: Record<string, string>, path = "/") => {
  const env = readEnv({
    NODE_ENV: "production",
    EMBEDDED: "yes",
    LOG_LEVEL: "silent",
    SITE_URL: "https://linkstead.test",
    ...variables,
  });
  const app = createApp({ ...dependencies, env }, { cache: createPageCache(), assetsOf });
  const response = await app.fetch(new Request(env.SITE_URL + path), {});
  return { html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
};

test.each([
  ["nothing is set up", { NODE_ENV: "production", EMBEDDED: "yes" }],
  ["it is not production", { NODE_ENV: "development", ...ids }],
  ["it is a test", { NODE_ENV: "test", ...ids }],
])(
  "while %s, pages have no consent bar, no tracking script and no vendor hosts in the policy",
  async (_, variables) => {
    expect(trackingOf(readEnv(variables))).toBeUndefined();
    const { html, policy } = await pageWith(variables);
    expect(html).not.toMatch(/data-consent|Cookie settings|clarity|gtag/i);
    expect(html).not.toContain(assetsOf("public").consent ?? "consent");
    expect(policy).not.toMatch(/google|clarity|bing/);
  },
);

test("each vendor adds only its own hosts to the policy", () => {
  expect(trackingHosts({ analyticsId: "G-1" }).scripts).toEqual(["https://www.googletagmanager.com"]);
  expect(trackingHosts({ recordingId: "r" }).scripts).toEqual(["https://*.clarity.ms"]);
  expect(trackingHosts({ recordingId: "r" }).connections).toEqual(["https://*.clarity.ms", "https://c.bing.com"]);
  expect(trackingHosts()).toEqual({ scripts: [], connections: [] });
});

test("with tracking configured, the page asks for consent, still without an inline script of its own", async () => {
  const { html, policy } = await pageWith(ids);
  expect(html).toContain('data-analytics="G-TEST123"');
  expect(html).toContain('data-recording="rec0rd"');
  expect(html).toContain(assetsOf("public").consent);
  expect(policy).not.toMatch(/unsafe|strict-dynamic/);
  expect(policy).toContain("https://www.googletagmanager.com");
});

test("pages with a session load no tracking", async () => {
  const { html, policy } = await pageWith(ids, "/auth/login");
  expect(html).not.toMatch(/data-consent|Cookie settings/);
  expect(policy).not.toMatch(/google|clarity|bing/);
});
