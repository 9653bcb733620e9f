import type { SourceName } from "#shared/conversations/sources.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { WatchedKeyword } from "./keyword-matcher.ts";
import type { Hit } from "./save-mentions.ts";
import { searchPosts } from "./search-posts.ts";
import { listCandidates } from "./stored-posts.ts";

const maxShown = 20;
/** Most keywords need one batch: nearly all candidates of a phrase match. */
const batchSize = 40;
const maxBatches = 12;

type PreviewDependencies = Pick<Dependencies, "db" | "clock" | "parseUntrusted">;

/** Returns the newest stored posts that a keyword matches, with the score that they would get as mentions. */
export const previewStoredPosts = async (
  { db, clock, parseUntrusted }: PreviewDependencies,
  ownHost: string,
  keyword: WatchedKeyword,
) => {
  const hits: (Hit & { source: SourceName })[] = [];
  let last: { publishedAt: Date; id: string } | undefined;
  for (let batch = 0; batch < maxBatches && hits.length <= maxShown; batch++) {
    const candidates = await listCandidates(db, keyword, batchSize, last);
    // Ids are unique across sources.
    const sources = new Map(candidates.map(({ id, source }) => [id, source]));
    const posts = candidates.map(({ id, language, ...post }) => ({
      ...post,
      externalId: id,
      language: language ?? undefined,
    }));
    const found = await searchPosts(parseUntrusted, { posts, keywords: [keyword], ownHost, now: clock() });
    for (const hit of found.hits) {
      const source = sources.get(hit.post.externalId);
      if (source) hits.push({ ...hit, source });
    }
    last = candidates.at(-1);
    if (candidates.length < batchSize) break;
  }
  return { matches: hits.slice(0, maxShown).map(toMatch), hasMore: hits.length > maxShown };
};

const toMatch = ({ post, source, excerpt, intent, score, reasons }: Hit & { source: SourceName }) => ({
  source,
  url: post.url,
  author: post.author,
  title: post.title,
  excerpt,
  intent,
  score,
  reasons,
  publishedAt: post.publishedAt,
});
