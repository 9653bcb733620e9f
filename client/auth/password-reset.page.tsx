import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { fieldText } from "../app/form-errors.ts";
import { Field } from "../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../ui/forms/form.tsx";
import { leaveFor } from "./after-sign-in.ts";
import { AuthLayout, SuccessMessage } from "./auth-layout.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export function Component() {
  const [query] = useSearchParams();
  const token = query.get("token");
  return token ? (
    <NewPassword token={token} invitedAs={query.get("invited")} />
  ) : (
    <RequestLink isLinkInvalid={query.get("link") === "invalid"} />
  );
}

const isInvalidToken = (error: unknown) =>
  error instanceof ApiError && error.code === "invalid" && !error.issues.some(({ path }) => path === "password");

const NewPassword = ({ token, invitedAs }: { token: string; invitedAs: string | null }) => {
  const navigate = useNavigate();
  const save = async (data: FormData) => {
    const json = { password: fieldText(data, "password"), resetPasswordToken: token };
    try {
      await read(browserClient().auth.password.$put({ json }));
    } catch (error) {
      if (!isInvalidToken(error)) throw error;
      return navigate(`${link("passwordReset")}?link=invalid`, { replace: true });
    }
    return leaveFor(`${link("signIn")}?password=changed`);
  };
  return (
    <AuthLayout
      title={invitedAs ? "Welcome to the team" : "Choose a new password"}
      description={`Choose a new password for ${site.name}.`}
      lead={
        invitedAs
          ? "Choose a password, then sign in with the address this invitation was sent to."
          : "This signs you out on all devices and revokes your API keys."
      }
      isSecret
    >
      <Form onSubmit={save} className="mt-8 grid gap-5">
        <NewPasswordField />
        <FormError />
        <SubmitButton busyLabel="Saving…">Save password</SubmitButton>
      </Form>
    </AuthLayout>
  );
};

const RequestLink = ({ isLinkInvalid }: { isLinkInvalid: boolean }) => {
  const [sent, setSent] = useState(false);
  const send = async (data: FormData) => {
    setSent(false);
    await read(browserClient().auth["password-reset"].$post({ json: { email: fieldText(data, "email").trim() } }));
    setSent(true);
  };
  return (
    <AuthLayout
      title="Forgot your password?"
      description={`Request a link to choose a new password for ${site.name}.`}
      takesFocus={isLinkInvalid}
      lead="Enter your email and we'll send you a link to choose a new password."
    >
      <FormMessage className="mt-6">
        {isLinkInvalid && !sent && "This link has been used or has expired. Request a new one."}
      </FormMessage>
      <SuccessMessage>
        {sent && "If this email has an account, we sent it a link. The link works once, for 30 minutes."}
      </SuccessMessage>
      <Form onSubmit={send} className="mt-8 grid gap-5">
        <Field name="email" label="Email" type="email" autoComplete="email" required />
        <FormError />
        <SubmitButton busyLabel="Sending…">Send link</SubmitButton>
      </Form>
      <p className="mt-8 text-muted">
        <a href={link("signIn")} className="link">
          Back to sign in
        </a>
      </p>
    </AuthLayout>
  );
};
