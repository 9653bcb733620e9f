import { PasswordField } from "../../ui/password-field.tsx";

type CurrentPasswordFieldProps = { id: string; error: string | undefined };

/** The current password. Only the server knows whether one is set; it requests it through this field's error. */
export const CurrentPasswordField = ({ id, error }: CurrentPasswordFieldProps) => (
  <PasswordField
    id={id}
    name="password"
    label="Your present password"
    autoComplete="current-password"
    hint="Leave it empty if you never set one, because you come in with Google or a mailed link."
    error={error}
  />
);
