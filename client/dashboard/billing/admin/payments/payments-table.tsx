import { Link } from "react-router";
import type { ListedPayment } from "#shared/billing/payments.ts";
import { formatMoney } from "#shared/money.ts";
import { link } from "#shared/routes.ts";
import { type DataColumn, DataTable } from "../../../../ui/data-table.tsx";
import { formatShortDate } from "../../../../ui/format.ts";
import { amountText, nameOf, StateBadge } from "./labels.tsx";

const columns: DataColumn<ListedPayment>[] = [
  {
    key: "customer",
    label: "Customer",
    isRowHeader: true,
    cell: (payment) => (
      <Link
        to={link("adminPayment", { id: payment.id })}
        aria-keyshortcuts="Enter"
        className="inline-block py-1 wrap-anywhere underline-offset-4 hover:underline"
      >
        {nameOf(payment)}
      </Link>
    ),
  },
  {
    key: "state",
    label: "State",
    cell: (payment) => (
      <span className="flex flex-wrap gap-1.5">
        <StateBadge {...payment} />
        {payment.isUnmatched && payment.state !== "unmatched" && <StateBadge {...payment} state="unmatched" />}
      </span>
    ),
  },
  { key: "plan", label: "Plan", cell: ({ plan }) => plan?.label ?? "No plan" },
  { key: "amount", label: "Amount", isNumber: true, cell: amountText },
  {
    key: "refunded",
    label: "Refunded",
    isNumber: true,
    cell: ({ refunded, currency }) => (refunded && currency ? formatMoney({ amount: refunded, currency }) : "–"),
  },
  {
    key: "kind",
    label: "Kind",
    cell: ({ kind }) => (kind === "purchase" ? "One-time" : "Subscription"),
  },
  {
    key: "date",
    label: "Date",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>,
  },
];

type PaymentsTableProps = { payments: readonly ListedPayment[]; caption: string };

export const PaymentsTable = ({ payments, caption }: PaymentsTableProps) => (
  <DataTable id="payments" label="Payments" caption={caption} columns={columns} rows={payments} nameOf={nameOf} />
);
