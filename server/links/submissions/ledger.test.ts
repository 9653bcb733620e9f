// Whatever happens to submissions, the ledger says the same as their states.
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "#db/schema/index.ts";
import { submissionActors, submissionStates, submissionTransitions } from "#shared/links/submission-states.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { findLedgerErrors } from "../../testing/ledger-errors.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { transition } from "./transition.ts";

const { dependencies, create, clock } = await createTestApp();
const { db } = dependencies;

const submissionCount = 4;
/** Which submission moves, and which of the transitions from its state it takes. */
const steps = fc.array(fc.record({ submission: fc.nat(submissionCount - 1), choice: fc.nat(1_000) }), {
  minLength: 40,
  maxLength: 40,
});

const allowed = submissionStates.map((from) =>
  submissionStates.flatMap((to) =>
    submissionActors.flatMap((actor) =>
      submissionTransitions[from][to]?.actors.includes(actor) ? [{ to, actor }] : [],
    ),
  ),
);

test("after any transitions, a submission holds one credit or none, and its history leads to its state", async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 0, max: 6 }), async (sequence, granted) => {
      const { id: userId } = await create.user();
      const { id: projectId } = await create.project({ ownerId: userId });
      const source = `test ${userId}`;
      if (granted) await addCredits(db, { userId, kind: "submission", delta: granted, reason: "purchase", source });
      const ids: string[] = [];
      for (let count = 0; count < submissionCount; count++) ids.push((await create.submission({ projectId })).id);
      for (const { submission, choice } of sequence) {
        clock.forward(24 * 3600);
        const id = ids[submission] ?? "";
        const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
        const choices = allowed[submissionStates.indexOf(row?.state ?? "proposed")] ?? [];
        const change = choices[choice % choices.length];
        if (!change) continue;
        await db
          .transaction((tx) => transition(tx, dependencies.clock(), id, change))
          .catch((error) => expect(error).toMatchObject({ code: "limit" }));
      }
    }),
    { numRuns: 8, seed: 16 },
  );
  expect(await findLedgerErrors(db)).toEqual([]);
});
