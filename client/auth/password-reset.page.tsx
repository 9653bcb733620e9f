import { type ActionFunctionArgs, redirectDocument, replace, useActionData, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, fieldText, toFormErrors } from "../app/form-errors.ts";
import { Field, PasswordField } from "../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../ui/form.tsx";
import { AuthForm, useSending } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";

type Answer = { sent?: boolean; failure?: FormErrors };

export const action = async ({ context, request }: ActionFunctionArgs): Promise<Answer | Response> => {
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
    if (token && isDeadLink(error)) return replace(`${link("passwordReset")}?link=dead`);
    return { failure: toFormErrors(error, form) };
  }
};

const isDeadLink = (error: unknown) =>
  error instanceof ApiError && error.code === "invalid" && !error.issues.some(({ path }) => path === "password");

export function Component() {
  const [query] = useSearchParams();
  return query.get("token") ? <NewPassword /> : <RequestLink isDead={query.get("link") === "dead"} />;
}

const NewPassword = () => {
  const { failure } = (useActionData<typeof action>() ?? {}) as Answer;
  const { isSending } = useSending();
  return (
    <AuthLayout
      title="Choose a new password"
      description={`Choose a new password for ${site.name}.`}
      lead="Every device that is signed in now will be signed out."
      isSecret
    >
      <AuthForm>
        <PasswordField
          id="password"
          name="password"
          label="New password"
          autoComplete="new-password"
          required
          minLength={8}
          hint="8 to 128 characters. The ones that everybody uses are refused."
          error={failure?.fields.password}
        />
        <FormMessage>{failure?.message}</FormMessage>
        <SubmitButton busy={isSending} busyLabel="Saving…">
          Save the new password
        </SubmitButton>
      </AuthForm>
    </AuthLayout>
  );
};

const RequestLink = ({ isDead }: { isDead: boolean }) => {
  const { sent, failure } = (useActionData<typeof action>() ?? {}) as Answer;
  const { isSending } = useSending();
  return (
    <AuthLayout
      title="Forgotten your password?"
      description={`Ask for a link to choose a new password for ${site.name}.`}
      takesFocus={isDead}
      lead="Tell us your email address, and we send you a link to choose a new one."
    >
      <FormMessage className="mt-6">
        {isDead && !sent && "This link was used already or is too old. Ask for a new one here."}
      </FormMessage>
      <p role="status" className="text-good not-empty:mt-6 not-empty:rounded-lg not-empty:bg-good-wash not-empty:p-4">
        {sent && "If this address has an account, a link is on its way. It works once, for 30 minutes."}
      </p>
      <AuthForm>
        <Field
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={failure?.fields.email}
        />
        <FormMessage>{failure?.message}</FormMessage>
        <SubmitButton busy={isSending} busyLabel="Asking for a link…">
          Send me a link
        </SubmitButton>
      </AuthForm>
      <p className="mt-8 text-muted">
        <a href={link("signIn")} className="link">
          Back to signing in
        </a>
      </p>
    </AuthLayout>
  );
};
