// A process that moves random submissions until it is killed. It prints a line for each committed transition.
import { eq } from "drizzle-orm";
import { connect } from "#db/connect.ts";
import { submissions } from "#db/schema/index.ts";
import { transition } from "#server/features/submissions/transition.ts";
import { Problem } from "#shared/problem.ts";
import { submissionActors, submissionStates, submissionTransitions } from "#shared/submission-states.ts";

const atOnce = 4;

const { db } = await connect({ databaseUrl: process.env.DATABASE_URL, dataDir: "" });
const ids = (await db.select({ id: submissions.id }).from(submissions)).map(({ id }) => id);
const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(Math.random() * things.length)];

const moveOne = async () => {
  const id = pick(ids) ?? "";
  const [row] = await db.select({ state: submissions.state }).from(submissions).where(eq(submissions.id, id));
  if (!row) return;
  const rules = submissionTransitions[row.state];
  const to = pick(submissionStates.filter((state) => rules[state]));
  const actor = pick(submissionActors.filter((name) => to && rules[to]?.actors.includes(name)));
  if (!to || !actor) return;
  try {
    await db.transaction((tx) => transition(tx, new Date(), id, { to, actor }));
    process.stdout.write(`${id} ${to}\n`);
  } catch (error) {
    // Another process was faster, or the account has no credit left.
    if (!(error instanceof Problem)) throw error;
  }
};

const moveRepeatedly = async () => {
  for (;;) await moveOne();
};
await Promise.all(Array.from({ length: atOnce }, moveRepeatedly));
