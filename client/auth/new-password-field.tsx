import { PasswordField } from "../ui/forms/fields.tsx";

type NewPasswordFieldProps = { name?: string; label?: string };

/** A password field for choosing a password, with its rules as a hint. */
export const NewPasswordField = ({ name = "password", label = "New password" }: NewPasswordFieldProps) => (
  <PasswordField
    name={name}
    label={label}
    autoComplete="new-password"
    required
    minLength={8}
    hint="8 to 128 characters. Common passwords aren't accepted."
  />
);
