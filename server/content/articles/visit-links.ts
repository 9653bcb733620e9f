// Opens the pages that an article links to.
import type { LinkAnswer } from "#db/schema/content/articles.ts";
import type { Dependencies } from "../../dependencies.ts";
import { ifProblem } from "../../website/suggestions/audit/fetch-page.ts";

const limits = { links: 60, atOnce: 6, timeoutMs: 6_000, bytes: 500_000 };
const isPage = /^(text\/html|application\/xhtml\+xml)\b/i;

export type VisitedLink = LinkAnswer & {
  /** The page's text, if it is one of the customer's own. */
  text?: string;
};

/** Fetches each URL once, a few at a time. A page that can't be read has the status null; this never throws. */
export const visitLinks = async (
  { safeFetch, parseUntrusted, clock }: Pick<Dependencies, "safeFetch" | "parseUntrusted" | "clock">,
  urls: readonly string[],
  isOwn: (url: string) => boolean,
): Promise<VisitedLink[]> => {
  const visited: VisitedLink[] = [];
  const queue = urls.slice(0, limits.links);
  const visit = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const page = await safeFetch(url, {
        accept: /^/,
        anyStatus: true,
        timeoutMs: limits.timeoutMs,
        limitBytes: limits.bytes,
      }).catch(ifProblem);
      const answer = { url, status: page?.status ?? null, checkedAt: clock().toISOString() };
      const isText = page?.status === 200 && isPage.test(page.type) && isOwn(url);
      const text = isText
        ? await parseUntrusted("pageText", { url: page.url, type: page.type, bytes: page.bytes }).catch(ifProblem)
        : undefined;
      visited.push(text ? { ...answer, text } : answer);
    }
  };
  await Promise.all(Array.from({ length: limits.atOnce }, visit));
  return visited;
};
