// Plans an article: outline, questions to answer, and pages of the website to link to.
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { type projects, sitePages, topics } from "#db/schema/index.ts";
import type { ArticleBrief } from "#shared/content/articles.ts";
import type { TopicIntent } from "#shared/content/topics.ts";
import { plainLine } from "#shared/text/plain-text.ts";
import type { Dependencies } from "../../dependencies.ts";
import { overlapOf, stemsOf } from "../topics/cluster-questions.ts";
import { intentOf } from "../topics/topics.ts";

type Project = typeof projects.$inferSelect;
type Topic = typeof topics.$inferSelect;

const limits = { outline: 8, questions: 10, links: 10, line: 200 };

const outlines: Record<TopicIntent, (subject: string, product: string) => string[]> = {
  learn: (subject, product) => [
    `What people want to know about ${subject}`,
    "The short answer",
    "Step by step",
    "What often goes wrong",
    `Where ${product} helps, and where it doesn't`,
  ],
  compare: (subject, product) => [
    `Who compares ${subject}, and why`,
    "What to compare",
    "The options with their strengths and limits",
    `Where ${product} fits, and where another choice is better`,
    "How to decide",
  ],
  solve: (subject, product) => [
    `How to recognize the problem: ${subject}`,
    "The most common causes",
    "How to fix it",
    "How to prevent it",
    `What ${product} does about it`,
  ],
  buy: (subject, product) => [
    `What ${subject} costs, and what the price depends on`,
    "What is included, and what costs extra",
    "Questions to ask before you buy",
    `What ${product} costs`,
  ],
};

const outlineTask = `You plan an article for the website of the product in the message. Answer with four to eight headings,
one per line, in the order in which a reader needs them. Each answers a part of the title or one of the questions. No
numbering, no introduction, no conclusion, no markdown.`;

/** Returns the brief: the outline by the language model if there is one, else from a pattern. */
export const createBrief = async (
  { db, writer, log }: Pick<Dependencies, "db" | "writer" | "log">,
  project: Project,
  { title, topic }: { title: string; topic: Topic | undefined },
): Promise<ArticleBrief> => {
  const intent = topic?.intent ?? intentOf(title);
  const questions = questionsOf(topic);
  const links = await listLinks(db, project, title);
  const pattern = outlines[intent](title.replace(/[?.!]+$/, ""), project.name).map((line) =>
    line.slice(0, limits.line),
  );
  const drafted = writer
    ? await writer
        .draft({
          task: outlineTask,
          material: {
            title,
            intent,
            questions: questions.join("\n"),
            product: project.name,
            about: project.description ?? "",
          },
        })
        .catch((err) => {
          log.warn({ err }, "The writer gave no outline; a pattern is used.");
          return "";
        })
    : "";
  const lines = drafted
    .split("\n")
    .map((line) => plainLine(line.replace(/^\s*(?:[-*•#]+|\d+[.)])\s*/, "")))
    .filter((line) => line.length >= 3 && line.length <= limits.line && !/https?:|www\.|[<>]/i.test(line))
    .slice(0, limits.outline);
  return { intent, outline: lines.length >= 3 ? lines : pattern, questions, links };
};

/** What people asked, as they wrote it. */
const questionsOf = (topic: Topic | undefined) =>
  [
    ...new Set(
      (topic?.evidence ?? [])
        .filter(({ kind }) => kind === "mention")
        .map(({ text }) => plainLine(text).slice(0, 300).toWellFormed()),
    ),
  ].slice(0, limits.questions);

/** The pages of the website that have most in common with the title, the home page among them. */
const listLinks = async (db: Db, { id, url, name }: Project, title: string): Promise<ArticleBrief["links"]> => {
  const pages = await db
    .select({ url: sitePages.url, title: sitePages.title, heading: sitePages.heading })
    .from(sitePages)
    .where(eq(sitePages.projectId, id))
    .orderBy(asc(sitePages.url));
  const stems = stemsOf(title);
  const ranked = pages
    .map((page) => ({ page, overlap: overlapOf(stems, stemsOf(`${page.title} ${page.heading}`)) }))
    .sort((one, other) => other.overlap - one.overlap)
    .map(({ page }) => ({ url: page.url, title: page.title || page.heading || page.url }));
  const links = ranked.slice(0, limits.links);
  return links.length ? links : [{ url, title: name }];
};

/** Returns the topic of this project. Undefined if it is of another one. */
export const findTopic = async (db: Db, projectId: string, id: string) =>
  (
    await db
      .select()
      .from(topics)
      .where(and(eq(topics.id, id), eq(topics.projectId, projectId)))
  )[0];
