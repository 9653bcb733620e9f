import { type ReactNode, useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "./dialog.tsx";

type LeaveDialogProps = {
  isChanged: boolean;
  /** What of the query makes it another page. */
  query?: string;
  children: ReactNode;
};

const placeOf = ({ pathname, search }: Location, query: string) =>
  `${pathname} ${new URLSearchParams(search).get(query) ?? ""}`;

/** Asks before a page with something unsaved is left, by a link or by closing the window. */
export const UnsavedChangesDialog = ({ isChanged, query = "", children }: LeaveDialogProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && placeOf(currentLocation, query) !== placeOf(nextLocation, query),
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
};
