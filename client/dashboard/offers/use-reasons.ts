import { useState } from "react";
import { useRevalidator } from "react-router";
import type { LeavingDialog } from "#shared/feedback.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { duplicatesIn, reasonsIn, withMore } from "./reason-rows.ts";

/** State of a project's dialog reasons. */
export const useReasons = (projectId: string, saved: LeavingDialog) => {
  const [rows, setRows] = useState(() => withMore([], saved.reasons));
  const [isShuffled, setShuffled] = useState(saved.isShuffled);
  const { isBusy, failure, run } = useCall(["reasons"]);
  const { revalidate } = useRevalidator();
  const typed: LeavingDialog = { reasons: reasonsIn(rows), isShuffled };
  return {
    rows,
    setRows,
    isShuffled,
    setShuffled,
    isBusy,
    failure,
    /** Keys of duplicate rows. */
    twice: duplicatesIn(rows),
    isChanged: JSON.stringify(typed) !== JSON.stringify(saved),
    save: () =>
      run(async () => {
        const call = browserClient().projects[":id"]["leaving-dialog"];
        const { reasons } = await read(call.$put({ param: { id: projectId }, json: typed }));
        setRows(withMore([], reasons));
        await revalidate();
        toast("The reasons are saved.");
      }),
  };
};
export type Reasons = ReturnType<typeof useReasons>;
