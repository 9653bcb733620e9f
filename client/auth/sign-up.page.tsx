import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, fieldText, toFormErrors } from "../app/form-errors.ts";
import { Field, PasswordField } from "../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../ui/form.tsx";
import { authLink, destinationFrom, redirectAfterSignIn, redirectIfSignedIn } from "./after-sign-in.ts";
import { AuthForm, useSending } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { findSelectedPlan, SelectedPlan } from "./chosen-plan.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useEmailExists } from "./use-email-exists.ts";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await redirectIfSignedIn(context, request.url);
  return { plan: await findSelectedPlan(context, new URL(request.url).searchParams.get("plan")) };
};

type Answer = { takenEmail?: string; failure?: FormErrors };

export const action = async ({ context, request }: ActionFunctionArgs): Promise<Answer | Response> => {
  const form = await request.formData();
  const text = (name: string) => fieldText(form, name).trim();
  const json = {
    email: text("email"),
    password: fieldText(form, "password"),
    ...(text("name") && { name: text("name") }),
    ...(text("website") && { website: text("website") }),
    ...(form.has("planId") && { planId: Number(form.get("planId")) }),
  };
  try {
    return redirectAfterSignIn(await read(context.get(api).auth.signup.$post({ json })), destinationFrom(request.url));
  } catch (error) {
    if (error instanceof ApiError && error.code === "conflict") return { takenEmail: json.email };
    return { failure: toFormErrors(error, new Set(fieldNames)) };
  }
};

const fieldNames = ["email", "password", "name", "website"];

export function Component() {
  const { plan } = useLoaderData<typeof loader>();
  const { takenEmail, failure } = (useActionData<typeof action>() ?? {}) as Partial<Answer>;
  const { isSending } = useSending();
  const { search } = useLocation();
  const { typed = takenEmail, exists, watch } = useEmailExists();
  const hasAccount = exists || (takenEmail !== undefined && typed === takenEmail);
  return (
    <AuthLayout
      title="Create your account"
      description={`Sign up to ${site.name} and try it free for ${trialDays} days.`}
      lead={`Free for ${trialDays} days, and no card is asked for. After that you choose a plan, or you simply stop.`}
    >
      {plan && <SelectedPlan plan={plan} />}
      <AuthForm>
        {plan && <input type="hidden" name="planId" value={plan.id} />}
        <Field
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...watch}
          error={hasAccount ? <HasAccount search={search} email={typed} /> : failure?.fields.email}
        />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="new-password"
          required
          minLength={8}
          hint="8 to 128 characters. The ones that everybody uses are refused."
          error={failure?.fields.password}
        />
        <Field
          id="name"
          name="name"
          label="Your name (optional)"
          autoComplete="name"
          maxLength={100}
          error={failure?.fields.name}
        />
        <Field
          id="website"
          name="website"
          label="Your website (optional)"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          maxLength={300}
          placeholder="yourstartup.com"
          error={failure?.fields.website}
        />
        <FormMessage>{failure?.message}</FormMessage>
        <SubmitButton busy={isSending} busyLabel="Creating your account…">
          Create account
        </SubmitButton>
        <p className="text-sm text-muted">
          By creating an account you agree to the{" "}
          <a href={link("terms")} className="link">
            terms
          </a>
          . How we treat your data stands in the{" "}
          <a href={link("privacy")} className="link">
            privacy policy
          </a>
          .
        </p>
      </AuthForm>
      <GoogleButton text="signup_with" planId={plan?.id} />
      <p className="mt-8 text-muted">
        Have an account?{" "}
        <Link to={authLink("signIn", search)} className="link">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}

const HasAccount = ({ search, email }: { search: string; email: string | undefined }) => (
  <>
    This address has an account.{" "}
    <Link to={authLink("signIn", search)} state={{ email }} className="link">
      Sign in instead
    </Link>
  </>
);
