import { useState } from "react";
import type { Me } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { fieldText } from "../../app/form-errors.ts";
import { leaveDeletedAccount } from "../../app/sign-out.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { Section } from "./section.tsx";

export const DeleteAccount = ({ me }: { me: Me }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      id="delete"
      title="Delete the account"
      lead="Your profile, your projects and all that was gathered for them, your sessions, your subscription and your waitlist entry go at once and for good. Export your data first if you want to keep it."
    >
      <Button variant="quiet" className="mt-5 text-bad" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Dialog open={isAsking} title="Delete your account for good?" onClose={() => setAsking(false)}>
        <DeletionForm email={me.email} onClose={() => setAsking(false)} />
      </Dialog>
    </Section>
  );
};

const DeletionForm = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { isBusy, failure, run } = useCall(["password"]);
  const [typoError, setTypoError] = useState("");
  const send = (form: FormData) => {
    const typed = fieldText(form, "confirmation").trim();
    const isMeant = typed === "DELETE" || typed.toLowerCase() === email.toLowerCase();
    setTypoError(isMeant ? "" : `Type DELETE or ${email}.`);
    if (!isMeant) return;
    const password = fieldText(form, "password");
    void run(async () => {
      await read(browserClient().users.me.$delete({ json: password ? { password } : {} }));
      leaveDeletedAccount();
    });
  };
  return (
    <form
      method="post"
      className="mt-5 grid gap-5 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <Field
        id="confirmation"
        name="confirmation"
        label="Type DELETE or your email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={typoError}
      />
      <CurrentPasswordField id="delete-password" error={failure?.fields.password} />
      <FormMessage>{failure?.message}</FormMessage>
      <div className="flex flex-wrap justify-center gap-3">
        <SubmitButton busy={isBusy} busyLabel="Deleting…">
          Delete for good
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  );
};
