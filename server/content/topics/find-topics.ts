// Finds topics in what we already know about a project: its mentions, its keywords and the pages of its website.
import { and, count, desc, eq, gte, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { matchesKeyword } from "#db/queries/mentions.ts";
import { keywords, mentions } from "#db/schema/index.ts";
import { clusterQuestions, questionIn, stemsOf } from "./cluster-questions.ts";
import { readQueryExport } from "./query-export.ts";
import { type FoundTopic, findPageAbout, listSitePages, type SitePage, saveTopics } from "./topics.ts";

/** Questions of the last year; with more mentions, the newest. */
const maxAgeMs = 365 * 24 * 3600_000;
const maxMentions = 2_000;
const maxTopics = 50;
const maxPosts = 10;

/** Finds topics in the project's mentions, keywords and pages, and saves them. */
export const findTopics = async (db: Db, now: Date, projectId: string) => {
  const found = [...(await findInMentions(db, now, projectId)), ...(await findGaps(db, projectId))];
  return saveTopics(db, now, projectId, found);
};

const findInMentions = async (db: Db, now: Date, projectId: string): Promise<FoundTopic[]> => {
  const since = new Date(now.getTime() - maxAgeMs);
  const rows = await db
    .select({
      id: mentions.id,
      title: mentions.title,
      excerpt: mentions.excerpt,
      url: mentions.url,
      score: mentions.score,
    })
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), ne(mentions.status, "dismissed"), gte(mentions.publishedAt, since)))
    .orderBy(desc(mentions.foundAt), desc(mentions.id))
    .limit(maxMentions);
  const questions = rows.flatMap(({ id, title, excerpt, url, score }) => {
    const text = questionIn(title, excerpt);
    return text ? [{ id, text, url, score }] : [];
  });
  return clusterQuestions(questions)
    .slice(0, maxTopics)
    .map(({ title, questions: posts }) => ({
      source: "mentions",
      title,
      evidence: posts.slice(0, maxPosts).map(({ text, url }) => ({ kind: "mention", text, url })),
    }));
};

/** Keywords that people mention and that no page of the website is about. */
const findGaps = async (db: Db, projectId: string): Promise<FoundTopic[]> => {
  const pages = await listSitePages(db, projectId);
  // Without an audit we don't know what the website lacks.
  if (!pages.length) return [];
  const rows = await db
    .select({ text: keywords.text, mentions: count(mentions.id) })
    .from(keywords)
    .leftJoin(mentions, matchesKeyword)
    .where(eq(keywords.projectId, projectId))
    .groupBy(keywords.id, keywords.text);
  return rows
    .filter(({ text }) => !isCovered(pages, text))
    .map(({ text, mentions: posts }) => ({
      source: "pages",
      title: text,
      evidence: [{ kind: "page", text: gapText(pages.length, text), ...(posts && { count: posts }) }],
    }));
};

const gapText = (pages: number, keyword: string) =>
  `None of the ${pages} pages that we read on your website has “${keyword}” in its title or heading.`;

/** Whether a page has all words of the keyword in its title or heading. */
const isCovered = (pages: readonly SitePage[], keyword: string) => {
  const stems = stemsOf(keyword);
  if (!stems.size) return true;
  return (
    findPageAbout(pages, keyword) !== null ||
    pages.some(({ title, heading }) => stems.isSubsetOf(stemsOf(`${title} ${heading}`)))
  );
};

/** Saves the queries of a Search Console export as topics. Throws Problem `invalid` for another file. */
export const importQueries = async (db: Db, now: Date, projectId: string, csv: string) => {
  const { queries, skipped, errors } = readQueryExport(csv);
  const found = queries.map(
    ({ text, impressions, position }): FoundTopic => ({
      source: "queries",
      title: text,
      evidence: [{ kind: "query", text: `“${text}” at position ${position}`, count: impressions }],
    }),
  );
  return { ...(await saveTopics(db, now, projectId, found)), skipped, errors };
};
