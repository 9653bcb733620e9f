// What attempts say about a destination's connection.
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { destinations, projects, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { createUnsubscribeToken } from "../../emails/unsubscribe-token.ts";
import type { PublishError } from "../../integrations/publishing/publisher.ts";
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
      template: "destination-paused",
      props: { destinationId: destination.id },
    });
};

/** What the email about a paused destination says. Undefined if it works again or its owner has unsubscribed. */
export const findPausedDestination = async (
  { db, tokens }: Pick<Dependencies, "db" | "tokens">,
  email: string,
  { destinationId = "" }: Record<string, string>,
) => {
  const [found] = await db
    .select({
      userId: users.id,
      name: destinations.name,
      reason: destinations.reason,
      project: projects.name,
      projectId: projects.id,
    })
    .from(destinations)
    .innerJoin(projects, eq(projects.id, destinations.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        eq(destinations.id, destinationId),
        eq(destinations.state, "paused"),
        eq(users.email, email),
        eq(users.wantsSubmissionEmails, true),
      ),
    );
  if (!found) return undefined;
  const { userId, ...destination } = found;
  return { destination, token: createUnsubscribeToken(tokens, userId, "submissions") };
};

export type PausedDestination = NonNullable<Awaited<ReturnType<typeof findPausedDestination>>>["destination"];
