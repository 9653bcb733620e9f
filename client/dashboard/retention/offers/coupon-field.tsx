import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Coupon } from "#shared/billing/payments.ts";
import type { Mode } from "#shared/modes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Select } from "../../../ui/forms/fields.tsx";
import { FormMessage, useFormState } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { useProjects } from "../../current-project.ts";
import { useRole } from "../../role.tsx";
import { couponLabel } from "./offer-fields.ts";
import { type StripeProject, setStripeAccount, stripeAccountOf } from "./offers-api.ts";

type CouponFieldProps = {
  project: StripeProject;
  mode: Mode;
  coupons: Coupons;
  value: string;
  onChange: (couponId: string) => void;
};

/** Selects a discount's coupon, and the Stripe account it comes from. */
export const CouponField = ({ project, mode, coupons, value, onChange }: CouponFieldProps) => {
  const hasAccount = stripeAccountOf(project, mode) !== null;
  const canChoose = useRole("owner");
  const error = useFormState().errors.fields.couponId;
  if (!canChoose)
    return (
      <p className="rounded-2xl border border-line p-5 text-sm text-muted wrap-anywhere">
        {value ? `The discount is the coupon ${value}. ` : ""}Only owners of this project can see its Stripe coupons and
        choose one.
      </p>
    );
  return (
    // Without an account there is no select, so this takes the coupon's error.
    <fieldset
      name={hasAccount ? undefined : "couponId"}
      className="grid min-w-0 gap-4 rounded-2xl border border-line p-5"
    >
      {hasAccount && (
        <>
          <Combobox
            name="couponId"
            label="Coupon"
            hint={hintFor(coupons, mode)}
            value={value}
            options={optionsFor(coupons, value)}
            onChange={onChange}
          />
          {coupons.error && (
            <p role="alert" className="text-sm text-bad">
              Couldn't load coupons. {coupons.error}
            </p>
          )}
          <Button variant="quiet" className="justify-self-start" busy={coupons.isLoading} onClick={coupons.reload}>
            Reload coupons
          </Button>
        </>
      )}
      <StripeAccount project={project} mode={mode} />
      {!hasAccount && error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const optionsFor = ({ list, isLoading, error }: Coupons, value: string) => {
  const isListed = !value || list.some(({ id }) => id === value);
  const unlisted = isLoading || error ? value : `${value} (not found in the account)`;
  return [
    { value: "", label: isLoading ? "Loading coupons…" : "Select a coupon" },
    ...(isListed ? [] : [{ value, label: unlisted }]),
    ...list.map((coupon) => ({ value: coupon.id, label: couponLabel(coupon), disabled: !coupon.valid })),
  ];
};

const hintFor = ({ list, isLoading, error }: Coupons, mode: Mode) => {
  if (isLoading || error) return undefined;
  if (list.length === 0) return `This account has no ${mode} coupons. Create one in Stripe, then reload the coupons.`;
  return "Expired coupons can't be selected.";
};

type LoadedCoupons = { account: string; coupons: Coupon[]; error?: string };

const loadCoupons = async (mode: Mode, account: string): Promise<LoadedCoupons> => {
  const query = mode === "live" ? { stripeAcountId: account } : { testStripeAccountId: account };
  try {
    const coupons = await read(browserClient().payments["stripe-coupons"].$get({ query }));
    return { account, coupons: coupons[mode] };
  } catch (error) {
    return { account, coupons: [], error: toFormErrors(error).message };
  }
};

/**
 * The coupons of the project's account in this mode, loaded if `isEnabled`. Loaded only in the browser: each call asks
 * Stripe, and the form must render even if Stripe is down.
 */
export const useCoupons = (project: StripeProject, mode: Mode, isEnabled: boolean) => {
  const account = stripeAccountOf(project, mode);
  const [loaded, setLoaded] = useState<LoadedCoupons>();
  const [reloads, setReloads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reloads` loads the coupons again.
  useEffect(() => {
    if (!isEnabled || !account) return;
    let isCancelled = false;
    void loadCoupons(mode, account).then((next) => {
      if (!isCancelled) setLoaded(next);
    });
    return () => {
      isCancelled = true;
    };
  }, [isEnabled, account, mode, reloads]);

  const current = loaded?.account === account ? loaded : undefined;
  return {
    list: current?.coupons ?? [],
    error: current?.error,
    isLoading: isEnabled && account !== null && !current,
    find: (id: string) => current?.coupons.find((coupon) => coupon.id === id),
    reload: () => {
      setLoaded(undefined);
      setReloads((count) => count + 1);
    },
  };
};
export type Coupons = ReturnType<typeof useCoupons>;

/** The Stripe account for coupons, and the button to connect one. */
const StripeAccount = ({ project, mode }: { project: StripeProject; mode: Mode }) => {
  const account = stripeAccountOf(project, mode);
  const otherAccounts = useOtherAccounts(project, mode);
  const { run } = useAction({ toastErrors: true });
  const connecting = useAction();
  useRefreshOnFocus();
  const select = (next: string | null) =>
    run(() => setStripeAccount(project.id, mode, next), {
      success: next ? `Using coupons from ${next}.` : "Stripe account removed.",
    });
  return (
    <section aria-label={`Stripe account (${mode})`} className="grid gap-3">
      <p className="text-sm text-muted wrap-anywhere">
        {account
          ? `Using coupons from your ${mode} Stripe account ${account}.`
          : `Discounts use coupons from your own Stripe account, and ${project.name} has no ${mode} account yet. We only read coupons and change nothing.`}
      </p>
      {otherAccounts.length > 0 && (
        <Select
          label="Use a connected account"
          value=""
          options={[{ value: "", label: "Select an account" }, ...otherAccounts]}
          onChange={({ target }) => void select(target.value)}
        />
      )}
      {connecting.error && <FormMessage>{connecting.error} Other offer types work without Stripe.</FormMessage>}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" busy={connecting.isPending} onClick={() => void connecting.run(() => openStripe(mode))}>
          {account ? "Connect another account" : "Connect Stripe account"}
          <span className="sr-only"> (opens in a new tab)</span>
        </Button>
        {account && (
          <Button variant="quiet" onClick={() => void select(null)}>
            Remove account
          </Button>
        )}
      </div>
    </section>
  );
};

/** Opens Stripe's authorization in a new tab, so that unsaved input stays. */
const openStripe = async (mode: Mode) => {
  // Opened during the click: browsers block popups opened later.
  const tab = open("", "_blank");
  try {
    const { url } = await read(browserClient().payments.connect.$get({ query: { mode } }));
    if (!tab) return location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};

/** Stripe accounts of this mode that the user's other projects use. */
const useOtherAccounts = (project: StripeProject, mode: Mode) => {
  const own = stripeAccountOf(project, mode);
  const projectsByAccount = Map.groupBy(
    useProjects().filter((other) => ![null, own].includes(stripeAccountOf(other, mode))),
    (other) => stripeAccountOf(other, mode) ?? "",
  );
  return [...projectsByAccount].map(([value, projects]) => ({
    value,
    label: `${value}, used by ${projects.map(({ name }) => name).join(", ")}`,
  }));
};

/** Reloads the page's data when its tab becomes visible: the account may have been connected in another tab. */
const useRefreshOnFocus = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [revalidate]);
};
