import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ListedPayment, PaymentSum } from "#shared/billing/payments.ts";
import { formatMoney } from "#shared/money.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { downloadFile } from "../../../../app/download-file.ts";
import { choiceParam, dayParam, pageParam, searchParams, textParam, toQuery } from "../../../../app/search-params.ts";
import { Button } from "../../../../ui/button.tsx";
import type { DataColumn } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { DateRangeField } from "../../../../ui/dates/date-range-picker.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { formatCount, formatTotal } from "../../../../ui/format.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import { Field, optionsOf, Select } from "../../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../../ui/forms/filter-bar.tsx";
import { FormMessage } from "../../../../ui/forms/form.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../../ui/lists/paged-list.tsx";
import { DashboardPage, useOpenPanel } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { amountText, nameOf, StateBadge, stateLabels } from "./labels.tsx";

const limit = 20;

const paymentParams = searchParams({
  q: textParam(200),
  state: choiceParam(stateLabels),
  plan: (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : undefined),
  from: dayParam,
  to: dayParam,
  page: pageParam,
});

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = paymentParams.parse(request.url);
  const client = context.get(api);
  const list = await requireAdmin(read(client.payments.$get({ query: { ...toQuery(filters), limit: String(limit) } })));
  return { filters, plans: await read(client.plans.all.$get({ query: {} })), ...list };
};

export function Component() {
  const { filters, plans, payments, total, totalIsCapped, sums } = useLoaderData<typeof loader>();
  const { search, params } = useOpenPanel();
  const { isPending, error, run } = useAction();
  const { page: _, ...exported } = filters;
  const isFiltered = Object.values(exported).some((value) => value !== undefined);
  const count = formatTotal({ total, totalIsCapped }, "payment");
  const download = () => run(() => downloadFile(browserClient().payments.export.$get({ query: toQuery(exported) })));
  return (
    <DashboardPage
      title="Payments"
      description="All payments, refunds and disputes."
      actions={
        total > 0 && (
          <Button variant="quiet" busy={isPending} onClick={() => void download()}>
            Export CSV
          </Button>
        )
      }
    >
      <FormMessage className="mb-6">{error}</FormMessage>
      <FilterBar label="Filter payments" params={paymentParams} path={link("adminPayments")} values={filters}>
        <Field name="q" type="search" label="Search by email or Stripe ID" maxLength={200} />
        <Select name="state" label="State" options={optionsOf(stateLabels, "Any")} />
        <Combobox
          name="plan"
          label="Plan"
          options={[{ value: "", label: "Any" }, ...plans.map(({ id, label }) => ({ value: String(id), label }))]}
        />
        <DateRangeField label="Days" />
      </FilterBar>
      <p role="status" className="sr-only">
        {isFiltered ? `${count} found` : ""}
      </p>
      <Sums sums={sums} />
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={limit}
        page={filters.page}
        to={(page) => paymentParams.link(link("adminPayments"), { ...filters, page })}
        empty={
          isFiltered ? (
            <NoMatches rows="payments" to={link("adminPayments")}>
              Try another period, or part of the email.
            </NoMatches>
          ) : (
            <EmptyState title="No payments yet">Payments appear here as soon as Stripe reports them.</EmptyState>
          )
        }
      >
        <DataTable
          id="payments"
          label="Payments"
          caption={`${count}, unmatched first, then newest first`}
          columns={columns}
          rows={payments}
          nameOf={nameOf}
          to={({ id }) => link("adminPayment", { id }) + search}
          openId={params.id}
        />
      </PagedList>
    </DashboardPage>
  );
}

/** What came in and what went back, per currency. */
const Sums = ({ sums }: { sums: readonly PaymentSum[] }) =>
  sums.map(({ currency, payments, paid, refunded, lost, net }) => {
    const money = (amount: number) => formatMoney({ amount, currency });
    const figures = [
      ["Paid", money(paid)],
      ["Refunded", money(refunded)],
      ["Lost in disputes", money(lost)],
      ["Net", money(net)],
    ];
    return (
      <dl
        key={currency}
        aria-label={`Sums in ${currency.toUpperCase()} of ${formatCount(payments, "payment")}`}
        className="mb-2 flex flex-wrap gap-x-6 gap-y-1 rounded-card border border-line px-3 py-1.5"
      >
        {figures.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold digits">{value}</dd>
          </div>
        ))}
      </dl>
    );
  });

const columns: DataColumn<ListedPayment>[] = [
  {
    key: "customer",
    label: "Customer",
    isRowHeader: true,
    mark: nameOf,
    cell: nameOf,
  },
  {
    key: "state",
    label: "State",
    isPlain: true,
    cell: (payment) => (
      <span className="flex gap-1.5">
        <StateBadge {...payment} />
        {payment.isUnmatched && payment.state !== "unmatched" && <StateBadge {...payment} state="unmatched" />}
      </span>
    ),
  },
  { key: "plan", label: "Plan", isPlain: true, cell: ({ plan }) => plan?.label ?? "No plan" },
  { key: "amount", label: "Amount", isNumber: true, isPlain: true, cell: amountText },
  {
    key: "refunded",
    label: "Refunded",
    isNumber: true,
    cell: ({ refunded, currency }) => refunded > 0 && currency && formatMoney({ amount: refunded, currency }),
  },
  {
    key: "kind",
    label: "Kind",
    isPlain: true,
    cell: ({ kind }) => (kind === "purchase" ? "One-time" : "Subscription"),
  },
  {
    key: "date",
    label: "Date",
    className: "text-muted",
    isPlain: true,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
];
