import { type ReactNode, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PaymentDetail, RefundEffect, RefundReason } from "#shared/billing/payments.ts";
import type { Plan } from "#shared/billing/plans.ts";
import { formatMoney } from "#shared/money.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../../app/form-errors.ts";
import { Button } from "../../../../ui/button.tsx";
import { ExternalLink } from "../../../../ui/external-link.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../../../ui/format.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import { Checkbox, Field, optionsOf, Select } from "../../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { Section } from "../../../../ui/section.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { kindLabels } from "../../credits/credits-summary.tsx";
import { amountText, disputeLabels, eventLabel, nameOf, reasonLabels, StateBadge } from "./labels.tsx";

export const loader = async ({ context, params: { id = "" } }: LoaderFunctionArgs) => {
  const client = context.get(api);
  const payment = await requireAdmin(read(client.payments[":id"].$get({ param: { id } })));
  return { payment, plans: await read(client.plans.all.$get({ query: {} })) };
};

export function Component() {
  const { payment, plans } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<"assign" | "refund">();
  const close = () => setOpen(undefined);
  return (
    <DashboardPage
      title={`${amountText(payment)} from ${nameOf(payment)}`}
      description="A payment with its refunds, disputes and events."
      actions={
        <>
          {payment.isUnmatched && <Button onClick={() => setOpen("assign")}>Assign</Button>}
          {payment.refundable !== null && (
            <Button variant="quiet" onClick={() => setOpen("refund")}>
              Refund
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8">
        <Summary payment={payment} />
        <StripeObjects payment={payment} />
        <Disputes payment={payment} />
        <Refunds payment={payment} />
        <Events payment={payment} />
      </div>
      {open === "assign" && <AssignDialog payment={payment} plans={plans} onClose={close} />}
      {open === "refund" && <RefundDialog payment={payment} onClose={close} />}
    </DashboardPage>
  );
}

type SectionProps = { payment: PaymentDetail };

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_1fr] gap-3 py-2 max-sm:grid-cols-1 max-sm:gap-0">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const Summary = ({ payment }: SectionProps) => {
  const { customer, email, plan, period, granted, subscription, createdAt } = payment;
  return (
    <Section id="payment" title="Payment">
      <dl className="mt-4 divide-y divide-line">
        <Fact label="State">
          <StateBadge {...payment} />
        </Fact>
        <Fact label="Customer">
          {customer ? (
            <Link to={link("adminUser", { id: customer.id })} className="link">
              {customer.email}
            </Link>
          ) : email ? (
            `${email} (no account with this confirmed email)`
          ) : (
            "Deleted account"
          )}
        </Fact>
        <Fact label="Plan">{plan?.label ?? "Matches no plan"}</Fact>
        <Fact label="Amount">{amountText(payment)}</Fact>
        <Fact label="Date">{formatDateTime(createdAt)}</Fact>
        {period && (
          <Fact label="Period">
            {formatShortDate(period.start)} to {formatShortDate(period.end)}
          </Fact>
        )}
        {subscription && <Fact label="Subscription">{subscription.status.replaceAll("_", " ")}</Fact>}
        <Fact label="Granted">
          {granted.length
            ? granted.map(({ kind, count, left }) => `${kindLabels[kind]}: ${count} (${left} unused)`).join(", ")
            : "No credits"}
        </Fact>
      </dl>
    </Section>
  );
};

const StripeObjects = ({ payment: { ids } }: SectionProps) => (
  <Section id="stripe" title="In Stripe">
    {!ids.length && <p className="mt-4 text-muted">No objects in Stripe are known.</p>}
    <dl className="mt-4 divide-y divide-line">
      {ids.map(({ label, id, url }) => (
        <Fact key={id} label={label}>
          <ExternalLink href={url}>{id}</ExternalLink>
        </Fact>
      ))}
    </dl>
  </Section>
);

const Disputes = ({ payment: { disputes } }: SectionProps) =>
  disputes.length > 0 && (
    <Section id="disputes" title="Disputes">
      <ul className="mt-4 divide-y divide-line">
        {disputes.map(({ id, amount, currency, reason, status, dueAt, url }) => (
          <li key={id} className="py-3">
            <p className="font-medium">
              {formatMoney({ amount, currency })}, {reason.replaceAll("_", " ")}: {disputeLabels[status]}
            </p>
            {dueAt && <p className="text-sm text-muted">Evidence is due {formatDateTime(dueAt)}.</p>}
            <ExternalLink href={url}>Respond in Stripe</ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  );

const Refunds = ({ payment: { refunds } }: SectionProps) => (
  <Section id="refunds" title="Refunds">
    {!refunds.length && <p className="mt-4 text-muted">No refunds.</p>}
    <ul className="mt-4 divide-y divide-line">
      {refunds.map(({ id, amount, currency, status, reason, createdAt }) => (
        <li key={id} className="py-3">
          <p className="font-medium">
            {formatMoney({ amount, currency })}, {status.replaceAll("_", " ")}
          </p>
          <p className="text-sm text-muted">
            {reason && `${reasonLabels[reason]}, `}
            {formatDateTime(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

const Events = ({ payment: { events } }: SectionProps) => (
  <Section id="events" title="Timeline" lead="Stripe's events about this payment, in the order they arrived.">
    {!events.length && <p className="mt-4 text-muted">No events were recorded.</p>}
    <ol className="mt-4 divide-y divide-line">
      {events.map(({ id, type, createdAt }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{eventLabel(type)}</span>
          <time dateTime={createdAt} className="text-sm text-muted">
            {formatDateTime(createdAt)}
          </time>
        </li>
      ))}
    </ol>
  </Section>
);

type DialogProps = { payment: PaymentDetail; onClose: () => void };

const findUsers = async (q: string) => {
  const { users } = await read(browserClient().users.$get({ query: { q, limit: "8" } }));
  return users.map(({ id, email, name }) => ({ value: id, label: email, ...(name && { detail: name }) }));
};

type AssignDialogProps = DialogProps & { plans: readonly Pick<Plan, "id" | "label">[] };

/** Gives an unmatched payment to an account, and to a plan if it matches none. */
const AssignDialog = ({ payment, plans, onClose }: AssignDialogProps) => {
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
      onSuccess={onClose}
      success="Payment assigned."
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
const RefundDialog = ({ payment, onClose }: DialogProps) => {
  const { id, refundable, refunded, refundEffect, currency, subscription } = payment;
  const left = refundable ?? 0;
  const [amount, setAmount] = useState(String(left));
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
      onSuccess={onClose}
      success="Refund made."
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
