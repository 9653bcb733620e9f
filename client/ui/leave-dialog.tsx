import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./dialog.tsx";

/** Asks before a page with something unsaved is left, by a link or by closing the window. */
export const LeaveDialog = ({ isChanged, children }: { isChanged: boolean; children: ReactNode }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
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
