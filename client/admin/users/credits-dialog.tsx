import type { CreditInput, CreditKind } from "#shared/credits.ts";
import type { ListedUser } from "#shared/users.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../app/form-errors.ts";
import { kindLabels } from "../../dashboard/credits/labels.ts";
import { Field, optionsOf, Select, TextArea } from "../../ui/fields.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

type CreditsDialogProps = { user: ListedUser; onClose: () => void };

/** Adjusts the credits of a user. The note is part of their ledger. */
export const CreditsDialog = ({ user, onClose }: CreditsDialogProps) => (
  <FormDialog
    title="Adjust credits"
    submitLabel="Adjust credits"
    busyLabel="Saving…"
    onSubmit={(data) => adjust(user, data)}
    onSuccess={onClose}
    onClose={onClose}
    noValidate
  >
    <p className="text-center text-muted wrap-anywhere">Adds credits to {user.email}, or takes some away.</p>
    <Select name="kind" label="Credits" options={optionsOf(kindLabels)} />
    <Field name="delta" label="Change" inputMode="text" maxLength={6} hint="Like 5 or -5." />
    <TextArea name="note" label="Reason" rows={2} maxLength={500} hint="The user sees it in their list of credits." />
  </FormDialog>
);

const adjust = async ({ id, email }: ListedUser, data: FormData) => {
  const delta = Number(fieldText(data, "delta").trim().replace("−", "-"));
  if (!Number.isInteger(delta) || delta === 0 || Math.abs(delta) > 10_000)
    throw new InvalidFields({ delta: "Enter a whole number other than 0, up to 10,000." });
  const json: CreditInput = {
    userId: id,
    kind: fieldText(data, "kind") as CreditKind,
    delta,
    note: fieldText(data, "note"),
  };
  await read(browserClient().credits.$post({ json }));
  toast(`Adjusted the credits of ${email}.`);
};
