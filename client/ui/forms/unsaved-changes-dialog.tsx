import { type ReactNode, useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { storedToken } from "../../app/session.ts";
import { QuestionDialog } from "../overlays/dialog.tsx";
import { useFormState } from "./form.tsx";

type UnsavedChangesProps = {
  /** By default, whether the surrounding form has unsaved changes. */
  isChanged?: boolean;
  /** Whether the changes stay in this browser: the end of a session then leaves the page without asking. */
  isKept?: boolean;
  /** Query parameter whose change counts as leaving the page. */
  query?: string;
  children: ReactNode;
};

const locationKey = ({ pathname, search }: Location, query: string) =>
  `${pathname} ${new URLSearchParams(search).get(query) ?? ""}`;

/** Confirms leaving a page with unsaved changes, by link or by closing the window. */
export const UnsavedChangesDialog = ({ query = "", isKept = false, children, ...props }: UnsavedChangesProps) => {
  const { isDirty } = useFormState();
  const isChanged = props.isChanged ?? isDirty;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && locationKey(currentLocation, query) !== locationKey(nextLocation, query),
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept || storedToken()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged, isKept]);
  return (
    <QuestionDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </QuestionDialog>
  );
};
