// Reddit: its API with an app of ours, else its public feed of search results, which it answers about once a minute.
import type { Source } from "../source.ts";
import { joinedByOr } from "./or-queries.ts";
import { askRedditApi } from "./reddit-api.ts";
import { askRedditAtom } from "./reddit-atom.ts";
import { serviceNamed } from "./source-client.ts";

/** The longest search that Reddit takes: https://www.reddit.com/dev/api/#GET_search */
const longestSearch = 512;

type RedditOptions = {
  /** One address for everything; without it Reddit's own. */
  url: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  clock: () => Date;
  timeoutMs?: number;
};

export const reddit = ({ url, clientId, clientSecret, clock, timeoutMs }: RedditOptions): Source => {
  const service = serviceNamed("Reddit", { timeoutMs, limitBytes: 5_000_000 });
  const site = url ?? "https://www.reddit.com";
  const app = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return {
    name: "reddit",
    off: clientId && !clientSecret ? "Reddit is not set up here: the secret of its app is missing." : undefined,
    // 100 calls a minute for an app, one for anybody.
    everyMs: app ? 700 : 90_000,
    questionsFor: (keywords) => joinedByOr(keywords, longestSearch),
    ask: app
      ? askRedditApi(service, { ...app, tokenUrl: site, apiUrl: url ?? "https://oauth.reddit.com", clock })
      : askRedditAtom(service, site, clock),
  };
};
