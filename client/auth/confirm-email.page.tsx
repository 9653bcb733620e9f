import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { internalPath } from "#shared/urls/internal-path.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { findMe } from "./after-sign-in.ts";
import { AuthLayout, AuthMessage } from "./auth-layout.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({ email: (await findMe(context))?.email });

/** Requires a click, like the magic link page, and removes the token from the URL once it is used. */
export function Component() {
  const { email } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<"confirmed" | "invalid">();
  const query = new URLSearchParams(search);
  const token = query.get("token");
  const [next] = useState(internalPath(query.get("next"), ""));

  if (outcome === "confirmed") return email ? <Confirmed next={next} /> : <ConfirmedSignedOut />;
  if (outcome === "invalid" || !token) return <InvalidLink isSignedIn={email !== undefined} />;

  const confirm = async () => {
    try {
      await read(browserClient().users.me["confirm-email"].$post({ json: { token } }));
      setOutcome("confirmed");
    } catch (error) {
      if (!isInvalidToken(error)) throw error;
      setOutcome("invalid");
    }
    await navigate(link("confirmEmail"), { replace: true });
  };
  return (
    <AuthLayout
      title="Confirm your email"
      description={`Confirm your email address for ${site.name}.`}
      lead={email ? `You're signed in as ${email}.` : "Confirm that this address is yours, so no one else can use it."}
      isSecret
    >
      <Form onSubmit={confirm} className="mt-8 grid gap-4">
        <FormError />
        {!email && <ButtonLink href={signInFirst(search)}>Sign in to confirm</ButtonLink>}
        <SubmitButton variant={email ? "primary" : "quiet"} busyLabel="Confirming…">
          {email ? "Confirm" : "Confirm without signing in"}
        </SubmitButton>
        {!email && (
          <p className="text-sm text-muted">
            If you don't sign in, we can't tell whether you set this account's password. To be safe, we'll remove the
            password, sign out all devices and disconnect any Google account with another address. You can then set a
            new password by email.
          </p>
        )}
      </Form>
    </AuthLayout>
  );
}

const signInFirst = (search: string) => `${link("signIn")}?next=${encodeURIComponent(link("confirmEmail") + search)}`;

const isInvalidToken = (error: unknown) => error instanceof ApiError && ["invalid", "not-found"].includes(error.code);

const Confirmed = ({ next }: { next: string }) => (
  <AuthMessage
    title="Email confirmed"
    description={`Your email address for ${site.name} is confirmed.`}
    lead="Thanks! Your email address is confirmed."
    action={next ? "Continue" : "Go to the dashboard"}
    href={next || link("dashboard")}
  />
);

const ConfirmedSignedOut = () => (
  <AuthLayout
    title="Email confirmed"
    description={`Your email address for ${site.name} is confirmed.`}
    takesFocus
    lead="Any previous password no longer works. Set a new one, or sign in with an email link."
  >
    <div className="mt-8 grid gap-4">
      <ButtonLink href={link("passwordReset")}>Set a new password</ButtonLink>
      <ButtonLink href={link("signIn")} variant="quiet">
        Sign in
      </ButtonLink>
    </div>
  </AuthLayout>
);

const InvalidLink = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <AuthMessage
    title="This link doesn't work"
    description={`Request a new link to confirm your email address for ${site.name}.`}
    lead="It has been used, has expired or was replaced by a newer one. You can request another on your account page."
    action={isSignedIn ? "Go to the dashboard" : "Sign in"}
    href={link(isSignedIn ? "dashboard" : "signIn")}
  />
);
