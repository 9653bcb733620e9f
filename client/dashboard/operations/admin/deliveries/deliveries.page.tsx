import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Deliveries } from "#shared/operations/deliveries.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../../app/api-client.ts";
import { pageParam, searchParams } from "../../../../app/search-params.ts";
import { formatDateTime, formatNumber } from "../../../../ui/format.ts";
import { Pagination } from "../../../../ui/lists/pagination.tsx";
import { Section } from "../../../../ui/section.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { AcceptanceTable, AccountsTable, OperatorsTable, OverdueTable, WaitingTable } from "./tables.tsx";

const limit = 20;

const deliveriesParams = searchParams({ page: pageParam });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { page } = deliveriesParams.parse(request.url);
  const query = { page: String(page), limit: String(limit) };
  return { page, deliveries: await requireAdmin(read(context.get(api).deliveries.$get({ query }))) };
};

export function Component() {
  const { page, deliveries } = useLoaderData<typeof loader>();
  const { totals, accounts, total, overdue, operators, directories, waiting } = deliveries;
  return (
    <DashboardPage title="Deliveries" description="Orders, the operators' queue, and what the directories accept.">
      <Totals {...totals} />
      <div className="mt-12 space-y-14">
        <List id="overdue" title="Overdue tasks" empty="No task is overdue." isEmpty={!overdue.length}>
          <OverdueTable tasks={overdue} />
        </List>
        <List
          id="waiting"
          title="Waiting for customers"
          empty="No project waits for its customer."
          isEmpty={!waiting.length}
        >
          <WaitingTable projects={waiting} />
        </List>
        <List id="operators" title="Operators" empty="No task was finished in a week." isEmpty={!operators.length}>
          <OperatorsTable operators={operators} />
        </List>
        <List id="accounts" title="Orders and balances" empty="No account has credits." isEmpty={!accounts.length}>
          <AccountsTable accounts={accounts} total={total} />
          <Pagination
            page={page}
            pages={Math.ceil(total / limit)}
            to={(number) => deliveriesParams.link(link("adminDeliveries"), { page: number })}
          />
        </List>
        <List id="acceptance" title="Acceptance" empty="Nothing was submitted yet." isEmpty={!directories.length}>
          <AcceptanceTable directories={directories} />
        </List>
      </div>
    </DashboardPage>
  );
}

type ListProps = { id: string; title: string; empty: string; isEmpty: boolean; children: ReactNode };

const List = ({ id, title, empty, isEmpty, children }: ListProps) => (
  <Section id={id} title={title}>
    <div className="mt-4">{isEmpty ? <p className="text-muted">{empty}</p> : children}</div>
  </Section>
);

const Totals = (totals: Deliveries["totals"]) => {
  const { open, overdue, oldestDueAt, waiting, refundsGiven, refundsRefused } = totals;
  const figures: [string, string][] = [
    ["Unfinished tasks", formatNumber(open)],
    ["Overdue", formatNumber(overdue)],
    ["Oldest due", oldestDueAt ? formatDateTime(oldestDueAt) : "–"],
    ["Waiting for customers", formatNumber(waiting)],
    ["Credits given back", formatNumber(refundsGiven)],
    ["Refused by the plan's limit", formatNumber(refundsRefused)],
  ];
  return (
    <dl aria-label="Totals" className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="mt-1 text-xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
