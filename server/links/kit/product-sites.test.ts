import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { stopElapsedTime } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { parseUntrusted } from "../../testing/test-parser.ts";
import { auditWebsite } from "../../website/suggestions/audit/audit-website.ts";
import { findingsOf } from "../../website/suggestions/checks/all.ts";
import { productPages } from "./testing/product-pages.ts";
import { productSites } from "./testing/product-sites.ts";

const sites = [...productSites, ...productPages].map((site, at) => ({ ...site, host: `site-${at}.parcelo.example` }));
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: ({ url }) => {
    const { hostname, origin, pathname } = new URL(url);
    const pages = sites.find(({ host }) => host === hostname)?.pages;
    return pages?.[pathname]?.(origin) ?? new Response("Not found", { status: 404 });
  },
});
afterAll(() => server.stop(true));
beforeEach(stopElapsedTime);
const hosts = sites.map(({ host }) => `${host}:${server.port}`);
const safeFetch = createSafeFetch({ allow: hosts, resolve: async () => ["127.0.0.1"] });
const { create, get, tokenOf } = await createTestApp({ safeFetch });
const call = callWith(get);

const proposed = async (url: string) => {
  const owner = await create.user({ isAdmin: true });
  const { id } = await create.project({ ownerId: owner.id, url });
  const response = await call("POST", `projects/${id}/kit/prefill`, await tokenOf(owner), {});
  const answer = await response.json();
  if (!response.ok) return answer.detail as string;
  const fields: Record<string, unknown> = {};
  for (const { field, value } of answer.proposals as { field: string; value: unknown }[])
    if (field !== "url") fields[field] ??= field.endsWith("FileId") ? "file" : value;
  return fields;
};

describe.each(sites)("$site", ({ host, kit, audit }) => {
  const url = `http://${host}:${server.port}/`;

  test("a kit gets its values", async () => {
    const found = await proposed(url);
    if (kit instanceof RegExp) expect(found).toMatch(kit);
    else expect(found).toEqual(kit);
  });

  test("an audit finds its faults", async () => {
    const website = await auditWebsite({ safeFetch, parseUntrusted }, url);
    if (audit instanceof RegExp) return expect(website.failure).toMatch(audit);
    // All are served without encryption here.
    const kinds = findingsOf(website)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== "https-missing");
    expect([website.failure, kinds]).toEqual([null, audit]);
  });
});
