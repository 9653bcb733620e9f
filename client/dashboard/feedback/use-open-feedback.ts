import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { toFormErrors } from "../../app/form-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { getAccountStatus } from "../plans/account-status.ts";
import { useMe } from "../use-me.ts";
import { saveStatus } from "./feedback-api.ts";
import { type Feedback, listId } from "./feedback-list.tsx";

/** What opening a feedback does, by a link as by an address: it counts as read from then on. */
export const useOpenFeedback = ({ id, status }: Pick<Feedback, "id" | "status">) => {
  const { me, now } = useMe();
  const { revalidate } = useRevalidator();
  // Without a plan everything can be read and nothing changed.
  const isUnread = status === "new" && getAccountStatus(me, now).kind !== "over";
  useEffect(() => {
    if (isUnread) saveStatus(id, "read").then(revalidate, (error) => toast(toFormErrors(error).message));
  }, [id, isUnread, revalidate]);
};

/** Closed over a row that has left the list, the browser has nothing to give the focus back to. */
export const useRestoreFocus = () =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(listId)?.focus();
    },
    [],
  );
