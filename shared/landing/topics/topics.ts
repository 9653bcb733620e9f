import { aiTopics } from "./ai.ts";
import { articleTopics } from "./articles.ts";
import { businessTopics } from "./business.ts";
import { linkTopics } from "./links.ts";
import { serviceTopics } from "./services.ts";
import { softwareTopics } from "./software.ts";
import { tradeTopics } from "./trades.ts";

/** What each page under /page says, by its slug. */
export const topics = {
  ...aiTopics,
  ...articleTopics,
  ...businessTopics,
  ...linkTopics,
  ...serviceTopics,
  ...softwareTopics,
  ...tradeTopics,
};

export type TopicSlug = keyof typeof topics;
