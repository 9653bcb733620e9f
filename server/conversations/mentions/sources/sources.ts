import type { Dependencies } from "../../../dependencies.ts";
import type { Env } from "../../../env.ts";
import type { Source } from "../../../integrations/mention-source.ts";
import { bluesky } from "./bluesky.ts";
import { dev } from "./dev.ts";
import { discourse } from "./discourse.ts";
import { feeds } from "./feeds.ts";
import { github } from "./github.ts";
import { hackerNews } from "./hacker-news.ts";
import { lobsters } from "./lobsters.ts";
import { mastodon } from "./mastodon.ts";
import { reddit } from "./reddit.ts";
import { stackExchange } from "./stack-exchange.ts";

/** Creates every source, including those unavailable in this environment. */
export const createSources = (
  env: Env,
  { clock, ...reader }: Pick<Dependencies, "safeFetch" | "parseUntrusted" | "clock">,
): Source[] => [
  hackerNews(env.HN_URL),
  stackExchange({ url: env.STACKEXCHANGE_URL, key: env.STACKEXCHANGE_KEY, clock }),
  reddit({ url: env.REDDIT_URL, clientId: env.REDDIT_CLIENT_ID, clientSecret: env.REDDIT_CLIENT_SECRET, clock }),
  bluesky({ url: env.BLUESKY_URL, identifier: env.BLUESKY_IDENTIFIER, appPassword: env.BLUESKY_APP_PASSWORD, clock }),
  github({ url: env.GITHUB_URL, token: env.GITHUB_TOKEN, clock }),
  lobsters({ url: env.LOBSTERS_URL, clock }),
  dev({ url: env.DEV_URL, clock }),
  mastodon({ url: env.MASTODON_URL, clock, ...reader }),
  discourse({ clock, ...reader }),
  feeds({ clock, ...reader }),
];
