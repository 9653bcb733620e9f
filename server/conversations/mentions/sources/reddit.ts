// Reddit: its API if an app is configured, else the public search feed, limited to about one request a minute.
import type { Source } from "../../../integrations/mention-source.ts";
import { orQueries } from "./or-queries.ts";
import { redditApiSearch } from "./reddit-api.ts";
import { redditAtomSearch } from "./reddit-atom.ts";
import { createSourceClient } from "./source-client.ts";

/** Reddit's maximum query length: https://www.reddit.com/dev/api/#GET_search */
const maxQueryLength = 512;

type RedditOptions = {
  /** Base URL for all requests; defaults to Reddit's hosts. */
  url: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  clock: () => Date;
  timeoutMs?: number;
};

export const reddit = ({ url, clientId, clientSecret, clock, timeoutMs }: RedditOptions): Source => {
  const service = createSourceClient("Reddit", { timeoutMs, limitBytes: 5_000_000 });
  const site = url ?? "https://www.reddit.com";
  const app = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return {
    name: "reddit",
    unavailableReason:
      clientId && !clientSecret ? "Reddit is not set up here: the secret of its app is missing." : undefined,
    // Rate limits: 100 requests a minute with an app, one without.
    minIntervalMs: app ? 700 : 90_000,
    queriesFor: (keywords) => orQueries(keywords, maxQueryLength),
    search: app
      ? redditApiSearch(service, { ...app, tokenUrl: site, apiUrl: url ?? "https://oauth.reddit.com", clock })
      : redditAtomSearch(service, site, clock),
  };
};
