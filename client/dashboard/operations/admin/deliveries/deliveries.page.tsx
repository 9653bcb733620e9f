import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type {
  Deliveries,
  DirectoryAcceptance,
  OperatorThroughput,
  OrderedAccount,
  OverdueTask,
  WaitingProject,
} from "#shared/operations/deliveries.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../../app/api-client.ts";
import { pageParam, searchParams } from "../../../../app/search-params.ts";
import { formatDateTime, formatNumber, formatShortDate } from "../../../../ui/format.ts";
import { PagedList } from "../../../../ui/lists/paged-list.tsx";
import { Section } from "../../../../ui/section.tsx";
import { ScrollTable } from "../../../../ui/table.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { kindLabels } from "../../tasks/labels.ts";

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
      <div className="mt-6 space-y-8">
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
        <List id="accounts" title="Orders and balances" empty="No account has credits." isEmpty={!total}>
          <PagedList
            total={total}
            limit={limit}
            page={page}
            to={(number) => deliveriesParams.link(link("adminDeliveries"), { page: number })}
            empty={null}
          >
            <AccountsTable accounts={accounts} total={total} />
          </PagedList>
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
    <div className="mt-1">{isEmpty ? <p className="text-muted">{empty}</p> : children}</div>
  </Section>
);

const Totals = (totals: Deliveries["totals"]) => {
  const { open, overdue, oldestDueAt, waiting, refundsGiven, refundsRefused } = totals;
  const figures: [string, string][] = [
    ["Unfinished tasks", formatNumber(open)],
    ["Overdue", formatNumber(overdue)],
    ["Oldest due", oldestDueAt ? formatShortDate(oldestDueAt) : "–"],
    ["Waiting for customers", formatNumber(waiting)],
    ["Credits given back", formatNumber(refundsGiven)],
    ["Refused by plan limit", formatNumber(refundsRefused)],
  ];
  return (
    <dl aria-label="Totals" className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-6">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-lg font-semibold digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const columnsOf = (labels: Record<string, string>) => Object.entries(labels).map(([key, label]) => ({ key, label }));

const Cell = ({ children }: { children: ReactNode }) => <td className="py-1.5 pr-4 align-top">{children}</td>;
const Count = ({ value }: { value: number }) => <td className="py-1.5 pr-4 align-top digits">{formatNumber(value)}</td>;

const overdueColumns = columnsOf({
  due: "Due",
  kind: "Task",
  directory: "Directory",
  project: "Project",
  operator: "Claimed by",
});

const OverdueTable = ({ tasks }: { tasks: readonly OverdueTask[] }) => (
  <ScrollTable label="Table of overdue tasks" caption="The tasks that are overdue longest" columns={overdueColumns}>
    {tasks.map(({ id, kind, dueAt, project, directory, operator }) => (
      <tr key={id}>
        <Cell>
          <time dateTime={dueAt} className="whitespace-nowrap">
            {formatDateTime(dueAt)}
          </time>
        </Cell>
        <Cell>{kindLabels[kind]}</Cell>
        <Cell>{directory ?? "–"}</Cell>
        <Cell>{project}</Cell>
        <Cell>{operator ?? "–"}</Cell>
      </tr>
    ))}
  </ScrollTable>
);

const waitingColumns = columnsOf({
  project: "Project",
  email: "Customer",
  waiting: "Submissions",
  since: "Since",
  due: "Next expires",
});

const WaitingTable = ({ projects }: { projects: readonly WaitingProject[] }) => (
  <ScrollTable
    label="Projects that wait for their customer"
    caption="Projects with submissions that need an answer"
    columns={waitingColumns}
  >
    {projects.map(({ projectId, name, email, waiting, since, dueAt }) => (
      <tr key={projectId}>
        <Cell>{name}</Cell>
        <Cell>{email}</Cell>
        <Count value={waiting} />
        <Cell>{formatShortDate(since)}</Cell>
        <Cell>{dueAt ? formatShortDate(dueAt) : "–"}</Cell>
      </tr>
    ))}
  </ScrollTable>
);

const OperatorsTable = ({ operators }: { operators: readonly OperatorThroughput[] }) => {
  const days = operators[0]?.days.map(({ day }) => day) ?? [];
  const columns = [
    { key: "operator", label: "Operator" },
    ...days.map((day) => ({ key: day, label: formatShortDate(day), className: "whitespace-nowrap" })),
    { key: "total", label: "Total" },
    { key: "disagreed", label: "Disagreed" },
  ];
  return (
    <ScrollTable
      label="Table of operators"
      caption="Finished tasks per day, and second looks that disagreed"
      columns={columns}
    >
      {operators.map((operator) => (
        <tr key={operator.operatorId}>
          <Cell>{operator.email}</Cell>
          {operator.days.map(({ day, finished }) => (
            <Count key={day} value={finished} />
          ))}
          <Count value={operator.total} />
          <Count value={operator.disagreed} />
        </tr>
      ))}
    </ScrollTable>
  );
};

const accountColumns = columnsOf({
  email: "Account",
  plan: "Plan",
  granted: "Granted",
  available: "Available",
  reserved: "Reserved",
  used: "Used",
  refunded: "Given back",
  live: "Live",
  last: "Last grant",
});

const AccountsTable = ({ accounts, total }: { accounts: readonly OrderedAccount[]; total: number }) => (
  <ScrollTable
    label="Table of orders and balances"
    caption={`${formatNumber(total)} ${total === 1 ? "account" : "accounts"} with submission credits, last order first`}
    columns={accountColumns}
  >
    {accounts.map((account) => (
      <tr key={account.userId}>
        <Cell>{account.email}</Cell>
        <Cell>{account.plan ?? "–"}</Cell>
        <Count value={account.granted} />
        <Count value={account.available} />
        <Count value={account.reserved} />
        <Count value={account.used} />
        <Count value={account.refunded} />
        <Count value={account.live} />
        <Cell>{account.lastGrantAt ? formatShortDate(account.lastGrantAt) : "–"}</Cell>
      </tr>
    ))}
  </ScrollTable>
);

const acceptanceColumns = columnsOf({
  directory: "Directory",
  submitted: "Submitted",
  live: "Live",
  rejected: "Rejected",
  expired: "Expired",
  lost: "Lost",
});

const AcceptanceTable = ({ directories }: { directories: readonly DirectoryAcceptance[] }) => (
  <ScrollTable
    label="Acceptance by directory"
    caption="The directories with most submissions"
    columns={acceptanceColumns}
  >
    {directories.map(({ slug, name, submitted, live, rejected, expired, lost }) => (
      <tr key={slug}>
        <Cell>
          <a href={link("adminDirectory", { slug })} className="link">
            {name}
          </a>
        </Cell>
        <Count value={submitted} />
        <Count value={live} />
        <Count value={rejected} />
        <Count value={expired} />
        <Count value={lost} />
      </tr>
    ))}
  </ScrollTable>
);
