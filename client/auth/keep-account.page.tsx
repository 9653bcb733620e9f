import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { AuthLayout, AuthMessage } from "./auth-layout.tsx";

/** Cancels the deletion of an account. Requires a click, since mail scanners open every link. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<"kept" | "invalid">();
  const token = new URLSearchParams(search).get("token");

  if (outcome === "kept") return <Kept />;
  if (outcome === "invalid" || !token) return <InvalidLink />;

  const cancelDeletion = async () => {
    try {
      await read(browserClient().users.me.keep.link.$post({ json: { token } }));
      setOutcome("kept");
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "invalid")) throw error;
      setOutcome("invalid");
    }
    await navigate(link("keepAccount"), { replace: true });
  };
  return (
    <AuthLayout
      title="Keep your account"
      description={`Cancel the deletion of your ${site.name} account.`}
      lead="Your account is about to be deleted. Nothing has been removed yet."
      isSecret
    >
      <Form onSubmit={cancelDeletion} className="mt-8 grid gap-5">
        <FormError />
        <SubmitButton busyLabel="Keeping…">Keep my account</SubmitButton>
      </Form>
    </AuthLayout>
  );
}

const Kept = () => (
  <AuthMessage
    title="Your account stays"
    description={`Your ${site.name} account will not be deleted.`}
    lead="Sign in to continue. If you had a subscription, turn its renewal on again under Plan. If you didn't delete the account, change your password."
    action="Sign in"
    href={link("signIn")}
  />
);

const InvalidLink = () => (
  <AuthMessage
    title="This link doesn't work"
    description={`Sign in to keep your ${site.name} account.`}
    lead="It has been used, is incomplete, or the account was already deleted. If you can still sign in, you can keep your account there."
    action="Sign in"
    href={link("signIn")}
  />
);
