import { useEffect, useRef } from "react";
import type { Submission } from "#shared/links/submissions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { listId, rowId } from "./use-decisions.ts";

/** Moves a proposal to a position of the customer's order. `submissions` are the rows of the list. */
export const useMove = (submissions: readonly Submission[]) => {
  const { run } = useAction({ toastErrors: true });
  const moved = useRef<{ id: string; focused: Element | null }>(undefined);

  // A row that moves in the document loses the focus, and so does a button that is disabled at the end of the list.
  useEffect(() => {
    const last = moved.current;
    if (!last || !submissions.length) return;
    moved.current = undefined;
    const { id, focused } = last;
    if (document.activeElement !== document.body && document.activeElement !== focused) return;
    const isUsable = focused instanceof HTMLElement && focused.isConnected && !focused.matches(":disabled");
    const target = isUsable ? focused : (document.getElementById(rowId(id)) ?? document.getElementById(listId));
    target?.focus();
  }, [submissions]);

  return ({ id, directory }: Pick<Submission, "id" | "directory">, position: number) => {
    moved.current = { id, focused: document.activeElement };
    const call = browserClient().submissions[":id"].position;
    return run(() => read(call.$put({ param: { id }, json: { position } })), {
      success: (result) => `${directory.name} is now number ${result.position} of ${result.total}.`,
    });
  };
};
