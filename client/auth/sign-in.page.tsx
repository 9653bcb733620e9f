import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { fieldText, InvalidFields, toFormErrors } from "../app/form-errors.ts";
import { Button } from "../ui/button.tsx";
import { Field, PasswordField } from "../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../ui/forms/form.tsx";
import { authLink, destinationFrom, finishSignIn, invitedEmail, redirectIfSignedIn } from "./after-sign-in.ts";
import { AuthLayout, SuccessMessage } from "./auth-layout.tsx";
import { GoogleButton } from "./google-button.tsx";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await redirectIfSignedIn(context, request.url);
  return { email: await invitedEmail(context, request.url) };
};

const noticeIn = (params: URLSearchParams) => {
  const session = params.get("session");
  if (session === "kept") return "Your session ended. Sign in to continue. Your entries are saved.";
  if (session === "ended") return "Your session ended. Sign in to continue.";
  return params.get("password") === "changed" && "Password changed. Sign in with your new password.";
};

// A password above the maximum length is reported as a wrong password.
const isWrongPassword = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.issues.some(({ path }) => path === "password"));

export function Component() {
  const { email } = useLoaderData<typeof loader>();
  const { search, state } = useLocation();
  const [params] = useSearchParams();
  const [notice, setNotice] = useState(noticeIn(params));
  const submit = async (data: FormData) => {
    setNotice(false);
    const email = fieldText(data, "email").trim();
    const { auth } = browserClient();
    if (data.get("with") === "link") {
      if (!email) throw new InvalidFields({ email: "Enter your email address." });
      await read(auth["magic-link"].$get({ query: { email, next: destinationFrom(location.href) } }));
      return setNotice("If this email has an account, we sent it a link. The link works once, for 10 minutes.");
    }
    const json = { email, password: fieldText(data, "password") };
    return finishSignIn(read(auth.signIn.$post({ json }))).catch((error) => {
      throw isWrongPassword(error) ? new InvalidFields({ password: "Incorrect email or password." }) : error;
    });
  };
  return (
    <AuthLayout title="Sign in" description={`Sign in to ${site.name}.`}>
      <SuccessMessage>{notice}</SuccessMessage>
      <Form onSubmit={submit} className="mt-8 grid gap-5">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email webauthn"
          required
          defaultValue={(state as { email?: string } | null)?.email ?? email}
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

/** Loaded only where the browser knows passkeys. */
const webauthn = () => import("@simplewebauthn/browser");

const readOptions = () => read(browserClient().auth.passkey.options.$post());

type Options = Awaited<ReturnType<typeof readOptions>>;

const signIn = async (optionsJSON: Options, { isAutofill }: { isAutofill: boolean }) => {
  const { startAuthentication } = await webauthn();
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  // The library's type has fields that the server ignores.
  const { id, rawId, type, response } = credential;
  const json = { credential: { id, rawId, type, response, clientExtensionResults: {} } };
  await finishSignIn(read(browserClient().auth.passkey.$post({ json })));
};

/** Signs in with a passkey. The email field offers passkeys, too, where the browser supports it. */
const PasskeyButton = () => {
  const [isSupported, setSupported] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState("");

  useEffect(() => {
    if (!("PublicKeyCredential" in window)) return;
    setSupported(true);
    offerInAutofill().catch((failure: unknown) => {
      // The user didn't ask for the offer, so a browser that can't make it is no error.
      if (failure instanceof ApiError) setError(messageFor(failure));
    });
  }, []);

  const run = async () => {
    setPending(true);
    setError("");
    try {
      await signIn(await readOptions(), { isAutofill: false });
    } catch (failure) {
      setError(messageFor(failure));
      setPending(false);
    }
  };
  return (
    <div className="mt-4 grid gap-4">
      <FormMessage>{error}</FormMessage>
      <Button variant="quiet" disabled={!isSupported} busy={isPending} onClick={() => void run()}>
        Use a passkey
      </Button>
    </div>
  );
};

const offerInAutofill = async () => {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const options = await readOptions().catch(() => undefined);
  if (options) await signIn(options, { isAutofill: true });
};

/** "" if the user closed the browser's dialog, or if the button has replaced the offer in the email field. */
const messageFor = (error: unknown) => {
  if (error instanceof ApiError)
    return error.status === 401 ? "This passkey doesn't belong to an account here." : toFormErrors(error).message;
  const { name } = error as Error;
  return ["NotAllowedError", "AbortError"].includes(name) ? "" : "Your browser could not use a passkey.";
};
