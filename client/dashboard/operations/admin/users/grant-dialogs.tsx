import type { ReactNode } from "react";
import type { CreditKind } from "#shared/billing/credits.ts";
import type { Plan } from "#shared/billing/plans.ts";
import type { ListedUser, UserDetail } from "#shared/operations/users.ts";
import { dayMs } from "#shared/time.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../../app/form-errors.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import { DayField, Field, optionsOf, Select, TextArea } from "../../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { kindLabels } from "../../../billing/credits/credits-summary.tsx";

type GrantDialogProps = {
  title: string;
  submitLabel: string;
  success: string;
  noteHint?: string;
  /** `note`: the reason, which every grant has. */
  save: (data: FormData, note: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

const GrantDialog = ({ success, noteHint, save, children, ...dialog }: GrantDialogProps) => (
  <FormDialog
    {...dialog}
    busyLabel="Saving…"
    onSubmit={(data) => save(data, fieldText(data, "note"))}
    onSuccess={dialog.onClose}
    success={success}
    noValidate
  >
    {children}
    <TextArea name="note" label="Reason" rows={2} maxLength={500} hint={noteHint} />
  </FormDialog>
);

const wholeNumber = (data: FormData, name: string) => Number(fieldText(data, name).trim().replace("−", "-"));

/** Extends a trial from its end, or from now if it is over. */
export const TrialDialog = ({ user, onClose }: { user: UserDetail; onClose: () => void }) => (
  <GrantDialog
    title="Extend trial"
    submitLabel="Extend trial"
    success="Trial extended."
    noteHint="Saved as an internal note."
    onClose={onClose}
    save={async (data, note) => {
      const days = wholeNumber(data, "days");
      if (!Number.isInteger(days) || days < 1 || days > 365)
        throw new InvalidFields({ days: "Enter a whole number from 1 to 365." });
      const start = Math.max(Date.now(), user.trialEndsAt ? Date.parse(user.trialEndsAt) : 0);
      const json = { endsAt: new Date(start + days * dayMs).toISOString(), note };
      await read(browserClient().users[":id"].trial.$put({ param: { id: user.id }, json }));
    }}
  >
    <Field name="days" label="Days" inputMode="numeric" maxLength={3} defaultValue="7" />
  </GrantDialog>
);

type PlanDialogProps = { user: UserDetail; plans: readonly Pick<Plan, "id" | "label">[]; onClose: () => void };

/** Grants a plan without payment, until the end of a day or without an end. */
export const PlanDialog = ({ user, plans, onClose }: PlanDialogProps) => (
  <GrantDialog
    title="Grant a plan"
    submitLabel="Grant plan"
    success="Plan granted."
    onClose={onClose}
    save={async (data, note) => {
      const day = fieldText(data, "endsAt");
      const json = { planId: Number(fieldText(data, "planId")), endsAt: day ? `${day}T23:59:59Z` : null, note };
      await read(browserClient().users[":id"]["plan-grants"].$post({ param: { id: user.id }, json }));
    }}
  >
    <p className="text-center text-muted">Limits and credits follow the plan. The customer pays nothing.</p>
    <Combobox name="planId" label="Plan" options={plans.map(({ id, label }) => ({ value: String(id), label }))} />
    <DayField name="endsAt" label="Last day" hint="Leave empty for no end." />
  </GrantDialog>
);

type CreditsDialogProps = { user: Pick<ListedUser, "id" | "email">; onClose: () => void };

/** Adjusts the credits of a user. The note is part of their ledger. */
export const CreditsDialog = ({ user: { id, email }, onClose }: CreditsDialogProps) => (
  <GrantDialog
    title="Adjust credits"
    submitLabel="Adjust credits"
    success={`Adjusted the credits of ${email}.`}
    noteHint="The user sees it in their list of credits."
    onClose={onClose}
    save={async (data, note) => {
      const delta = wholeNumber(data, "delta");
      if (!Number.isInteger(delta) || delta === 0 || Math.abs(delta) > 10_000)
        throw new InvalidFields({ delta: "Enter a whole number other than 0, up to 10,000." });
      const json = { userId: id, kind: fieldText(data, "kind") as CreditKind, delta, note };
      await read(browserClient().credits.$post({ json }));
    }}
  >
    <p className="text-center text-muted wrap-anywhere">Adds credits to {email}, or takes some away.</p>
    <Select name="kind" label="Credits" options={optionsOf(kindLabels)} />
    <Field name="delta" label="Change" inputMode="text" maxLength={6} hint="Like 5 or -5." />
  </GrantDialog>
);
