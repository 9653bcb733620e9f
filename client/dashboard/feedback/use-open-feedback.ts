import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { toFormErrors } from "../../app/form-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { getAccountStatus } from "../plans/account-status.ts";
import { useMe } from "../use-me.ts";
import { saveStatus } from "./feedback-api.ts";
import { type Feedback, listId } from "./feedback-list.tsx";

/** Marks the open feedback as read. */
export const useOpenFeedback = ({ id, status }: Pick<Feedback, "id" | "status">) => {
  const { me, now } = useMe();
  const { revalidate } = useRevalidator();
  // Without a plan, the account is read-only.
  const isUnread = status === "new" && getAccountStatus(me, now).kind !== "over";
  useEffect(() => {
    if (isUnread) saveStatus(id, "read").then(revalidate, (error) => toast(toFormErrors(error).message));
  }, [id, isUnread, revalidate]);
};

/** If the drawer closes and its row has left the list, focuses the list, since the browser can't restore the focus. */
export const useRestoreFocus = () =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(listId)?.focus();
    },
    [],
  );
