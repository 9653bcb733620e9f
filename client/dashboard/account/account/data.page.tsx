import { useState } from "react";
import { deletionGraceDays, type Me } from "#shared/account/account.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { leaveDeletedAccount } from "../../../app/sign-out.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Section } from "../../../ui/section.tsx";
import { useMe } from "../../use-me.ts";
import { AccountLayout } from "./account-layout.tsx";
import { CurrentPasswordField } from "./password-form.tsx";

export function Component() {
  const { me } = useMe();
  return (
    <AccountLayout title="Data">
      <DataExport />
      <DeleteAccount me={me} />
    </AccountLayout>
  );
}

const downloadData = () => downloadFile(browserClient().users.me.export.$get());

const DataExport = () => {
  const { isPending, error, run } = useAction();
  return (
    <Section id="data" title="Your data" lead="Download everything we store about you as a JSON file.">
      <FormMessage className="mt-4">{error}</FormMessage>
      <Button variant="quiet" busy={isPending} className="mt-5" onClick={() => void run(downloadData)}>
        Export my data
      </Button>
    </Section>
  );
};

const DeleteAccount = ({ me: { email } }: { me: Me }) => {
  const [isOpen, setOpen] = useState(false);
  const deleteAccount = async (data: FormData) => {
    const confirmation = fieldText(data, "confirmation").trim();
    if (confirmation !== "DELETE" && confirmation.toLowerCase() !== email.toLowerCase())
      throw new InvalidFields({ confirmation: `Type DELETE or ${email}.` });
    await read(
      browserClient().users.me.$delete({ json: { password: fieldText(data, "password") || undefined, grace: true } }),
    );
    leaveDeletedAccount();
  };
  return (
    <Section
      id="delete"
      title="Delete account"
      lead={`Deletes your profile, your projects and their data, your subscription and your waitlist entry after ${deletionGraceDays} days. You are signed out at once; until then, you can sign in and keep your account. Export your data first if you want to keep it.`}
    >
      <Button variant="quiet" className="mt-5 text-bad" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <FormDialog
        open={isOpen}
        title="Delete your account?"
        submitLabel="Delete account"
        busyLabel="Deleting…"
        onSubmit={deleteAccount}
        onClose={() => setOpen(false)}
      >
        <Field
          name="confirmation"
          label="Type DELETE or your email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <CurrentPasswordField />
      </FormDialog>
    </Section>
  );
};
