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
 * The coupons of the account that the project has in this mode, once they are `wanted`. Read in the browser alone: each
 * reading asks Stripe, and the form must show also when Stripe does not answer.
 */
export const useCoupons = (project: AccountProject, mode: Mode, isEnabled: boolean) => {
  const account = accountIn(project, mode);
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts how often they were asked for.
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
