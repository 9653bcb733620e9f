import { eq, sql } from "drizzle-orm";
import type { JsonExpression } from "#db/queries/json-columns.ts";
import { keywords, monthlyUsage, projects, users } from "#db/schema/index.ts";
import type { QuotaKind } from "../../limits/quota.ts";

type Usage = Record<"projects" | "keywords" | QuotaKind, number>;

const keywordsOfProject = sql`(select count(*) from ${keywords} where ${eq(keywords.projectId, projects.id)})`;
const month = sql`to_char(${sql.placeholder("now")}::timestamptz at time zone 'UTC', 'YYYY-MM')`;

/**
 * In a query on `users` with the placeholder `now`: current projects, keywords of the project with the most, and the
 * replies and exports of the month.
 */
export const usage: JsonExpression<Usage> = {
  sql: sql`json_build_array(
    (
      select json_build_array(count(*), coalesce(max(count), 0))
      from (select ${keywordsOfProject} as count from ${projects} where ${eq(projects.userId, users.id)}) per_project
    ),
    (
      select json_object_agg(${monthlyUsage.kind}, ${monthlyUsage.used})
      from ${monthlyUsage}
      where ${eq(monthlyUsage.userId, users.id)} and ${monthlyUsage.month} = ${month}
    )
  )`,
  decode: (value) => {
    const [[projects, keywords], used] = value as [[number, number], Partial<Record<QuotaKind, number>> | null];
    return { projects, keywords, replies: used?.replies ?? 0, exports: used?.exports ?? 0 };
  },
};
