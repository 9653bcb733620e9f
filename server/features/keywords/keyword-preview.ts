import type { KeywordPreview } from "#shared/keywords.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { TimeoutError, withTimeout } from "../../limits/timeout.ts";
import { searchPosts } from "../mentions/find-hits.ts";
import { searchTextsOf, type WatchedKeyword } from "../mentions/keyword-matcher.ts";
import { disabledReason, type Post, type Source, SourceError } from "../mentions/source.ts";
import { acquireTurn, pauseSource } from "../mentions/source-rate-limit.ts";
import { noChoices } from "../source-settings/source-settings.ts";

const maxShown = 5;
const lookbackMs = 30 * 24 * 3600_000;
/** Short, because the user waits for the result. */
const timeoutMs = 8_000;

type PreviewDependencies = Pick<Dependencies, "db" | "clock" | "sources" | "parseUntrusted">;

/**
 * Returns what a keyword would have found in the last 30 days, from one search of the first available source.
 * Throws Problem `unavailable` if there is no source or it is busy, `upstream` if the search fails or times out.
 */
export const previewKeyword = async (place: PreviewDependencies, keyword: WatchedKeyword): Promise<KeywordPreview> => {
  const source = place.sources.find((source) => !disabledReason(source, noChoices));
  if (!source) throw new Problem("unavailable", "No source can be searched at the moment.");
  const now = place.clock();
  const since = new Date(now.getTime() - lookbackMs);
  const posts = await searchSource(source, place, keyword, since);
  const { hits } = await searchPosts(place.parseUntrusted, { posts, keywords: [keyword], ownHost: "", now });
  const matches = hits.slice(0, maxShown).map(({ post: { title, url, publishedAt }, excerpt }) => ({
    title,
    url,
    source: source.name,
    publishedAt: publishedAt.toISOString(),
    excerpt,
  }));
  return { source: source.name, since: since.toISOString(), matches, total: hits.length };
};

const searchSource = async (
  source: Source,
  place: PreviewDependencies,
  keyword: WatchedKeyword,
  since: Date,
): Promise<Post[]> => {
  const waitMs = await acquireTurn(place, source);
  if (waitMs) throw sourceBusy(waitMs);
  // Of a query's alternatives, the first one is enough for an impression.
  const [search] = searchTextsOf(keyword);
  const [query] = search ? source.queriesFor([search.text], noChoices) : [];
  if (!search || !query) return [];
  let restMs = 0;
  try {
    return await withTimeout(
      timeoutMs,
      source.search({ ...query, loose: search.isLoose ? [search.text] : [] }, since, (ms) => {
        restMs = ms;
      }),
    );
  } catch (error) {
    if (error instanceof TimeoutError) throw new Problem("upstream", "The search took too long.", { cause: error });
    if (!(error instanceof SourceError)) throw error;
    restMs = error.retryAfterMs ?? restMs;
    throw new Problem("upstream", error.reason, { cause: error });
  } finally {
    if (restMs) await pauseSource(place, source, restMs);
  }
};

const sourceBusy = (waitMs: number) =>
  new Problem("unavailable", "Too many searches are running. Try again in a moment.", {
    headers: { "Retry-After": String(Math.ceil(waitMs / 1000)) },
  });
