import { useEffect, useState } from "react";
import type { Mode } from "#shared/modes.ts";
import type { Coupon } from "#shared/payments.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { toFormErrors } from "../../app/form-errors.ts";
import { type AccountProject, accountIn } from "./stripe-account.tsx";

type Found = { account: string; coupons: Coupon[]; failure?: string };

const readCoupons = async (mode: Mode, account: string): Promise<Coupon[]> => {
  const query = mode === "live" ? { stripeAcountId: account } : { testStripeAccountId: account };
  return (await read(browserClient().payments["stripe-coupons"].$get({ query })))[mode];
};

/**
 * The coupons of the project's account in this mode, loaded if `isEnabled`. Loaded only in the browser: each call asks
 * Stripe, and the form must render even if Stripe is down.
 */
export const useCoupons = (project: AccountProject, mode: Mode, isEnabled: boolean) => {
  const account = accountIn(project, mode);
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads the coupons again.
  useEffect(() => {
    if (!isEnabled || !account) return;
    let isLeft = false;
    readCoupons(mode, account)
      .then(
        (coupons): Found => ({ account, coupons }),
        (error): Found => ({ account, coupons: [], failure: toFormErrors(error).message }),
      )
      .then((next) => {
        if (!isLeft) setFound(next);
      });
    return () => {
      isLeft = true;
    };
  }, [isEnabled, account, mode, attempt]);

  const current = found?.account === account ? found : undefined;
  return {
    list: current?.coupons ?? [],
    failure: current?.failure,
    isLoading: isEnabled && Boolean(account) && !current,
    find: (id: string) => current?.coupons.find((coupon) => coupon.id === id),
    readAgain: () => {
      setFound(undefined);
      setAttempt((times) => times + 1);
    },
  };
};
export type Coupons = ReturnType<typeof useCoupons>;
