// How the largest tables are filled, and the calls that read them.
import { articleStates } from "#shared/article-states.ts";
import { defaultReasons } from "#shared/feedback.ts";
import { leadStatuses } from "#shared/leads.ts";
import { mentionStatuses } from "#shared/mentions.ts";
import { pageStates } from "#shared/page-sets.ts";
import { sourceNames } from "#shared/sources.ts";
import { submissionStates } from "#shared/submission-states.ts";
import { submissionSorts } from "#shared/submissions.ts";
import { type BigTable, day, each, evenly, month, mostly, rarely, summedUp } from "./big-table.ts";
import { bigAuditLog, bigCredits, bigDeliveries, bigPayments, bigUsers } from "./big-table-accounts.ts";

const bigMentions: BigTable = {
  tables: ["mentions", "mention_counts"],
  costly: ["mentions_by_source", "mentions_best", "mentions_search"],
  countedBy: ["mention_counts_insert"],
  fill: (source) => [
    `insert into mentions (id, project_id, source, external_id, url, author, author_url, title, excerpt, keyword, intent, score,
       reasons, title_key, canonical_url, published_at, found_at, status)
     select gen_random_uuid(), project_id, ${rarely("lobsters", mostly(sourceNames.filter((name) => name !== "lobsters")))}, at::text,
       'https://news.example/' || at, 'ada', 'https://news.example/ada', 'Which parcel tracker do you use for a small shop? ' || at,
       repeat('Words of a post. ', 16), 'parcel tracker', 'asking', at % 101, array['Asks a question', 'Keyword in the title'],
       md5(at::text), 'news.example/' || at, time, time, ${rarely("replied", mostly(["new", "dismissed"]))}
     from ${source}`,
    `insert into mention_counts (project_id, dimension, day, value, count)
     select project_id, dimension, (found_at at time zone 'UTC')::date, value, count(*)
     from mentions, lateral (values ('status', status), ('source', source)) as counted(dimension, value) group by 1, 2, 3, 4`,
  ],
  requests: ({ projectId }) => [
    ...each(`posts/${projectId}/mentions?`, 10, [
      "limit=100",
      "limit=100&page=100",
      ...mentionStatuses.map((status) => `filter=${status}`),
      "filter=new&page=1000",
      ...["hacker-news", "stack-exchange", "feeds", "lobsters"].map((source) => `source=${source}`),
      "source=stack-exchange&page=1000",
      ...mentionStatuses.map((status) => `filter=${status}&source=hacker-news`),
      "filter=replied&source=lobsters",
      "filter=dismissed&source=feeds&page=100",
      month,
      `${month}&page=1000`,
      `filter=replied&${month}`,
      `filter=new&source=feeds&${month}`,
      `source=lobsters&from=${day(30)}`,
    ]),
    ...[7, 30, 90].map((days) => `projects/${projectId}/overview?days=${days}`),
    `projects/${projectId}/timeline?`,
    `projects/${projectId}/timeline?limit=100&page=100`,
    `projects/${projectId}`,
    "projects/my",
    "clients?",
    "clients?sort=mentionsNew",
    ...["shop", "777777", "nowhere"].map((q) => `search?project=${projectId}&q=${q}`),
  ],
};

