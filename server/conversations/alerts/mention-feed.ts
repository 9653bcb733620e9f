// The RSS feed of a project's mentions, for anyone who has its URL.
import { and, count, desc, eq, gt, gte, lte, ne, type SQL } from "drizzle-orm";
import { Feed } from "feed";
import type { Db } from "#db/connect.ts";
import { allReasons } from "#db/queries/mentions.ts";
import { newestFirst } from "#db/queries/order.ts";
import { mentionFeeds, mentions, projects } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { withoutTags } from "#shared/text/without-tags.ts";
import { withCreators, withoutControlCharacters } from "#shared/text/xml-text.ts";
import type { Dependencies } from "../../dependencies.ts";
import { hashToken } from "../../security/random-token.ts";
import { announcedTitle } from "./slack-message.ts";

const maxListed = 10;

type Span = { after: Date; until: Date; minScore: number };

/** Mentions found after one time, up to the other, that no one has replied to or dismissed. */
export const isNewMention = (projectId: SQL | string, after: SQL | Date, until: SQL | Date, minScore: SQL | number) =>
  and(
    eq(mentions.projectId, projectId),
    eq(mentions.status, "new"),
    gt(mentions.foundAt, after),
    lte(mentions.foundAt, until),
    gte(mentions.score, minScore),
  );

/** The best ones, and how many there are. */
export const findNewMentions = async (db: Db, projectId: string, { after, until, minScore }: Span) => {
  const where = isNewMention(projectId, after, until, minScore);
  const best = await db
    .select({
      title: mentions.title,
      excerpt: mentions.excerpt,
      url: mentions.url,
      score: mentions.score,
      reasons: allReasons,
    })
    .from(mentions)
    .where(where)
    .orderBy(desc(mentions.score), desc(mentions.foundAt), desc(mentions.id))
    .limit(maxListed);
  const [counted] = await db.select({ total: count() }).from(mentions).where(where);
  return { mentions: best, total: counted?.total ?? 0 };
};

const newest = 50;

/** Returns the feed as RSS. Throws Problem `not-found` for an unknown or revoked token. */
export const writeMentionFeed = async ({ db, env }: Pick<Dependencies, "db" | "env">, token: string) => {
  const [found] = await db
    .select({ id: projects.id, name: projects.name, createdAt: mentionFeeds.createdAt })
    .from(mentionFeeds)
    .innerJoin(projects, eq(projects.id, mentionFeeds.projectId))
    .where(eq(mentionFeeds.tokenHash, hashToken(token)));
  if (!found) throw new Problem("not-found", "This feed doesn't exist, or its link was revoked.");
  const posts = await listNewest(db, found.id);
  const dashboard = `${env.SITE_URL}${link("mentions")}?project=${found.id}`;
  const feed = new Feed({
    title: `Mentions of ${withoutTags(found.name)}`,
    description: `What ${site.name} finds for ${withoutTags(found.name)}.`,
    id: dashboard,
    link: dashboard,
    language: "en",
    copyright: site.name,
    // Without it, the feed would have the current time and never be the same twice.
    updated: posts[0]?.foundAt ?? found.createdAt,
  });
  for (const { id, title, excerpt, url, author, score, ruleReasons, reasons, foundAt } of posts)
    feed.addItem({
      id: `urn:uuid:${id}`,
      link: url,
      title: withoutTags(announcedTitle({ title, excerpt })),
      description: [excerpt, [`Score ${score}`, ...ruleReasons, ...reasons].join(" · ")]
        .map((text) => `<p>${Bun.escapeHTML(text)}</p>`)
        .join(""),
      date: foundAt,
      ...(author && { author: [{ name: withoutTags(author) }] }),
    });
  return withoutControlCharacters(withCreators(feed.rss2()));
};

const listNewest = (db: Db, projectId: string) =>
  db
    .select()
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), ne(mentions.status, "dismissed")))
    .orderBy(...newestFirst(mentions.foundAt, mentions.id))
    .limit(newest);
