import { and, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  destinations,
  keywords,
  mentionAlerts,
  mentions,
  projects,
  slackConnections,
  submissions,
  users,
  webhooks,
} from "#db/schema/index.ts";
import { type Checklist, type ChecklistItem, checklistItems } from "#shared/reporting/checklist.ts";
import { describeKit, getKit } from "../../links/kit/kit.ts";

type Project = Pick<typeof projects.$inferSelect, "id" | "userId" | "checklistDismissedAt">;

/** Returns which of the first steps are done, judged by the project's data. */
export const getChecklist = async (db: Db, { id, userId, checklistDismissedAt }: Project): Promise<Checklist> => {
  const exists = (table: PgTable, where: SQL | undefined) =>
    sql<boolean>`exists (select 1 from ${table} where ${where})`;
  const isDecided = notInArray(submissions.state, ["proposed", "skipped"]);
  const channels = [
    exists(destinations, eq(destinations.projectId, id)),
    exists(webhooks, eq(webhooks.projectId, id)),
    exists(slackConnections, eq(slackConnections.projectId, id)),
    exists(mentionAlerts, and(eq(mentionAlerts.projectId, id), eq(mentionAlerts.isOn, true))),
  ];
  const [found] = await db
    .select({
      confirm_email: sql<boolean>`${users.emailVerifiedAt} is not null`,
      add_keywords: exists(keywords, eq(keywords.projectId, id)),
      approve_submission: exists(submissions, and(eq(submissions.projectId, id), isDecided)),
      answer_mention: exists(mentions, and(eq(mentions.projectId, id), ne(mentions.status, "new"))),
      connect_channel: sql<boolean>`(${sql.join(channels, sql` or `)})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  const { completeness } = await describeKit(db, id, await getKit(db, id));
  const isDone: Partial<Record<ChecklistItem, boolean>> = { ...found, complete_kit: completeness.percent === 100 };
  return {
    items: checklistItems.map((item) => ({ id: item, isDone: isDone[item] ?? false })),
    isDismissed: checklistDismissedAt !== null,
  };
};

/** Hides the checklist, or shows it again. */
export const dismissChecklist = async (db: Db, project: Project, dismissedAt: Date | null) => {
  await db.update(projects).set({ checklistDismissedAt: dismissedAt }).where(eq(projects.id, project.id));
  return getChecklist(db, { ...project, checklistDismissedAt: dismissedAt });
};
