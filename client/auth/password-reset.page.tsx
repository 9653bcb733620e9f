import { type ActionFunctionArgs, redirectDocument, replace, useActionData, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, fieldText, toFormErrors } from "../app/form-errors.ts";
import { Field } from "../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../ui/forms/form.tsx";
import { AuthLayout, SuccessMessage } from "./auth-layout.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

type ActionResult = { sent?: boolean; errors?: FormErrors };

export const action = async ({ context, request }: ActionFunctionArgs): Promise<ActionResult | Response> => {
  const form = await request.formData();
  const token = new URL(request.url).searchParams.get("token");
  const { auth } = context.get(api);
  try {
    if (token) {
      const json = { password: fieldText(form, "password"), resetPasswordToken: token };
      await read(auth.password.$put({ json }));
      return redirectDocument(`${link("signIn")}?password=changed`);
    }
    await read(auth["password-reset"].$post({ json: { email: fieldText(form, "email").trim() } }));
    return { sent: true };
  } catch (error) {
    if (token && isInvalidToken(error)) return replace(`${link("passwordReset")}?link=invalid`);
    return { errors: toFormErrors(error, form) };
  }
};

const isInvalidToken = (error: unknown) =>
  error instanceof ApiError && error.code === "invalid" && !error.issues.some(({ path }) => path === "password");

export function Component() {
  const [query] = useSearchParams();
  const result: ActionResult = (useActionData<typeof action>() as ActionResult | undefined) ?? {};
  return query.get("token") ? (
    <NewPassword {...result} invitedAs={query.get("invited")} />
  ) : (
    <RequestLink {...result} isLinkInvalid={query.get("link") === "invalid"} />
  );
}

const NewPassword = ({ errors, invitedAs }: ActionResult & { invitedAs: string | null }) => (
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
    <Form errors={errors} className="mt-8 grid gap-5">
      <NewPasswordField />
      <FormError />
      <SubmitButton busyLabel="Saving…">Save password</SubmitButton>
    </Form>
  </AuthLayout>
);

const RequestLink = ({ sent, errors, isLinkInvalid }: ActionResult & { isLinkInvalid: boolean }) => (
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
    <Form errors={errors} className="mt-8 grid gap-5">
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
