import type { ScheduledJob } from "../dependencies.ts";
import { everyMinute, everyNight, everyTenMinutes } from "../limits/schedules.ts";
import { publishScheduledArticles } from "./articles/publish-articles.job.ts";
import { announcePages } from "./indexnow/announce-pages.job.ts";
import { checkPageSets } from "./page-sets/check-page-sets.job.ts";
import { queuePages } from "./page-sets/queue-pages.job.ts";
import { checkPublished } from "./publishing/check-published.job.ts";
import { publishDue } from "./publishing/publish-due.job.ts";
import { importSearch } from "./search-console/import-search.job.ts";
import { findAllTopics } from "./topics/find-topics.job.ts";

export const scheduled = {
  "check-page-sets": { schedule: everyMinute, run: checkPageSets },
  "queue-pages": { schedule: everyMinute, run: queuePages },
  "publish-due": { schedule: everyMinute, run: publishDue },
  "check-published": { schedule: everyMinute, run: checkPublished },
  "announce-pages": { schedule: everyMinute, run: announcePages },
  "import-search": { schedule: everyTenMinutes, run: importSearch },
  "find-topics": { schedule: everyNight, run: findAllTopics },
  "publish-articles": { schedule: everyMinute, run: publishScheduledArticles },
} satisfies Record<string, ScheduledJob>;