const bigLeads: BigTable = {
  tables: ["leads"],
  costly: ["leads_by_score", "leads_by_mentions", "leads_search", "leads_cjk"],
  fill: (source) => [
    `insert into leads (id, project_id, source, handle, profile_url, score, reasons, mentions, first_seen_at, last_seen_at, status, created_at)
     select gen_random_uuid(), project_id, ${mostly(sourceNames)}, 'person-' || at || case when at % 100 = 0 then '-the-maker' else '' end || case when at % 1000 = 0 then '-of-parcels' else '' end,
       'https://news.example/person-' || at, floor(random() * 101)::int, array['Asks a question'], 1 + floor(power(random(), 6) * 300)::int,
       time, time, ${rarely("won", mostly(["new", "dismissed", "contacted"]))}, time
     from ${source}`,
  ],
  requests: ({ projectId }) => [
    ...each(`projects/${projectId}/leads?`, 10, [
      ...leadStatuses.map((status) => `status=${status}`),
      "sort=score",
      "sort=mentions",
      "sort=score&page=1000",
      "sort=mentions&page=1000",
      "sort=score&status=new",
      "sort=mentions&status=won",
      "sort=mentions&status=new&page=1000",
      month,
      `status=contacted&${month}`,
      `sort=score&${month}`,
      "q=person",
      "q=maker",
      "q=parcel",
      "q=person-777777",
      "q=maker+of+nothing",
      "q=NOWHERE",
      "q=e",
      "q=zq",
      "q=zqx",
      `q=${encodeURIComponent("追跡")}`,
      "q=100%25_",
      "q=maker&sort=score",
      `q=maker&status=won&${month}`,
    ]),
    ...["maker", "nowhere"].map((q) => `search?project=${projectId}&q=${q}`),
    `projects/${projectId}/overview?days=30`,
  ],
};

const bigFeedback: BigTable = {
  tables: ["feedbacks", "feedback_counts"],
  costly: ["feedbacks_by_rating", "feedbacks_by_reason", "feedbacks_by_outcome", "feedbacks_search", "feedbacks_cjk"],
  countedBy: ["feedback_counts_insert"],
  fill: (source) => [
    `insert into feedbacks (id, project_id, mode, status, rating, reason, message, email, customer_ref, verified, page, outcome, token_hash, created_at)
     select gen_random_uuid(), project_id, case when at % 11 = 0 then 'test' else 'live' end,
       case when random() < least(0.85, age * 2) then 'resolved' when random() < 0.6 then 'read' else 'new' end,
       case when random() < 0.8 then 5 - floor(power(random(), 3) * 5)::int end, ${mostly(defaultReasons)},
       case when random() < 0.6 then 'It was more than we could use, and we found another way. Number ' || at || case when at % 100 = 0 then ' shipping' else '' end || case when at % 1000 = 0 then ' 追跡' else '' end end,
       case when random() < 0.4 then 'person-' || at || '@people.example' end, 'cus_' || at, true, 'https://parcelo.example/account',
       ${rarely("accepted", mostly(["left", "declined"]))}, md5(at::text), time
     from ${source}`,
  ],
  requests: ({ projectId }) => {
    const reason = `reason=${encodeURIComponent(defaultReasons.at(-1) ?? "")}`;
    return [
      ...each(`feedbacks/list?projectId=${projectId}&`, 10, [
        "mode=test",
        "status=new",
        "status=resolved&page=1000",
        "rating=1",
        "rating=5&page=1000",
        reason,
        "outcome=accepted",
        month,
        `status=read&${month}`,
        "rating=1&outcome=accepted",
        `${reason}&outcome=accepted`,
        `${reason}&outcome=declined`,
        `status=new&rating=1&${reason}`,
        `rating=1&outcome=accepted&${month}`,
        "q=another+way",
        "q=shipping",
        `q=shipping&status=new&${month}`,
        "q=person-777777%40",
        "q=another+way+zebra",
        "q=zebra",
        "q=e",
        "q=zq",
        "q=zqx",
        `q=${encodeURIComponent("追跡")}`,
      ]),
      `feedbacks/stats?projectId=${projectId}`,
      `feedbacks/stats?projectId=${projectId}&${month}`,
      "feedbacks/stats?",
      "feedbacks/list?",
    ];
  },
};

