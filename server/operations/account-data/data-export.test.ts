import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { keywords, leads, mentions, projectFeeds, projects, scans } from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { eraseAccount } from "./deletion.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);

/** Creates a user with a project that has a keyword, feed, scan, lead and mention. */
const owner = async () => {
  const user = await create.user();
  const project = await create.project({ ownerId: user.id });
  const [keyword] = await dependencies.db
    .insert(keywords)
    .values({ projectId: project.id, text: "Parcel", normalizedText: "parcel", match: "phrase", exclude: ["job"] })
    .returning();
  await dependencies.db.insert(projectFeeds).values({ projectId: project.id, url: "https://feeds.example/rss" });
  await dependencies.db
    .insert(scans)
    .values({ keywordId: keyword?.id ?? "", source: "reddit", scannedAt: dependencies.clock() });
  const lead = await create.lead({ projectId: project.id });
  const mention = await create.mention({ projectId: project.id, leadId: lead.id, reply: "Try it." });
  return { user, project, lead, mention };
};
const fileOf = async (user: { id: string; isAdmin: boolean }) =>
  (await call("GET", "users/me/export", await tokenOf(user))).text();

test("exports own projects with keywords, feeds, mentions and leads, and nothing of other users", async () => {
  const { user, project, lead, mention } = await owner();
  const stranger = await owner();
  const text = await fileOf(user);
  expect(JSON.parse(text)).toMatchObject({
    mails: { digest: true, submissions: true },
    projects: [
      {
        id: project.id,
        name: "Parcelo",
        url: "https://parcelo.example",
        keywords: [{ text: "Parcel", match: "phrase", exclude: ["job"] }],
        feeds: [{ url: "https://feeds.example/rss" }],
        mentions: [{ id: mention.id, title: mention.title, reply: "Try it.", leadId: lead.id }],
        leads: [{ id: lead.id, handle: lead.handle }],
      },
    ],
  });
  for (const secret of [project.widgetSecret, stranger.project.id, stranger.lead.handle])
    expect(text).not.toContain(secret);
});

test("exports no projects for a user without any", async () => {
  expect(JSON.parse(await fileOf(await create.user()))).toMatchObject({ projects: [] });
});

test("exports more than one batch completely, each row once", async () => {
  const { user, project } = await owner();
  const row = {
    projectId: project.id,
    source: "reddit" as const,
    url: "https://reddit.example",
    title: "t",
    excerpt: "",
  };
  const more = { keyword: "k", intent: "asking" as const, score: 1, reasons: [], publishedAt: dependencies.clock() };
  const rows = Array.from({ length: 2_500 }, (_, at) => ({ ...row, ...more, externalId: String(at) }));
  await dependencies.db.insert(mentions).values(rows);
  const [found] = JSON.parse(await fileOf(user)).projects;
  expect(new Set(found.mentions.map(({ externalId }: { externalId: string }) => externalId)).size).toBe(2_501);
  expect(found.mentions).toHaveLength(2_501);
});

test("deleting the account erases all of its data and nothing else", async () => {
  const { user, project } = await owner();
  const { project: stored } = await owner();
  await eraseAccount(dependencies, user.id);
  const left = async (projectId: string) =>
    Promise.all([
      dependencies.db.$count(projects, eq(projects.id, projectId)),
      ...[keywords, projectFeeds, mentions, leads].map((table) =>
        dependencies.db.$count(table, eq(table.projectId, projectId)),
      ),
    ]);
  expect(await left(project.id)).toEqual([0, 0, 0, 0, 0]);
  expect(await left(stored.id)).toEqual([1, 1, 1, 1, 1]);
  const orphans = await dependencies.db.select().from(scans).leftJoin(keywords, eq(keywords.id, scans.keywordId));
  expect(orphans.filter(({ keywords }) => keywords === null)).toEqual([]);
});
