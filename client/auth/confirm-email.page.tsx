import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { toFormErrors } from "../app/form-errors.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FormMessage, SubmitButton } from "../ui/form.tsx";
import { findMe } from "./after-sign-in.ts";
import { AuthLayout } from "./auth-layout.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({ email: (await findMe(context))?.email });

/** Requires a click, like the magic link page, and removes the token from the URL once it is used. */
export function Component() {
  const { email } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<"confirmed" | "dead">();
  const [failure, setFailure] = useState("");
  const [isSending, setSending] = useState(false);
  const token = new URLSearchParams(search).get("token");

  const confirm = async () => {
    if (!token || isSending) return;
    setSending(true);
    try {
      await read(browserClient().users.me["confirm-email"].$post({ json: { token } }));
      setOutcome("confirmed");
    } catch (error) {
      if (!isDeadLink(error)) return setFailure(toFormErrors(error).message);
      setOutcome("dead");
    } finally {
      setSending(false);
    }
    await navigate(link("confirmEmail"), { replace: true });
  };

  if (outcome === "confirmed") return email ? <Confirmed /> : <ConfirmedUnseen />;
  if (outcome === "dead" || !token) return <DeadLink isSignedIn={email !== undefined} />;
  return (
    <AuthLayout
      title="Confirm your address"
      description={`Confirm your email address for ${site.name}.`}
      lead={email ? `You are signed in as ${email}.` : "One step, so that nobody else can use your address here."}
      isSecret
    >
      <div className="mt-8 grid gap-4">
        <FormMessage>{failure}</FormMessage>
        {!email && <ButtonLink href={signInFirst(search)}>Sign in to confirm</ButtonLink>}
        <SubmitButton
          type="button"
          variant={email ? "primary" : "quiet"}
          busy={isSending}
          busyLabel="Confirming…"
          onClick={() => void confirm()}
        >
          {email ? "Confirm" : "Confirm without signing in"}
        </SubmitButton>
        {!email && (
          <p className="text-sm text-muted">
            Without signing in we cannot know whether the password of this account is yours. For safety we then remove
            it, sign out every device and disconnect a Google account with another address. You choose a new password by
            a link that we mail to you.
          </p>
        )}
      </div>
    </AuthLayout>
  );
}

const signInFirst = (search: string) => `${link("signIn")}?next=${encodeURIComponent(link("confirmEmail") + search)}`;

const isDeadLink = (error: unknown) => error instanceof ApiError && ["invalid", "not-found"].includes(error.code);

const Confirmed = () => (
  <AuthLayout
    title="Your address is confirmed"
    description={`Your email address is confirmed for ${site.name}.`}
    takesFocus
    lead="Thank you. From now on everything we send reaches the right person."
  >
    <p className="mt-8">
      <ButtonLink href={link("dashboard")} className="w-full">
        Go to the dashboard
      </ButtonLink>
    </p>
  </AuthLayout>
);

const ConfirmedUnseen = () => (
  <AuthLayout
    title="Your address is confirmed"
    description={`Your email address is confirmed for ${site.name}.`}
    takesFocus
    lead="If a password was set before, it works no more. Choose a new one, or have a link mailed to you each time."
  >
    <div className="mt-8 grid gap-4">
      <ButtonLink href={link("passwordReset")}>Choose a new password</ButtonLink>
      <ButtonLink href={link("signIn")} variant="quiet">
        Sign in
      </ButtonLink>
    </div>
  </AuthLayout>
);

const DeadLink = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <AuthLayout
    title="This link does not work"
    description={`Ask for a new link to confirm your email address for ${site.name}.`}
    takesFocus
    lead="It was used already, is too old, or another one was sent since. Your account page sends a new one."
  >
    <p className="mt-8">
      <ButtonLink href={link(isSignedIn ? "dashboard" : "signIn")} className="w-full">
        {isSignedIn ? "Go to the dashboard" : "Sign in"}
      </ButtonLink>
    </p>
  </AuthLayout>
);
