import { and, eq, exists, gte, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { mentions, projects, users } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { weeklyDigest } from "../conversations.emails.tsx";

const weekMs = 7 * dayMs;
/** A daily job does not start at the same second every day. */
const slackMs = 3600_000;
const batchSize = 100;

/** Queues a digest for every subscribed, confirmed user with new mentions and no digest in the last week. */
export const sendDigests = async ({ db, clock, jobs, lifecycle }: Dependencies) => {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const hasNews = exists(
    db
      .select({ one: sql`1` })
      .from(mentions)
      .innerJoin(projects, eq(projects.id, mentions.projectId))
      .where(and(eq(projects.userId, users.id), eq(mentions.status, "new"), gte(mentions.foundAt, ago(weekMs)))),
  );
  const isDue = or(isNull(users.digestSentAt), lte(users.digestSentAt, ago(weekMs - slackMs)));
  const nextBatch = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: users.id, email: users.email, digestSentAt: users.digestSentAt })
        .from(users)
        .where(
          and(eq(users.wantsDigest, true), isNotNull(users.emailVerifiedAt), isNull(users.deletionAt), isDue, hasNews),
        )
        .orderBy(users.id)
        .limit(batchSize)
        .for("update", { skipLocked: true });
      for (const { id, email, digestSentAt } of due) {
        // Start at the last digest, so mentions found between two digests are not skipped.
        const since = digestSentAt && digestSentAt > ago(weekMs + dayMs) ? digestSentAt : ago(weekMs);
        await enqueueEmail(tx, jobs, {
          to: email,
          email: weeklyDigest,
          props: { userId: id, since: since.toISOString() },
        });
      }
      const ids = due.map(({ id }) => id);
      if (ids.length) await tx.update(users).set({ digestSentAt: now }).where(inArray(users.id, ids));
      return ids.length;
    });
  while (!lifecycle.isStopping && (await nextBatch()) === batchSize);
};
