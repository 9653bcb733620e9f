import { browserClient, read } from "../../app/api-client.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountForm } from "./account-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { Section } from "./section.tsx";

const save = async (typed: (name: string) => string) => {
  const password = typed("password");
  const json = { newPassword: typed("newPassword"), ...(password && { password }) };
  await read(browserClient().users.me.password.$put({ json }));
  toast("Your password is changed. Your other devices are signed out.");
};

export const PasswordForm = () => (
  <Section
    id="password"
    title="Password"
    lead="A new password signs out all your other devices and cancels a change of address that is not confirmed yet."
  >
    <AccountForm submit="Save the password" names={["password", "newPassword"]} save={save} empties>
      {(failure) => (
        <>
          <CurrentPasswordField id="present-password" error={failure?.fields.password} />
          <PasswordField
            id="new-password"
            name="newPassword"
            label="New password"
            autoComplete="new-password"
            required
            minLength={8}
            hint="8 to 128 characters. The ones that everybody uses are refused."
            error={failure?.fields.newPassword}
          />
        </>
      )}
    </AccountForm>
  </Section>
);
