import { startTransition, useEffect, useRef, useState } from "react";
import type { Plan, PlanWarnings } from "#shared/billing/plans.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { useAction } from "../../../../ui/forms/use-action.ts";

/** Reorders plans optimistically: the new order shows at once and is reverted if saving fails. */
export const usePlanOrder = (plans: readonly Plan[]) => {
  const { run } = useAction({ toastErrors: true });
  const [pendingOrder, setPendingOrder] = useState<number[]>();
  const latest = useRef<Promise<void>>(undefined);
  const shown = pendingOrder
    ? plans.toSorted((one, other) => pendingOrder.indexOf(one.id) - pendingOrder.indexOf(other.id))
    : plans;

  const save = (ids: number[], successMessage: string, undo?: () => void) => {
    setPendingOrder(ids);
    // Saves run one after another, so that the latest order wins.
    const saving = (latest.current ?? Promise.resolve()).then(() =>
      run(() => read(browserClient().plans.order.$put({ json: { ids } })), { success: successMessage, undo }),
    );
    latest.current = saving;
    void saving.then(() => {
      if (latest.current === saving) startTransition(() => setPendingOrder(undefined));
    });
  };
  const order = (ids: number[]) => {
    const before = shown.map(({ id }) => id);
    save(ids, "Order saved. The site is up to date.", () => {
      // The toast with the undo button closes, so move the focus.
      document.getElementById("plans")?.focus();
      save(before, "Order restored.");
    });
  };
  return { shown, order };
};

/** Differences between the plans and Stripe, fetched after the page has loaded and whenever the plans change. */
export const usePlanWarnings = (plans: readonly Plan[]) => {
  const [warnings, setWarnings] = useState<PlanWarnings>([]);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving a plan loads a new list.
  useEffect(() => {
    let isOutdated = false;
    const compare = async () => {
      try {
        const found = await read(browserClient().plans.warnings.$get());
        if (isOutdated) return;
        setWarnings(found);
        setFailed(false);
      } catch {
        if (!isOutdated) setFailed(true);
      }
    };
    void compare();
    return () => {
      isOutdated = true;
    };
  }, [plans]);
  return { warnings, hasFailed };
};
