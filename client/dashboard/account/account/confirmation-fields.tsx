import type { SignInMethods } from "#shared/account/sign-in-methods.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Field, PasswordField } from "../../../ui/forms/fields.tsx";

type Methods = Pick<SignInMethods, "hasPassword" | "secondFactor">;

/** Asks for the password, or without one for a code. With neither, the server requires a recent sign-in. */
export const ConfirmationFields = ({ methods }: { methods: Methods }) => {
  if (methods.hasPassword)
    return <PasswordField name="password" label="Current password" autoComplete="current-password" required />;
  if (!methods.secondFactor) return null;
  return (
    <Field
      name="code"
      label="Code"
      hint="Of your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  );
};

export const confirmationFrom = (data: FormData) => ({
  password: fieldText(data, "password") || undefined,
  code: fieldText(data, "code") || undefined,
});
