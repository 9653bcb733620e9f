import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { toFormErrors } from "../app/form-errors.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FormMessage, SubmitButton } from "../ui/form.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** Requires a click, since mail scanners open every link, but no sign-in. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<"off" | "dead">();
  const [failure, setFailure] = useState("");
  const [isSending, setSending] = useState(false);
  const token = new URLSearchParams(search).get("token");

  const turnOff = async () => {
    if (!token || isSending) return;
    setSending(true);
    try {
      await read(browserClient().digest.off.$post({ query: { token } }));
      setOutcome("off");
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "invalid")) return setFailure(toFormErrors(error).message);
      setOutcome("dead");
    } finally {
      setSending(false);
    }
    await navigate(link("unsubscribe"), { replace: true });
  };

  if (outcome === "off") return <TurnedOff />;
  if (outcome === "dead" || !token) return <DeadLink />;
  return (
    <AuthLayout
      title="Stop the weekly mail"
      description={`Stop the weekly mail of ${site.name}.`}
      lead="One click, and the mail about your new mentions and leads comes no more. Nothing else changes."
      isSecret
    >
      <div className="mt-8 grid gap-4">
        <FormMessage>{failure}</FormMessage>
        <SubmitButton type="button" busy={isSending} busyLabel="Stopping…" onClick={() => void turnOff()}>
          Stop the weekly mail
        </SubmitButton>
      </div>
    </AuthLayout>
  );
}

const TurnedOff = () => (
  <AuthLayout
    title="The weekly mail is stopped"
    description={`The weekly mail of ${site.name} is stopped.`}
    takesFocus
    lead="Your mentions and leads are still found. You can have the mail again at any time: your account page turns it on."
  >
    <ToAccount />
  </AuthLayout>
);

const DeadLink = () => (
  <AuthLayout
    title="This link does not work"
    description={`Stop the weekly mail of ${site.name}.`}
    takesFocus
    lead="It did not arrive whole. Use the link in the mail again, or turn the mail off on your account page."
  >
    <ToAccount />
  </AuthLayout>
);

const ToAccount = () => (
  <p className="mt-8">
    <ButtonLink href={`${link("account")}#mails`} className="w-full">
      Go to your account
    </ButtonLink>
  </p>
);
