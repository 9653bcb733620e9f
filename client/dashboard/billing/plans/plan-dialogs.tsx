import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { limitReached } from "../../../app/rejections.ts";
import { createSignal } from "../../../app/signal.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useCurrentProject } from "../../current-project.ts";
import { useMe } from "../../use-me.ts";
import { usePayments } from "../payments/use-payments.ts";
import { getAccountStatus, hasLargestPlan } from "./account-status.ts";

/** Opens when any API call of the dashboard hits a plan limit. The largest plan leads to how to ask for more. */
export const UpgradePrompt = () => {
  const message = useSyncExternalStore(limitReached.subscribe, limitReached.get, () => "");
  const navigate = useNavigate();
  const { me } = useMe();
  const close = () => limitReached.set("");
  return (
    <Dialog open={message !== ""} title="You've reached your plan's limit" onClose={close}>
      <p className="mt-3 text-muted">{message}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button
          onClick={() => {
            close();
            void navigate(link("plan") + (hasLargestPlan(me) ? "#higher-limits" : ""));
          }}
        >
          Upgrade your plan
        </Button>
        <Button variant="quiet" onClick={close}>
          No, thanks!
        </Button>
      </div>
    </Dialog>
  );
};

// sessionStorage: forgotten when the tab closes.
const dismissedKey = "payment_reminder_seen";
const { announce, subscribe } = createSignal();
const isUndismissed = () => sessionStorage.getItem(dismissedKey) === null;
const dismiss = () => {
  sessionStorage.setItem(dismissedKey, "yes");
  announce();
};

/**
 * After the trial, asks once per visit to confirm payment information. The plan page shows the same itself, and members of
 * other accounts' projects need no plan.
 */
export const PaymentReminder = () => {
  const { me, now } = useMe();
  const { pathname } = useLocation();
  const isShown = useSyncExternalStore(subscribe, isUndismissed, () => false);
  const { complete, pending, error, isUnavailable } = usePayments();
  const isMember = useCurrentProject()?.isPayer === false;
  const isDue =
    !isMember && me.role !== "operator" && getAccountStatus(me, now).kind === "over" && pathname !== link("plan");
  return (
    <Dialog open={isDue && isShown} title="Confirm your payment information" onClose={dismiss}>
      <p className="mt-3 text-muted">
        {me.subscription ? "Your plan" : "Your trial"} has ended. You can still read everything. Confirm your payment
        information to keep working.
      </p>
      <p role="alert" className="text-bad not-empty:mt-3">
        {isUnavailable ? "Payments aren't set up on this site yet. See the plan page for your options." : error}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isUnavailable ? (
          <ButtonLink href={link("plan")}>View plans</ButtonLink>
        ) : (
          <Button busy={pending === "reminder"} onClick={() => void complete()}>
            Confirm payment information
          </Button>
        )}
        <Button variant="quiet" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
};
