import type { Submission, SubmissionChanges } from "#shared/links/submissions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { limitReached } from "../../../app/rejections.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { exclude as excludeDirectory, includeAgain } from "../directories/directory-name.tsx";

export const listId = "submissions";
export const tableId = "submission-table";
/** The id of a submission's row. */
export const rowId = (id: string) => `${tableId}-${id}`;

type Decided = Pick<Submission, "id" | "directory">;

/** The customer's decisions about submissions, each with a toast. */
export const useDecisions = (projectId: string) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const decide = (decision: keyof typeof verbs, submissions: readonly Decided[]) => {
    for (const { id } of submissions) moveFocusFrom(rowId(id), listId);
    return run(() => saveDecision(decision, submissions), {
      once: submissions.map(({ id }) => id).join(),
      success: (changes) => summaryOf(verbs[decision], submissions, changes),
    });
  };
  return {
    isPending,
    approve: (submissions: readonly Decided[]) => decide("approve", submissions),
    skip: (submissions: readonly Decided[]) => decide("skip", submissions),
    /** Skips a directory and never proposes it again. */
    exclude: (submission: Decided) => {
      moveFocusFrom(rowId(submission.id), listId);
      return run(
        async () => {
          await excludeDirectory(projectId, submission.directory.id);
          await saveDecision("skip", [submission]);
        },
        {
          once: submission.id,
          success: `${submission.directory.name} won't be proposed again.`,
          undo: () =>
            void run(() => includeAgain(projectId, submission.directory.id), {
              success: `${submission.directory.name} can be proposed again. Its proposal stays skipped.`,
            }),
        },
      );
    },
  };
};

const verbs = { approve: "approved", skip: "skipped" } as const;

const saveDecision = async (decision: keyof typeof verbs, submissions: readonly Decided[]) => {
  const changes = await read(
    browserClient().submissions[decision].$post({ json: { ids: submissions.map(({ id }) => id) } }),
  );
  const limit = changes.refused.find(({ error }) => error === "limit");
  if (limit) limitReached.set(limit.detail);
  return changes;
};

/** Says what was changed, and why the rest was not. */
export const summaryOf = (
  verb: string,
  submissions: readonly Decided[],
  { changed, refused: [refused, ...others] }: SubmissionChanges,
) => {
  const [first] = submissions;
  const name = submissions.length === 1 && first ? first.directory.name : `${changed.length} submissions`;
  if (!refused) return `${name} ${verb}.`;
  const count = others.length + 1;
  if (submissions.length === 1) return `${name} was not ${verb}: ${refused.detail}`;
  return `${changed.length} of ${changed.length + count} ${verb}. ${refused.detail}`;
};
