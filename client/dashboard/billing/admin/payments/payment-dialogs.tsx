import { useState } from "react";
import { useRevalidator } from "react-router";
import type { PaymentDetail, RefundEffect, RefundReason } from "#shared/billing/payments.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { formatMoney } from "#shared/money.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../../app/form-errors.ts";
import { formatCount, formatShortDate } from "../../../../ui/format.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import { Checkbox, Field, optionsOf, Select } from "../../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { nameOf, reasonLabels } from "./labels.tsx";

type DialogProps = { payment: PaymentDetail; onClose: () => void };

const useClosing = (onClose: () => void, message: string) => {
  const { revalidate } = useRevalidator();
  return async () => {
    onClose();
    toast(message);
    await revalidate();
  };
};

const findUsers = async (q: string) => {
  const { users } = await read(browserClient().users.$get({ query: { q, limit: "8" } }));
  return users.map(({ id, email, name }) => ({ value: id, label: email, ...(name && { detail: name }) }));
};

type AssignDialogProps = DialogProps & { plans: readonly Pick<Plan, "id" | "label">[] };

/** Gives an unmatched payment to an account, and to a plan if it matches none. */
export const AssignDialog = ({ payment, plans, onClose }: AssignDialogProps) => {
  const onSuccess = useClosing(onClose, "Payment assigned.");
  const { id, customer, plan } = payment;
  const save = async (data: FormData) => {
    const userId = customer?.id ?? fieldText(data, "userId");
    if (!userId) throw new InvalidFields({ userId: "Choose an account from the list." });
    const json = { userId, ...(!plan && { planId: Number(fieldText(data, "planId")) }) };
    await read(browserClient().payments[":id"].assign.$post({ param: { id }, json }));
  };
  return (
    <FormDialog
      title="Assign payment"
      submitLabel="Assign payment"
      busyLabel="Assigning…"
      onSubmit={save}
      onSuccess={onSuccess}
      onClose={onClose}
      noValidate
    >
      <p className="text-center text-muted wrap-anywhere">
        {customer ? "This payment matches no plan." : `Paid by ${nameOf(payment)}.`} The account gets{" "}
        {plan ? `${plan.label} with its credits` : "the plan with its credits"}, and an email about it.
      </p>
      {!customer && (
        <Combobox
          name="userId"
          label="Account"
          hint="Search by email, name or website."
          options={[]}
          load={findUsers}
        />
      )}
      {!plan && (
        <Select name="planId" label="Plan" options={plans.map(({ id, label }) => ({ value: String(id), label }))} />
      )}
    </FormDialog>
  );
};

const creditNames = { submission: "submission credit", article: "article credit", page: "page credit" };

/** What a refund takes from the customer, in one sentence. */
const effectText = ({ plan, planAfter, credits }: RefundEffect) => {
  const lost = [
    ...(plan ? [planAfter ? `${plan} (back to ${planAfter})` : plan] : []),
    ...credits.map(({ kind, count }) => formatCount(count, `unused ${creditNames[kind]}`)),
  ];
  return lost.length
    ? `The customer loses ${new Intl.ListFormat("en").format(lost)}.`
    : "The customer loses nothing: no account, plan or credits depend on this payment.";
};

/** Refunds a payment, whole or in part, and says what the customer loses. */
export const RefundDialog = ({ payment, onClose }: DialogProps) => {
  const { id, refundable, refunded, refundEffect, currency, subscription } = payment;
  const left = refundable ?? 0;
  const [amount, setAmount] = useState(String(left));
  const onSuccess = useClosing(onClose, "Refund made.");
  const entered = Number(amount.trim().replace(",", "."));
  const isWhole = entered >= left;
  const isRunning = subscription !== null && subscription.status !== "canceled";
  const save = async (data: FormData) => {
    if (!(entered > 0) || entered > left) throw new InvalidFields({ amount: `Enter an amount up to ${left}.` });
    const json = {
      amount: entered,
      reason: fieldText(data, "reason") as RefundReason,
      refunded,
      cancelSubscription: data.has("cancelSubscription"),
    };
    await read(browserClient().payments[":id"].refunds.$post({ param: { id }, json }));
  };
  return (
    <FormDialog
      title="Refund payment"
      submitLabel={entered > 0 && currency ? `Refund ${formatMoney({ amount: entered, currency })}` : "Refund"}
      busyLabel="Refunding…"
      onSubmit={save}
      onSuccess={onSuccess}
      onClose={onClose}
      noValidate
    >
      <Field
        name="amount"
        label={`Amount in ${currency?.toUpperCase() ?? ""}`}
        inputMode="decimal"
        maxLength={14}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        hint={`Up to ${left}.`}
      />
      <Select name="reason" label="Reason" options={optionsOf(reasonLabels)} />
      {isRunning && (
        <Checkbox
          name="cancelSubscription"
          label="Also cancel the subscription now"
          hint={
            subscription.currentPeriodEnd
              ? `Otherwise, it renews on ${formatShortDate(subscription.currentPeriodEnd)}.`
              : undefined
          }
        />
      )}
      <p role="status" className="rounded-lg bg-notice-wash px-4 py-3 text-sm text-notice">
        {isWhole && refundEffect ? effectText(refundEffect) : "A partial refund takes nothing from the customer."}{" "}
        Refunds can't be undone.
      </p>
    </FormDialog>
  );
};
