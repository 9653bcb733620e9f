import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLocation,
  useSearchParams,
} from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, fieldText, toFormErrors } from "../app/form-errors.ts";
import { Field, PasswordField } from "../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../ui/form.tsx";
import { authLink, destinationFrom, redirectAfterSignIn, redirectIfSignedIn } from "./after-sign-in.ts";
import { AuthForm, useSending } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { GoogleButton } from "./google-button.tsx";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await redirectIfSignedIn(context, request.url);
  return null;
};

type Answer = { email: string; sent?: boolean; failure?: FormErrors };

export const action = async ({ context, request }: ActionFunctionArgs): Promise<Answer | Response> => {
  const form = await request.formData();
  const email = fieldText(form, "email").trim();
  const { auth } = context.get(api);
  try {
    if (form.get("way") === "link") {
      if (!email) return { email, failure: { fields: { email: "Enter your email address." }, message: "" } };
      await read(auth["magic-link"].$get({ query: { email, next: destinationFrom(request.url) } }));
      return { email, sent: true };
    }
    const json = { email, password: fieldText(form, "password") };
    return redirectAfterSignIn(await read(auth.signIn.$post({ json })), destinationFrom(request.url));
  } catch (error) {
    return { email, failure: isWrong(error) ? wrong : toFormErrors(error, form) };
  }
};

const wrong: FormErrors = { fields: { password: "Email or password is not right." }, message: "" };

// A password above the maximum length is reported as a wrong password.
const isWrong = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.issues.some(({ path }) => path === "password"));

export function Component() {
  const { email, sent, failure } = (useActionData<typeof action>() ?? {}) as Partial<Answer>;
  const { isSending, way } = useSending();
  const { search, state } = useLocation();
  const isChanged = useSearchParams()[0].get("password") === "changed" && !failure;
  return (
    <AuthLayout title="Sign in" description={`Sign in to ${site.name}.`}>
      <p role="status" className="text-good not-empty:mt-4 not-empty:rounded-lg not-empty:bg-good-wash not-empty:p-4">
        {sent && "If this address has an account, a link is on its way. It works once, for 10 minutes."}
        {isChanged && !sent && "Your password is changed. Sign in with the new one."}
      </p>
      <AuthForm>
        <Field
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email ?? (state as { email?: string } | null)?.email}
          error={failure?.fields.email}
        />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          error={failure?.fields.password}
        />
        <a href={link("passwordReset")} className="link -mt-2 justify-self-start py-1 text-sm">
          Forgotten your password?
        </a>
        <FormMessage>{failure?.message}</FormMessage>
        <SubmitButton busy={isSending && way !== "link"} busyLabel="Signing in…">
          Sign in
        </SubmitButton>
        <SubmitButton
          variant="quiet"
          name="way"
          value="link"
          formNoValidate
          busy={isSending && way === "link"}
          busyLabel="Asking for a link…"
        >
          Email me a link
        </SubmitButton>
      </AuthForm>
      <GoogleButton text="signin_with" />
      <p className="mt-8 text-muted">
        New here?{" "}
        <Link to={authLink("signUp", search)} className="link">
          Create an account
        </Link>
      </p>
    </AuthLayout>
  );
}
