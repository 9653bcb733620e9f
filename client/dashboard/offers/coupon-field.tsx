import type { Mode } from "#shared/modes.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields.tsx";
import { couponText } from "./coupon-text.ts";
import { type AccountProject, accountIn, StripeAccount } from "./stripe-account.tsx";
import type { Coupons } from "./use-coupons.ts";

type CouponFieldProps = {
  project: AccountProject;
  mode: Mode;
  coupons: Coupons;
  value: string;
  error: string | undefined;
  onChange: (couponId: string) => void;
};

/** Selects a discount's coupon, and the Stripe account it comes from. */
export const CouponField = ({ project, mode, coupons, value, error, onChange }: CouponFieldProps) => {
  const account = accountIn(project, mode);
  return (
    <div className="grid gap-4 rounded-2xl border border-line p-5">
      {account && (
        <>
          <Select
            id="offer-couponId"
            label="Coupon"
            hint={hintOf(coupons, mode)}
            error={error}
            aria-busy={coupons.isLoading}
            value={value}
            options={optionsOf(coupons, value)}
            onChange={({ target }) => onChange(target.value)}
          />
          {coupons.failure && (
            <p role="alert" className="text-sm text-bad">
              The coupons could not be read: {coupons.failure}
            </p>
          )}
          <Button variant="quiet" className="justify-self-start" busy={coupons.isLoading} onClick={coupons.readAgain}>
            Read the coupons again
          </Button>
        </>
      )}
      <StripeAccount project={project} mode={mode} error={account ? undefined : error} />
    </div>
  );
};

const optionsOf = ({ list, isLoading, failure }: Coupons, value: string) => {
  const isKnown = !value || list.some(({ id }) => id === value);
  const gone = isLoading || failure ? value : `${value} (not in the account)`;
  return [
    { value: "", label: isLoading ? "Reading the coupons…" : "Choose a coupon" },
    ...(isKnown ? [] : [{ value, label: gone }]),
    ...list.map((coupon) => ({ value: coupon.id, label: couponText(coupon), disabled: !coupon.valid })),
  ];
};

const hintOf = ({ list, isLoading, failure }: Coupons, mode: Mode) => {
  if (isLoading || failure) return undefined;
  if (list.length === 0) return `This account has no ${mode} coupon yet. Make one at Stripe, then read them again.`;
  return "A coupon that ran out at Stripe cannot be chosen.";
};
