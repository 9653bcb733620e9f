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
import { Field, PasswordField } from "../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { authLink, destinationFrom, redirectAfterSignIn, redirectIfSignedIn } from "./after-sign-in.ts";
import { AuthLayout, SuccessMessage } from "./auth-layout.tsx";
import { GoogleButton } from "./google-button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { redirectToSecondFactor } from "./started-sign-in.ts";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await redirectIfSignedIn(context, request.url);
  return null;
};

type ActionResult = { email: string; sent?: boolean; errors?: FormErrors };

export const action = async ({ context, request }: ActionFunctionArgs): Promise<ActionResult | Response> => {
  const form = await request.formData();
  const email = fieldText(form, "email").trim();
  const { auth } = context.get(api);
  try {
    if (form.get("with") === "link") {
      if (!email) return { email, errors: { fields: { email: "Enter your email address." }, message: "" } };
      await read(auth["magic-link"].$get({ query: { email, next: destinationFrom(request.url) } }));
      return { email, sent: true };
    }
    const json = { email, password: fieldText(form, "password") };
    return redirectAfterSignIn(await read(auth.signIn.$post({ json })), destinationFrom(request.url));
  } catch (error) {
    const secondFactor = redirectToSecondFactor(error, destinationFrom(request.url));
    return secondFactor ?? { email, errors: isWrongPassword(error) ? wrongPassword : toFormErrors(error, form) };
  }
};

const wrongPassword: FormErrors = { fields: { password: "Incorrect email or password." }, message: "" };

// A password above the maximum length is reported as a wrong password.
const isWrongPassword = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.issues.some(({ path }) => path === "password"));

export function Component() {
  const { email, sent, errors } = (useActionData<typeof action>() ?? {}) as Partial<ActionResult>;
  const { search, state } = useLocation();
  const [params] = useSearchParams();
  const isPasswordChanged = params.get("password") === "changed" && !errors;
  const endedSession = errors ? null : params.get("session");
  return (
    <AuthLayout title="Sign in" description={`Sign in to ${site.name}.`}>
      <SuccessMessage>
        {sent && "If this email has an account, we sent it a link. The link works once, for 10 minutes."}
        {endedSession === "kept" && !sent && "Your session ended. Sign in to continue; what you typed is kept."}
        {endedSession === "ended" && !sent && "Your session ended. Sign in to continue."}
        {isPasswordChanged && !sent && "Password changed. Sign in with your new password."}
      </SuccessMessage>
      <Form errors={errors} className="mt-8 grid gap-5">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email webauthn"
          required
          defaultValue={email ?? (state as { email?: string } | null)?.email}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <a href={link("passwordReset")} className="link -mt-2 justify-self-start py-1 text-sm">
          Forgot your password?
        </a>
        <FormError />
        <SubmitButton name="with" value="password" busyLabel="Signing in…">
          Sign in
        </SubmitButton>
        <SubmitButton name="with" value="link" variant="quiet" formNoValidate busyLabel="Sending link…">
          Email me a link
        </SubmitButton>
      </Form>
      <PasskeyButton />
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
