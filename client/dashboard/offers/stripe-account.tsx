import type { Mode } from "#shared/modes.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { useProjects } from "../projects/current-project.ts";
import { useRefreshOnFocus } from "./use-refresh-on-focus.ts";

export type AccountProject = {
  id: string;
  name: string;
  stripeAccountId: string | null;
  testStripeAccountId: string | null;
};

export const accountIn = (project: Omit<AccountProject, "id" | "name">, mode: Mode) =>
  mode === "live" ? project.stripeAccountId : project.testStripeAccountId;

/** Sets the account for the project's coupons in this mode; null removes it. */
export const chooseAccount = (id: string, mode: Mode, account: string | null) =>
  read<unknown>(
    browserClient().projects[":id"].$put({
      param: { id },
      json: mode === "live" ? { stripeAccountId: account } : { testStripeAccountId: account },
    }),
  );

type StripeAccountProps = { project: AccountProject; mode: Mode; error: string | undefined };

/** The Stripe account for coupons, and the button to connect one. */
export const StripeAccount = ({ project, mode, error }: StripeAccountProps) => {
  const account = accountIn(project, mode);
  const others = useOtherAccounts(project, mode);
  const { run: attempt } = useAction({ toastErrors: true });
  const { isBusy, failure, run } = useCall();
  useRefreshOnFocus();
  const choose = (next: string | null) =>
    attempt(() => chooseAccount(project.id, mode, next), {
      success: next ? `The coupons are those of ${next}.` : "The account is not used any more.",
    });
  return (
    <section aria-label={`Stripe account, ${mode}`} className="grid gap-3">
      <p className="text-sm text-muted wrap-anywhere">
        {account
          ? `The coupons are those of your ${mode} Stripe account ${account}.`
          : `A discount needs a coupon of your own Stripe account. ${project.name} has no ${mode} account yet. We read the coupons there, and change nothing.`}
      </p>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      {others.length > 0 && (
        <Select
          id="other-account"
          label="Use an account that is connected already"
          value=""
          options={[{ value: "", label: "Choose" }, ...others]}
          onChange={({ target }) => void choose(target.value)}
        />
      )}
      {failure && <FormMessage>{failure.message} Every other kind of offer works without Stripe.</FormMessage>}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" busy={isBusy} onClick={() => void run(() => connect(mode))}>
          {account ? "Connect another account" : "Connect a Stripe account"}
          <span className="sr-only"> (opens in a new tab)</span>
        </Button>
        {account && (
          <Button variant="quiet" onClick={() => void choose(null)}>
            Stop using it
          </Button>
        )}
      </div>
    </section>
  );
};

/** Opens in a new tab, so that unsaved input stays. */
const connect = async (mode: Mode) => {
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
const useOtherAccounts = (project: AccountProject, mode: Mode) => {
  const own = accountIn(project, mode);
  const users = Map.groupBy(
    useProjects().filter((one) => ![null, own].includes(accountIn(one, mode))),
    (one) => accountIn(one, mode) ?? "",
  );
  return [...users].map(([value, projects]) => ({
    value,
    label: `${value}, used by ${projects.map(({ name }) => name).join(", ")}`,
  }));
};
