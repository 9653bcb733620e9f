import type { KeywordPreview } from "#shared/keywords.ts";
import type { Parts } from "../../dependencies.ts";
import { TooLate, within } from "../../limits/timeout.ts";
import { Problem } from "../../problem.ts";
import { searchPosts } from "../mentions/find-hits.ts";
import type { WatchedKeyword } from "../mentions/keyword-matcher.ts";
import { type Post, type Source, SourceFailed, whyOff } from "../mentions/source.ts";
import { closeSource, takeTurn } from "../mentions/source-rate-limit.ts";

const mostShown = 5;
const lookMs = 30 * 24 * 3600_000;
/** Someone looks at the screen meanwhile. */
const timeoutMs = 8_000;

type Place = Pick<Parts, "db" | "clock" | "sources" | "parseUntrusted">;

/** What a keyword would have found in the last 30 days, at the first source that can be asked, which is asked once. */
export const previewKeyword = async (place: Place, keyword: WatchedKeyword): Promise<KeywordPreview> => {
  const source = place.sources.find((source) => !whyOff(source, []));
  if (!source) throw new Problem("unavailable", "There is no source that can be searched at the moment.");
  const now = place.clock();
  const since = new Date(now.getTime() - lookMs);
  const posts = await postsAt(source, place, keyword, since);
  const { hits } = await searchPosts(place.parseUntrusted, { posts, keywords: [keyword], ownHost: "", now });
  const matches = hits.slice(0, mostShown).map(({ post: { title, url, publishedAt }, excerpt }) => ({
    title,
    url,
    source: source.name,
    publishedAt: publishedAt.toISOString(),
    excerpt,
  }));
  return { source: source.name, since: since.toISOString(), matches, total: hits.length };
};

const postsAt = async (source: Source, place: Place, { text, match }: WatchedKeyword, since: Date): Promise<Post[]> => {
  const waitMs = await takeTurn(place, source);
  if (waitMs) throw busy(waitMs);
  const [question] = source.questionsFor([text], []);
  if (!question) return [];
  let restMs = 0;
  try {
    return await within(
      timeoutMs,
      source.ask({ ...question, loose: match === "all" ? [text] : [] }, since, (ms) => {
        restMs = ms;
      }),
    );
  } catch (error) {
    if (error instanceof TooLate) throw new Problem("upstream", "The search took too long.", { cause: error });
    if (!(error instanceof SourceFailed)) throw error;
    restMs = error.waitMs ?? restMs;
    throw new Problem("upstream", error.reason, { cause: error });
  } finally {
    if (restMs) await closeSource(place, source, restMs);
  }
};

const busy = (waitMs: number) =>
  new Problem("unavailable", "Other searches are ahead of this one. Try again in a moment.", {
    headers: { "Retry-After": String(Math.ceil(waitMs / 1000)) },
  });
