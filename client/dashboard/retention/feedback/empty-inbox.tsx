import { Link } from "react-router";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { dialogLink } from "../offers/offers-api.ts";
import type { FeedbackScope } from "./feedback-filters.tsx";

/** Shown when there is no feedback in this mode yet: how to install the dialog. */
export const EmptyInbox = ({ scope }: { scope: FeedbackScope }) => (
  <EmptyState
    title={scope.mode === "live" ? "No feedback yet" : "No test feedback yet"}
    action={
      <Link to={dialogLink(scope)} className="button">
        Set up the cancellation dialog
      </Link>
    }
  >
    {scope.mode === "live"
      ? "Add the cancellation dialog where customers cancel. Their answers and what they chose appear here."
      : "Open the cancellation dialog in test mode and answer it yourself. Test answers don't count toward live statistics."}
  </EmptyState>
);
