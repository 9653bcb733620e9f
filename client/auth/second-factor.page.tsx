import { useState } from "react";
import { type ActionFunctionArgs, Link, useActionData, useLocation } from "react-router";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, fieldText, toFormErrors } from "../app/form-errors.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { authLink, destinationFrom, redirectAfterSignIn } from "./after-sign-in.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { startedSignIn } from "./started-sign-in.ts";

const expired: FormErrors = { fields: {}, message: "Your sign-in has expired. Sign in again." };
const isExpired = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "challenge");

export const action = async ({ context, request }: ActionFunctionArgs): Promise<FormErrors | Response> => {
  const form = await request.formData();
  const challenge = startedSignIn.read();
  if (!challenge) return expired;
  try {
    const json = { challenge, code: fieldText(form, "code") };
    const signedIn = await read(context.get(api).auth["second-factor"].$post({ json }));
    startedSignIn.clear();
    return redirectAfterSignIn(signedIn, destinationFrom(request.url));
  } catch (error) {
    return isExpired(error) ? expired : toFormErrors(error, form);
  }
};

/** The second step of signing in, for accounts with two-factor authentication. */
export function Component() {
  const errors = useActionData<typeof action>() as FormErrors | undefined;
  const [isRecovering, setRecovering] = useState(false);
  const { search } = useLocation();
  return (
    <AuthLayout
      title="Enter your code"
      description={`Finish signing in to ${site.name}.`}
      lead={
        isRecovering
          ? "Enter one of the recovery codes that you saved. Each works once."
          : "Open your authenticator app and enter the code that it shows."
      }
      takesFocus
    >
      <Form errors={errors} className="mt-8 grid gap-5">
        {isRecovering ? (
          <Field
            key="recovery"
            name="code"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            autoFocus
            required
          />
        ) : (
          <Field
            key="app"
            name="code"
            label="Six-digit code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            required
          />
        )}
        <FormError />
        <SubmitButton busyLabel="Signing in…">Sign in</SubmitButton>
        <Button variant="quiet" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? "Use the authenticator app" : "Use a recovery code"}
        </Button>
      </Form>
      <p className="mt-8 text-muted">
        Lost your device and your codes? Write to{" "}
        <a href={`mailto:${site.supportEmail}`} className="link">
          {site.supportEmail}
        </a>
        , or{" "}
        <Link to={authLink("signIn", search)} className="link">
          sign in another way
        </Link>
        .
      </p>
    </AuthLayout>
  );
}
