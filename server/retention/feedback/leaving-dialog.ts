// Settings of a project's cancellation dialog.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { leavingDialogs, projects } from "#db/schema/index.ts";
import type { Mode } from "#shared/modes.ts";
import { Problem } from "#shared/problem.ts";
import { defaultReasons, type LeavingDialog } from "#shared/retention/feedback.ts";

const defaultDialog: LeavingDialog = { reasons: defaultReasons, isShuffled: false };

export const getLeavingDialog = async (db: Db, projectId: string): Promise<LeavingDialog> => {
  const { reasons, isShuffled } = leavingDialogs;
  const [chosen] = await db
    .select({ reasons, isShuffled })
    .from(leavingDialogs)
    .where(eq(leavingDialogs.projectId, projectId));
  return chosen ?? defaultDialog;
};

export const saveLeavingDialog = async (db: Db, projectId: string, dialog: LeavingDialog) => {
  await db
    .insert(leavingDialogs)
    .values({ projectId, ...dialog })
    .onConflictDoUpdate({ target: leavingDialogs.projectId, set: dialog });
  return dialog;
};

/** Returns the dialog's public settings. `to` is included only if it is on one of the project's origins. */
export const getPublicDialog = async (
  db: Db,
  projectId: string,
  { mode, to }: { mode: Mode; to?: string | undefined },
) => {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Problem("not-found", "Project not found.");
  const dialog = await getLeavingDialog(db, projectId);
  return { name: project.name, mode, ...dialog, ...(to !== undefined && isPageOf(project, to) && { to }) };
};

const isPageOf = ({ url, origins }: { url: string; origins: string[] }, address: string) => {
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && [new URL(url).origin, ...origins].includes(origin);
};
