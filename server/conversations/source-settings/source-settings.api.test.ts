import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { keywords, scans } from "#db/schema/index.ts";
import { sourceList, sourceSettings } from "#shared/conversations/sources.ts";
import { readEnv } from "../../env.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { parseUntrusted } from "../../testing/test-parser.ts";
import { createSources } from "../mentions/sources/sources.ts";
import { noChoices } from "./source-settings.ts";

const place = {
  safeFetch: createSafeFetch(),
  parseUntrusted,
  clock: () => new Date("2026-11-21T09:00:00Z"),
};
const { dependencies, create, get, tokenOf, enqueued } = await createTestApp({
  sources: createSources(readEnv({}), place),
});
const call = callWith(get);
const { feeds: _, ...defaults } = noChoices;

const owner = async () => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 3600_000) });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  return {
    id,
    save: (values: object) => call("PUT", `projects/${id}/source-settings`, token, { ...defaults, ...values }),
    read: async () => sourceSettings.parse(await (await call("GET", `projects/${id}/source-settings`, token)).json()),
    states: async () => {
      const { sources } = sourceList.parse(await (await call("GET", `projects/${id}/sources`, token)).json());
      return Object.fromEntries(sources.map((source) => [source.source, source]));
    },
  };
};

test("a project starts with the sources that need no choice, and switches others on by choosing", async () => {
  const { read, save, states } = await owner();
  expect(await read()).toEqual(defaults);
  expect(await states()).toMatchObject({
    "hacker-news": { state: "on", nextAt: dependencies.clock().toISOString() },
    github: { state: "on" },
    lobsters: { state: "on" },
    dev: { state: "off", reason: "Choose tags to search DEV.", nextAt: null },
    mastodon: { state: "off" },
    discourse: { state: "off" },
  });
  const chosen = {
    disabled: ["hacker-news"],
    forums: ["https://forum.example.com/board"],
    devTags: ["saas"],
    mastodonTags: ["buildinpublic"],
    mastodonInstance: "fosstodon.org",
    stackExchangeSites: ["softwarerecs"],
  };
  const saved = await save({
    ...chosen,
    forums: ["https://forum.example.com/board/?x=1#top", "https://forum.example.com/board"],
    devTags: [" #SaaS ", "saas"],
  });
  expect(await saved.json()).toEqual(chosen);
  expect(await read()).toEqual(chosen);
  expect(await states()).toMatchObject({
    "hacker-news": { state: "off", reason: "You switched this source off." },
    dev: { state: "on" },
    mastodon: { state: "on" },
    discourse: { state: "on" },
  });
});

test("a changed choice is searched from the beginning, and soon", async () => {
  const { id, save } = await owner();
  const { id: keywordId } = await create.keyword({ projectId: id });
  for (const source of ["dev", "hacker-news"] as const)
    await dependencies.db.insert(scans).values({ keywordId, source, scannedAt: dependencies.clock() });
  enqueued.length = 0;
  await save({ devTags: ["saas"] });
  const left = await dependencies.db
    .select({ source: scans.source })
    .from(scans)
    .innerJoin(keywords, eq(keywords.id, scans.keywordId))
    .where(eq(keywords.projectId, id));
  expect(left).toEqual([{ source: "hacker-news" }]);
  expect(enqueued).toEqual(["scan-projects"]);
});

test.each([
  ["an unknown source", { disabled: ["myspace"] }],
  ["a forum that is no address", { forums: ["forum"] }],
  ["a script as a forum", { forums: ["javascript:alert(1)"] }],
  ["eleven forums", { forums: Array.from({ length: 11 }, (_, at) => `https://forum${at}.example.com`) }],
  ["a tag with a space", { devTags: ["two words"] }],
  ["an instance with a path", { mastodonInstance: "mastodon.social/path" }],
  ["an address as an instance", { mastodonInstance: "127.0.0.1" }],
  ["a site that is no name", { stackExchangeSites: ["a/b"] }],
  ["a field of its own", { projectId: crypto.randomUUID() }],
])("refuses %s", async (_, values) => {
  expect((await (await owner()).save(values)).status).toBe(400);
});
