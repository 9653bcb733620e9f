import type { ReactNode } from "react";
import type {
  DirectoryAcceptance,
  OperatorThroughput,
  OrderedAccount,
  OverdueTask,
  WaitingProject,
} from "#shared/operations/deliveries.ts";
import { link } from "#shared/routes.ts";
import { formatDateTime, formatNumber, formatShortDate } from "../../../../ui/format.ts";
import { ScrollBox } from "../../../../ui/scroll-box.tsx";
import { Table } from "../../../../ui/table.tsx";
import { kindLabels } from "../../tasks/labels.ts";

const columnsOf = (labels: Record<string, string>) => Object.entries(labels).map(([key, label]) => ({ key, label }));

const Cell = ({ children }: { children: ReactNode }) => <td className="py-3 pr-4 align-top">{children}</td>;
const Count = ({ value }: { value: number }) => (
  <td className="py-3 pr-4 align-top tabular-nums">{formatNumber(value)}</td>
);

const overdueColumns = columnsOf({
  due: "Due",
  kind: "Task",
  directory: "Directory",
  project: "Project",
  operator: "Held by",
});

export const OverdueTable = ({ tasks }: { tasks: readonly OverdueTask[] }) => (
  <ScrollBox label="Table of overdue tasks">
    <Table caption="The tasks that are overdue longest" columns={overdueColumns}>
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
    </Table>
  </ScrollBox>
);

const waitingColumns = columnsOf({
  project: "Project",
  email: "Customer",
  waiting: "Submissions",
  since: "Since",
  due: "Next expires",
});

export const WaitingTable = ({ projects }: { projects: readonly WaitingProject[] }) => (
  <ScrollBox label="Projects that wait for their customer">
    <Table caption="Projects with submissions that need an answer" columns={waitingColumns}>
      {projects.map(({ projectId, name, email, waiting, since, dueAt }) => (
        <tr key={projectId}>
          <Cell>{name}</Cell>
          <Cell>{email}</Cell>
          <Count value={waiting} />
          <Cell>{formatShortDate(since)}</Cell>
          <Cell>{dueAt ? formatShortDate(dueAt) : "–"}</Cell>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);

export const OperatorsTable = ({ operators }: { operators: readonly OperatorThroughput[] }) => {
  const days = operators[0]?.days.map(({ day }) => day) ?? [];
  const columns = [
    { key: "operator", label: "Operator" },
    ...days.map((day) => ({ key: day, label: formatShortDate(day), className: "whitespace-nowrap" })),
    { key: "total", label: "Total" },
    { key: "disagreed", label: "Disagreed" },
  ];
  return (
    <ScrollBox label="Table of operators">
      <Table caption="Finished tasks per day, and second looks that disagreed" columns={columns}>
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
      </Table>
    </ScrollBox>
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

type AccountsTableProps = { accounts: readonly OrderedAccount[]; total: number };

export const AccountsTable = ({ accounts, total }: AccountsTableProps) => (
  <ScrollBox label="Table of orders and balances">
    <Table
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
    </Table>
  </ScrollBox>
);

const acceptanceColumns = columnsOf({
  directory: "Directory",
  submitted: "Submitted",
  live: "Live",
  rejected: "Rejected",
  expired: "Expired",
  lost: "Lost",
});

export const AcceptanceTable = ({ directories }: { directories: readonly DirectoryAcceptance[] }) => (
  <ScrollBox label="Acceptance by directory">
    <Table caption="The directories with most submissions" columns={acceptanceColumns}>
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
    </Table>
  </ScrollBox>
);