const bigActivity: BigTable = {
  tables: ["project_activity"],
  costly: ["project_activity_kind", "project_activity_person"],
  fill: (source) => [
    `insert into project_activity (id, project_id, actor_id, kind, subject, created_at)
     select gen_random_uuid(), project_id, case when at % 10007 < 1 then (select user_id from bench_projects where at = 1) else user_id end,
       ${rarely("kit.saved", mostly(["mention.dismissed", "mention.replied", "submission.approved", "article.approved"]))}, 'Subject ' || at, time
     from ${source}`,
  ],
  requests: ({ projectId, owner }) =>
    each(`projects/${projectId}/activity?`, 50, [
      `actor=${owner.id}`,
      `actor=${projectId}`,
      "kind=mention.dismissed",
      "kind=kit.saved",
      "kind=report.created",
      `actor=${owner.id}&kind=kit.saved`,
      month,
      `kind=kit.saved&${month}`,
    ]),
};

/** As many as a set can have, so a million pages are those of a hundred sets. The first has its project's id. */
const pagesOfSet = 10_000;

const bigPageSets: BigTable = {
  tables: ["pages", "page_sets", "page_counts", "published_pages"],
  costly: ["pages_published"],
  countedBy: ["page_counts_insert"],
  fill: (source, { rows }) => [
    `insert into pages (id, project_id, page_set_id, key, row, title, slug, values, digest, state, publish_as, published_at)
     select gen_random_uuid(), project_id, case k / ${pagesOfSet} when 0 then project_id else md5(project_id::text || k / ${pagesOfSet})::uuid end, at::text, k, 'Parcel tracking in city ' || at, 'city-' || at, '{"city": "City"}', '',
       state, case when state = 'published' then 'live' end, case when state = 'published' then time end
     from (select *, ${rarely("failed", mostly(["published", "archived", "ready"]))} as state from ${source}) stated`,
    `insert into page_sets (id, project_id, name, template, columns, state) select case number when 0 then id else md5(id::text || number)::uuid end, id, 'Cities', '{"title": "{{city}}", "slug": "{{city}}", "html": ""}', '{city}', 'ready' from bench_projects cross join generate_series(0, ${Math.ceil(rows / pagesOfSet)}) number`,
    ...summedUp("page_counts", "published_pages"),
  ],
  requests: ({ projectId }) => [
    ...each(`page-sets/${projectId}/pages?`, 20, [
      ...pageStates.map((state) => `state=${state}`),
      "state=published&page=500",
    ]),
    `page-sets/${projectId}`,
    `projects/${projectId}/page-sets`,
    `projects/${projectId}/timeline?`,
  ],
};

const bigVisits: BigTable = {
  tables: ["directory_visits", "daily_visits", "visit_periods", "visit_totals", "visit_milestones"],
  countedBy: ["visit_sums_insert"],
  fill: (source) => [
    `insert into directory_visits (project_id, directory_id, day, visits)
     select project_id, d.id,
       case when project_id = (select id from bench_projects where at = 0) then current_date - k / (select count(*)::int from directories) else time::date end, 1 + at % 3
     from ${source} join (select id, row_number() over (order by id) - 1 as number from directories) d
       on d.number = k % (select count(*)::int from directories)`,
    ...summedUp("daily_visits", "visit_periods", "visit_totals", "visit_milestones"),
  ],
  requests: ({ projectId }) => [
    `projects/${projectId}/visits?`,
    `projects/${projectId}/visits?${month}`,
    `projects/${projectId}/visits?from=${day(364)}`,
    `projects/${projectId}/overview?days=90`,
    `projects/${projectId}/timeline?`,
  ],
};

