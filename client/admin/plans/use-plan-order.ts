import { startTransition, useRef, useState } from "react";
import type { Plan } from "#shared/plans.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";

/** The plans in the order that is wished for: shown at once, saved at once, and taken back where it is refused. */
export const usePlanOrder = (plans: readonly Plan[]) => {
  const attempt = useAction();
  const [pendingOrder, setPendingOrder] = useState<number[]>();
  const latest = useRef<Promise<void>>(undefined);
  const shown = pendingOrder
    ? plans.toSorted((one, other) => pendingOrder.indexOf(one.id) - pendingOrder.indexOf(other.id))
    : plans;

  const save = (ids: number[], successMessage: string, undo?: () => void) => {
    setPendingOrder(ids);
    // One after the other, so that the last order that was wished for is the one that stays.
    const saving = (latest.current ?? Promise.resolve()).then(() =>
      attempt(() => read(browserClient().plans.order.$put({ json: { ids } })), successMessage, undo),
    );
    latest.current = saving;
    void saving.then(() => {
      if (latest.current === saving) startTransition(() => setPendingOrder(undefined));
    });
  };
  const order = (ids: number[]) => {
    const before = shown.map(({ id }) => id);
    save(ids, "The order is saved and shows on the site.", () => {
      // The button that was pressed goes with its message.
      document.getElementById("plans")?.focus();
      save(before, "The old order is back.");
    });
  };
  return { shown, order };
};
