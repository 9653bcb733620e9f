import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { NewPasswordField } from "../../../auth/new-password-field.tsx";
import { PasswordField } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { Section } from "../../../ui/section.tsx";

export const PasswordForm = () => {
  const save = async (data: FormData, form: HTMLFormElement) => {
    const json = { newPassword: fieldText(data, "newPassword"), password: fieldText(data, "password") || undefined };
    await read(browserClient().users.me.password.$put({ json }));
    form.reset();
  };
  return (
    <Section
      id="password"
      title="Password"
      lead="A new password signs out all your other devices and cancels a pending email change."
    >
      <Form
        onSubmit={save}
        success="Password changed. Your other devices are signed out."
        className="mt-6 grid max-w-md gap-5"
      >
        <CurrentPasswordField />
        <NewPasswordField name="newPassword" />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Change password
        </SubmitButton>
      </Form>
    </Section>
  );
};

/** The current password. Only the server knows whether one is set; it asks for it through this field's error. */
export const CurrentPasswordField = () => (
  <PasswordField
    name="password"
    label="Current password"
    autoComplete="current-password"
    hint="Leave this empty if you sign in with Google or an email link and never set a password."
  />
);
