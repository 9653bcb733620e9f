import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { site } from "#shared/site.ts";
import { ApiError, api, browserClient, read } from "../app/api-client.ts";
import { fieldText } from "../app/form-errors.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { authLink, challenge, finishSignIn } from "./after-sign-in.ts";
import { AuthLayout } from "./auth-layout.tsx";

const expired = () => new ApiError(400, { error: "invalid", detail: "Your sign-in has expired. Sign in again." });

const signIn = async (data: FormData) => {
  const started = challenge.read();
  if (!started) throw expired();
  const json = { challenge: started, code: fieldText(data, "code") };
  const signedIn = await read(browserClient().auth["second-factor"].$post({ json })).catch((error) => {
    throw error instanceof ApiError && error.issues.some(({ path }) => path === "challenge") ? expired() : error;
  });
  challenge.clear();
  await finishSignIn(Promise.resolve(signedIn));
};

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { supportEmail } = await read(context.get(api).settings.public.$get());
  return { supportEmail };
};

/** The second step of signing in, for accounts with two-factor authentication. */
export function Component() {
  const { supportEmail } = useLoaderData<typeof loader>();
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
      <Form onSubmit={signIn} className="mt-8 grid gap-5">
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
        <a href={`mailto:${supportEmail}`} className="link">
          {supportEmail}
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