const bigArticles: BigTable = {
  tables: ["articles", "article_counts", "daily_articles"],
  costly: ["articles_calendar", "articles_published", "articles_scheduled", "articles_search"],
  countedBy: ["article_counts_insert"],
  fill: (source) => [
    `insert into articles (id, project_id, state, title, slug, html, published_at, publish_as, scheduled_at, created_at, updated_at)
     select gen_random_uuid(), project_id, state, 'How to track parcels ' || at, 'parcels-' || at, repeat('<p>Words of an article.</p>', 20),
       case when state = 'published' then time end, case when state = 'published' then 'live' end, case when state = 'scheduled' then time + interval '10 days' end, time, time
     from (select *, ${rarely("failed", mostly(["published", "archived", "idea", "in_review", "scheduled"]))} as state from ${source}) stated`,
    ...summedUp("article_counts", "daily_articles"),
  ],
  requests: ({ projectId }) => [
    ...each(`projects/${projectId}/articles?`, 25, [
      ...articleStates.map((state) => `state=${state}`),
      "state=idea,failed",
      `from=${day(20)}&to=${day(13)}`,
      `publishedFrom=${day(40)}&publishedTo=${day(33)}`,
      `state=failed&publishedFrom=${day(40)}`,
    ]),
    ...["parcels", "nowhere"].map((q) => `search?project=${projectId}&q=${q}`),
    `projects/${projectId}/overview?days=30`,
    `projects/${projectId}/timeline?`,
  ],
};

/** A project has at most one submission per directory, so a million of them are those of several projects. */
const bigSubmissions: BigTable = {
  tables: ["submissions", "submission_events", "submission_counts", "daily_links"],
  fill: (_, { rows, total }) => [
    `insert into directories (id, slug, name, host, url, category, pricing, dr)
     select gen_random_uuid(), 'synthetic-' || at, ${evenly(["Startups", "Hotels", "Plumbers", "Guide"])} || ' ' || at, 'synthetic-' || at || '.example',
       'https://synthetic-' || at || '.example/', 'general', 'free', case when at % 2 = 0 then at % 95 end
     from generate_series(1, 10000) at`,
    `insert into submissions (id, project_id, directory_id, position, state, fit_score, updated_at, created_at, first_live_at, link_kind, lost_at)
     select gen_random_uuid(), p.id, d.id, (random() * 2500)::int, ${mostly(submissionStates)}, (random() * 100)::int, now() - random() * interval '300 days',
       now() - interval '301 days', now() - interval '300 days', 'follow', null
     from bench_projects p
     cross join lateral (select id from directories limit case when p.at = 0 then ${rows} else ${Math.ceil(total / 997)} end) d`,
    `insert into submission_events (id, submission_id, project_id, actor, from_state, to_state, at)
     select gen_random_uuid(), s.id, s.project_id, 'verifier', case when g.number % 2 = 0 then 'live' else 'lost' end, case when g.number % 2 = 0 then 'lost' else 'live' end, now() - random() * interval '300 days'
     from submissions s join bench_projects p on p.id = s.project_id cross join generate_series(1, ${Math.ceil(rows / 12_000)}) g(number)
     where p.at = 0 or g.number < 3`,
    "analyze directories",
    ...summedUp("submission_counts", "daily_links"),
  ],
  requests: ({ projectId }) => [
    ...each(`submissions?projectId=${projectId}&`, 25, [
      ...submissionStates.map((state) => `state=${state}`),
      "state=proposed,needs_customer",
      ...submissionSorts.map((sort) => `sort=${sort}`),
      "sort=authority&page=400",
      "q=startups",
      "q=list+77",
      "state=live&q=guide&sort=name",
      `lostFrom=${day(30)}`,
      `lostFrom=${day(200)}&lostTo=${day(170)}`,
    ]),
    "submissions?",
    `projects/${projectId}/overview?days=90`,
    `projects/${projectId}/timeline?`,
    `projects/${projectId}/timeline?page=100&limit=100`,
    "clients?sort=linksLive",
  ],
};

/** In the order of their size in use. Users come last: emptying them empties all. */
export const bigTables: Record<string, BigTable> = {
  mentions: bigMentions,
  submissions: bigSubmissions,
  feedback: bigFeedback,
  leads: bigLeads,
  activity: bigActivity,
  "audit-log": bigAuditLog,
  "page-sets": bigPageSets,
  credits: bigCredits,
  deliveries: bigDeliveries,
  visits: bigVisits,
  payments: bigPayments,
  articles: bigArticles,
  users: bigUsers,
};
