import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../connect.ts";
import { feedbackCounts, feedbacks } from "../schema/index.ts";

/** Recomputes the counts of feedback rows that were inserted without them; `where` selects the rows. */
export const rebuildFeedbackCounts = (db: Db, where: SQL = sql`true`) =>
  db.execute(sql`
    insert into ${feedbackCounts} (project_id, mode, day, dimension, value, count)
    select project_id, mode, (created_at at time zone 'UTC')::date, dimension, value, count(*)
    from ${feedbacks}, lateral (values ('status', status), ('rating', coalesce(rating::text, '')),
      ('reason', coalesce(reason, '')), ('outcome', coalesce(outcome, ''))) as one(dimension, value)
    where ${where} group by 1, 2, 3, 4, 5`);
