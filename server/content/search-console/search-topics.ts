// Topics from what Google shows the website for: queries that are nearly on the first page.
import type { Db } from "#db/connect.ts";
import { sumFigures } from "#shared/content/search-figures.ts";
import { maxTopicTitle, type TopicEvidence } from "#shared/content/topics.ts";
import { plainLine } from "#shared/text/plain-text.ts";
import type { SearchReader } from "../../integrations/search-console.ts";
import { positions } from "../topics/query-export.ts";
import { type FoundTopic, saveTopics } from "../topics/topics.ts";
import { addDays, pacificDay } from "./pacific-day.ts";

const days = 28;
/** As many as a file may have; those with most impressions. */
const maxQueries = 1_000;
const minTitle = 3;

type Source = { projectId: string; property: string; reader: SearchReader };

/**
 * Saves the queries of the last 28 days at positions 8 to 30 as topics. If Google shows several pages for one, they
 * compete, and the topic names them.
 */
export const saveSearchTopics = async (db: Db, now: Date, { projectId, property, reader }: Source) => {
  const today = pacificDay(now);
  const period = { property, from: addDays(today, -days), to: addDays(today, -1) };
  const { rows } = await reader.query({ ...period, dimensions: ["query", "page"] });
  const found = [...Map.groupBy(rows, ({ keys: [query = ""] }) => plainLine(query).slice(0, maxTopicTitle))]
    .map(([title, pages]) => {
      const { impressions, position } = sumFigures(pages);
      return { title, impressions, position: position ?? 0, pages };
    })
    .filter(
      ({ title, position }) => title.length >= minTitle && position >= positions.first && position <= positions.last,
    )
    .sort((one, other) => other.impressions - one.impressions)
    .slice(0, maxQueries);
  const topics = found.map(({ title, impressions, position, pages }): FoundTopic => {
    const query: TopicEvidence = { kind: "query", text: `“${title}” at position ${position}`, count: impressions };
    return { source: "queries", title, evidence: [query, ...(pages.length > 1 ? competing(pages) : [])] };
  });
  return saveTopics(db, now, projectId, topics);
};

const maxPages = 5;

const competing = (pages: Awaited<ReturnType<SearchReader["query"]>>["rows"]): TopicEvidence[] =>
  pages
    .toSorted((one, other) => other.impressions - one.impressions)
    .slice(0, maxPages)
    .map(({ keys: [, url = ""], position }) => ({
      kind: "competing",
      text: `${URL.parse(url)?.pathname ?? url} competes for it at position ${Math.round(position * 10) / 10}`,
      url,
    }));
