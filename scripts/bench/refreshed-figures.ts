import type { Db } from "#db/connect.ts";
import { runStatements } from "#db/testing/postgres.ts";
import { refreshDirectoryStats } from "#server/features/directories/directory-stats.job.ts";
import { monthOf } from "#server/features/ledger/ledger.ts";
import { countOutcomes, monthRange } from "#server/features/ledger/outcomes.ts";
import { createInProcessApp } from "#server/testing/in-process-app.ts";
import { atMost, type Figure } from "../checks/measurement.ts";

/** Of a job in the background. It must stay far below the 4.5 s after which a statement is given up. */
const limits = { monthMs: 2_000, statsMs: 20_000 };
const months = 10;

/** The jobs that count all submissions again. They only read rows that users write, so users never wait for them. */
export const refreshedFigures = async (db: Db, url: string): Promise<Figure[]> => {
  await addHistory(url);
  const { dependencies } = createInProcessApp(db);
  let slowestMs = 0;
  let month = monthOf(new Date());
  for (let counted = 0; counted < months; counted++) {
    slowestMs = Math.max(slowestMs, await timeOf(() => countOutcomes(db, month)));
    month = monthOf(new Date(monthRange(month).start.getTime() - 1));
  }
  return [
    atMost(
      "a month of the public ledger among 1,000,000 submissions, the slowest of ten",
      slowestMs,
      limits.monthMs,
      "ms",
    ),
    atMost(
      "figures of 2,500 directories from 1,000,000 submissions",
      await timeOf(() => refreshDirectoryStats(dependencies)),
      limits.statsMs,
      "ms",
    ),
  ];
};

const timeOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** The events that led to each state, and visits. */
const addHistory = (url: string) => {
  const columns = "insert into submission_events (id, submission_id, actor, from_state, to_state, at)";
  const event = (actor: string, from: string, to: string, at: string, where: string) =>
    `${columns} select gen_random_uuid(), id, '${actor}', ${from}, ${to}, ${at} from submissions where ${where}`;
  return runStatements(
    url,
    event("system", "null", "'proposed'", "created_at", "true"),
    event("operator", "'queued'", "'in_progress'", "submitted_at", "submitted_at is not null"),
    event("operator", "'in_progress'", "'submitted'", "submitted_at", "submitted_at is not null"),
    event("verifier", "'submitted'", "'live'", "first_live_at", "first_live_at is not null"),
    event("verifier", "'live'", "'suspect'", "first_live_at + interval '3 days'", "state in ('suspect', 'lost')"),
    event("verifier", "'suspect'", "'lost'", "lost_at", "lost_at is not null"),
    event("system", "'submitted'", "state", "updated_at", "state in ('rejected', 'unavailable', 'expired')"),
    `insert into directory_visits (project_id, directory_id, day, visits)
     select s.project_id, s.directory_id, current_date - day, 1 + day % 3
     from submissions s cross join generate_series(1, 20) day where s.state in ('live', 'suspect')`,
    "vacuum analyze submission_events, directory_visits",
  );
};
