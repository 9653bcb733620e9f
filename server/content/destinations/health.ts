// What attempts say about a destination's connection.
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { destinations, projects, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import type { PublishError } from "../../integrations/publishing/publisher.ts";
import { destinationPaused } from "./destination-paused.email.tsx";
import type { DestinationRow } from "./destinations.ts";

/** A destination that its owner paused or changed meanwhile keeps its state. */
const isUnchanged = ({ id, state }: DestinationRow) => and(eq(destinations.id, id), eq(destinations.state, state));

export const noteSuccess = async (tx: Db, destination: DestinationRow) => {
  if (destination.state === "failing")
    await tx.update(destinations).set({ state: "ok", reason: null }).where(isUnchanged(destination));
};

/**
 * Rejected credentials pause the destination, so that a wrong password isn't tried 200 times, and its owner gets an email.
 * Call it in the transaction that saves the failure.
 */
export const noteFailure = async (
  { db: tx, jobs, clock }: Pick<Dependencies, "db" | "jobs" | "clock">,
  destination: DestinationRow,
  { errorClass, message: reason }: PublishError,
) => {
  if (errorClass === "temporary")
    await tx.update(destinations).set({ state: "failing", reason }).where(isUnchanged(destination));
  if (errorClass !== "auth") return;
  const [paused] = await tx
    .update(destinations)
    .set({ state: "paused", reason, updatedAt: clock() })
    .where(and(eq(destinations.id, destination.id), ne(destinations.state, "paused")))
    .returning({ id: destinations.id });
  if (!paused) return;
  const [owner] = await tx
    .select({ email: users.email })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        eq(projects.id, destination.projectId),
        eq(users.wantsSubmissionEmails, true),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  if (owner)
    await enqueueEmail(tx, jobs, {
      to: owner.email,
      email: destinationPaused,
      props: { destinationId: destination.id },
    });
};
