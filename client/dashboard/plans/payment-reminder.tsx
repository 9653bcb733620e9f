import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { link } from "#shared/routes.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useMe } from "../use-me.ts";
import { getAccountStatus } from "./account-status.ts";
import { usePayments } from "./use-payments.ts";

// sessionStorage: forgotten when the tab closes.
const key = "payment_reminder_seen";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isUnseen = () => sessionStorage.getItem(key) === null;
const markSeen = () => {
  sessionStorage.setItem(key, "yes");
  for (const listener of listeners) listener();
};

/** After the trial, asks once per visit to confirm payment information. The plan page shows the same itself. */
export const PaymentReminder = () => {
  const { me, now } = useMe();
  const { pathname } = useLocation();
  const unseen = useSyncExternalStore(subscribe, isUnseen, () => false);
  const { complete, pending, failure, isOff } = usePayments();
  const isDue = getAccountStatus(me, now).kind === "over" && pathname !== link("plan");
  return (
    <Dialog open={isDue && unseen} title="Confirm your payment information" onClose={markSeen}>
      <p className="mt-3 text-muted">
        Your trial is over. All that you have stays here to read; confirm how you want to pay to go on working with it.
      </p>
      <p role="alert" className="text-bad not-empty:mt-3">
        {isOff ? "Payments are not set up on this site yet. The plan page shows what you can do." : failure?.message}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isOff ? (
          <ButtonLink href={link("plan")}>See the plans</ButtonLink>
        ) : (
          <Button busy={pending === "reminder"} onClick={() => void complete()}>
            Confirm payment information
          </Button>
        )}
        <Button variant="quiet" onClick={markSeen}>
          Go on reading
        </Button>
      </div>
    </Dialog>
  );
};
