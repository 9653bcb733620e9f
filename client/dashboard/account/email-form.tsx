import { useRevalidator } from "react-router";
import type { Me } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountForm } from "./account-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { Section } from "./section.tsx";
import { UnverifiedEmail } from "./unverified-email.tsx";

const save = async (typed: (name: string) => string) => {
  const email = typed("email").trim();
  const password = typed("password");
  const me = await read(browserClient().users.me.$put({ json: { email, ...(password && { password }) } }));
  toast(me.pendingEmail ? `A link is on its way to ${me.pendingEmail}.` : `Your address stays ${me.email}.`);
};

export const EmailForm = ({ me }: { me: Me }) => (
  <Section
    id={partId}
    title="Email"
    lead={
      <>
        Your address is <strong className="font-semibold text-ink wrap-anywhere">{me.email}</strong>. A new one counts
        once you follow the link that we mail there, best while you are signed in here. We also write to your present
        address.
      </>
    }
  >
    <div className="mt-5 empty:hidden">
      <UnverifiedEmail me={me}>{me.pendingEmail && <CancelEmailChange email={me.email} />}</UnverifiedEmail>
    </div>
    <AccountForm submit="Change the address" names={["email", "password"]} save={save} empties>
      {(failure) => (
        <>
          <Field
            id="new-email"
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            required
            error={failure?.fields.email}
          />
          <CurrentPasswordField id="email-password" error={failure?.fields.password} />
        </>
      )}
    </AccountForm>
  </Section>
);

/** Cancels a pending email change. */
const CancelEmailChange = ({ email }: { email: string }) => {
  const { isBusy, run } = useCall();
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    await read(browserClient().users.me.$put({ json: { email } }));
    // The notice and its buttons are about to be removed.
    document.getElementById(partId)?.focus();
    await revalidate();
    toast(`Your address stays ${email}.`);
  };
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void run(cancel)}>
      Keep the present address
    </Button>
  );
};

const partId = "email-address";
