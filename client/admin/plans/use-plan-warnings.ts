import { useEffect, useState } from "react";
import type { Plan, PlanWarnings } from "#shared/plans.ts";
import { browserClient, read } from "../../app/api-client.ts";

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
