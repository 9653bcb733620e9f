import { eq } from "drizzle-orm";
import { lockAccount } from "#db/queries/lock-account.ts";
import { projects } from "#db/schema/index.ts";
import type { SubmissionSettings } from "#shared/links/submissions.ts";
import type { Dependencies } from "../../dependencies.ts";

import { planSubmissions } from "./pacing.ts";

/** Saves how many submissions a project sends in a week, and replans its approved ones. */
export const saveSettings = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  project: { id: string; userId: string },
  settings: SubmissionSettings,
) => {
  await db.transaction(async (tx) => {
    await lockAccount(tx, project.userId);
    await tx.update(projects).set(settings).where(eq(projects.id, project.id));
    await planSubmissions(tx, clock(), project.id);
  });
  jobs.enqueue("queue-submissions");
  return settings;
};
