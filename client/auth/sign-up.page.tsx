import { type ChangeEvent, useCallback, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, type RouterContextProvider, useLoaderData, useLocation } from "react-router";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, browserClient, read } from "../app/api-client.ts";
import { fieldText } from "../app/form-errors.ts";
import { Field } from "../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { authLink, destinationFrom, finishSignIn, invitedEmail, redirectIfSignedIn } from "./after-sign-in.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { GoogleButton } from "./google-button.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await redirectIfSignedIn(context, request.url);
  const [invited, plan, { trialDays }] = await Promise.all([
    invitedEmail(context, request.url),
    findSelectedPlan(context, new URL(request.url).searchParams.get("plan")),
    read(context.get(api).settings.public.$get()),
  ]);
  return { invited, plan, trialDays };
};

export function Component() {
  const { invited, plan, trialDays } = useLoaderData<typeof loader>();
  const [takenEmail, setTakenEmail] = useState<string>();
  const { search } = useLocation();
  const { email = takenEmail, exists, watch } = useEmailExists();
  // The buyer of a payment link comes here without anything else that names the payment.
  const hasPaid = new URLSearchParams(search).has("paid");
  const hasAccount = exists || (takenEmail !== undefined && email === takenEmail);
  const signUp = async (data: FormData) => {
    const text = (name: string) => fieldText(data, name).trim();
    const json = {
      email: text("email"),
      password: fieldText(data, "password"),
      name: text("name") || undefined,
      website: text("website") || undefined,
      planId: plan?.id,
    };
    try {
      await finishSignIn(
        read(browserClient().auth.signup.$post({ json })),
        destinationFrom(location.href, link("newProject")),
      );
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "conflict")) throw error;
      setTakenEmail(json.email);
    }
  };
  return (
    <AuthLayout
      title="Create your account"
      description={`Sign up for ${site.name} and try it free for ${trialDays} days.`}
      lead={
        hasPaid
          ? "Use the email address you paid with. Your plan starts as soon as you confirm it."
          : `Free for ${trialDays} days, no card required. After that, choose a plan if you want to continue.`
      }
    >
      {plan && <SelectedPlan plan={plan} trialDays={trialDays} />}
      <Form onSubmit={signUp} className="mt-8 grid gap-5">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={invited}
          {...watch}
          error={hasAccount && <HasAccount search={search} email={email} />}
        />
        <NewPasswordField label="Password" />
        <Field name="name" label="Name (optional)" autoComplete="name" maxLength={100} />
        <Field
          name="website"
          label="Website (optional)"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          maxLength={300}
          placeholder="yourstartup.com"
        />
        <FormError />
        <SubmitButton busyLabel="Creating your account…">Create account</SubmitButton>
        <p className="text-sm text-muted">
          By creating an account, you agree to our{" "}
          <a href={link("terms")} className="link">
            terms
          </a>
          . Our{" "}
          <a href={link("privacy")} className="link">
            privacy policy
          </a>{" "}
          explains how we use your data.
        </p>
      </Form>
      <GoogleButton text="signup_with" planId={plan?.id} />
      <p className="mt-8 text-muted">
        Already have an account?{" "}
        <Link to={authLink("signIn", search)} className="link">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}

const HasAccount = ({ search, email }: { search: string; email: string | undefined }) => (
  <>
    This email already has an account.{" "}
    <Link to={authLink("signIn", search)} state={{ email }} className="link">
      Sign in instead
    </Link>
  </>
);

const debounceMs = 300;

/** Returns whether the email typed into a field with `watch` has an account. Debounced; false on errors. */
const useEmailExists = () => {
  const [email, setEmail] = useState<string>();
  const [exists, setExists] = useState(false);
  const timer = useRef<number>(undefined);
  const check = useCallback((input: HTMLInputElement) => {
    window.clearTimeout(timer.current);
    setEmail(input.value.trim());
    setExists(false);
    // Browsers also accept addresses without a top-level domain, which the server refuses.
    if (!input.validity.valid || !/\.[a-z]{2,}$/i.test(input.value)) return;
    timer.current = window.setTimeout(async () => {
      const json = { email: input.value };
      const result = await read(browserClient().auth.exist.$post({ json })).catch(() => ({ exists: false }));
      if (input.value === json.email) setExists(result.exists);
    }, debounceMs);
  }, []);
  // Text typed before hydration.
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.value) check(input);
    },
    [check],
  );
  const onChange = (event: ChangeEvent<HTMLInputElement>) => check(event.currentTarget);
  return { email, exists, watch: { ref, onChange } };
};

/** Returns the plan named in the URL, or undefined if it is unknown, inactive or can't be bought. */
const findSelectedPlan = async (context: Readonly<RouterContextProvider>, id: string | null) => {
  if (!id || !/^\d{1,9}$/.test(id)) return undefined;
  try {
    const plan = await read(context.get(api).plans[":id"].$get({ param: { id } }));
    return plan.active && plan.isForSale ? plan : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
};

const SelectedPlan = ({ plan, trialDays }: { plan: Plan; trialDays: number }) => (
  <div className="mt-6 rounded-xl border border-accent bg-wash p-4">
    <p className="text-sm text-muted">Selected plan</p>
    <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
      <span>{plan.label}</span>
      <span>{formatPrice(plan)}</span>
    </p>
    <p className="mt-1 text-sm text-muted">
      After you sign up, pay for it or start with the free {trialDays}-day trial.
    </p>
  </div>
);
