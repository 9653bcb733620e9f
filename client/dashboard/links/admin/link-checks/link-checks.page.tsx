import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { checkLabels } from "#shared/links/directories/labels.ts";
import type { CheckDecision, DirectoryCheck } from "#shared/links/directory-checks.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { pageParam, searchParams } from "../../../../app/search-params.ts";
import type { DataColumn } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { ExternalLink } from "../../../../ui/external-link.tsx";
import { formatCount, formatDateTime } from "../../../../ui/format.ts";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../../ui/lists/paged-list.tsx";
import { handOverFocusTo } from "../../../../ui/overlays/hand-over-focus.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";

const limit = 20;

const checksParams = searchParams({ page: pageParam });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { page } = checksParams.parse(request.url);
  const query = { page: String(page), limit: String(limit) };
  const list = await requireAdmin(read(context.get(api).directories.checks.$get({ query })));
  return { page, ...list };
};

export function Component() {
  const { checks, total, page, pausedUntil } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const decide = ({ id, name }: DirectoryCheck, decision: CheckDecision) =>
    run(() => read(browserClient().directories[":id"]["check-decision"].$post({ param: { id }, json: { decision } })), {
      success: successOf(name, decision),
    });
  return (
    <DashboardPage
      title="Link checks"
      description="Directories whose website has moved, is parked or gone, or can't be checked by our bot."
    >
      {pausedUntil && (
        <p role="status" className="rounded-xl border border-line bg-surface p-4">
          Checks are paused until {formatDateTime(pausedUntil)}: most websites that we visited in the last hour did not
          answer, so the fault is probably in this server's network or nameserver.
        </p>
      )}
      <PagedList
        total={total}
        limit={limit}
        page={page}
        to={(page) => checksParams.link(link("adminLinkChecks"), { page })}
        empty={
          <EmptyState
            title="Nothing to decide"
            action={
              <a href={link("bot")} className="link inline-block py-2.5">
                How we check
              </a>
            }
          >
            Each directory is checked once a month. Results that need a decision appear here.
          </EmptyState>
        }
      >
        <section id="checks" tabIndex={-1} aria-label="Link checks" className="outline-none">
          <DataTable
            id="link-checks"
            label="Results"
            caption={`${formatCount(total, "decision")} to make, by name`}
            columns={columnsOf((check, decision) => void decide(check, decision))}
            rows={checks}
            nameOf={({ name }) => name}
            to={({ slug }) => link("adminDirectory", { slug })}
          />
        </section>
      </PagedList>
    </DashboardPage>
  );
}

const successOf = (name: string, decision: CheckDecision) => {
  if (decision === "accept") return `Saved the new URL of ${name}. We check it soon.`;
  return decision === "close" ? `Closed ${name}.` : `${name} stays in the catalogue.`;
};

type Decide = (check: DirectoryCheck, decision: CheckDecision) => void;

const columnsOf = (onDecide: Decide): DataColumn<DirectoryCheck>[] => [
  {
    key: "name",
    label: "Directory",
    isRowHeader: true,
    mark: ({ name }) => name,
    cell: ({ name }) => name,
    detail: ({ reason, title }) => reason ?? (title && `Title: ${title}`),
  },
  { key: "url", label: "URL", isPlain: true, cell: ({ url }) => <ExternalLink href={url}>{url}</ExternalLink> },
  { key: "result", label: "Result", isPlain: true, cell: resultOf },
  {
    key: "moved",
    label: "Moved to",
    cell: ({ movedTo }) => movedTo && <ExternalLink href={movedTo}>{movedTo}</ExternalLink>,
  },
  {
    key: "checked",
    label: "Checked",
    className: "text-muted",
    cell: ({ lastCheckedAt }) => lastCheckedAt && <Time at={lastCheckedAt} />,
  },
  {
    key: "online",
    label: "Last online",
    className: "text-muted",
    isHiddenByDefault: true,
    cell: ({ lastAliveAt }) => lastAliveAt && <Time at={lastAliveAt} />,
  },
  {
    key: "decision",
    label: "Decision",
    isPlain: true,
    className: "cell-wide",
    cell: (check) =>
      actionsFor(check).map(([decision, label]) => (
        <TextButton
          key={decision}
          label={label}
          name={`${label}: ${check.name}`}
          ref={passFocus}
          onClick={() => onDecide(check, decision)}
        />
      )),
  },
];

// A decided check leaves the list, so its button loses the focus.
const passFocus = handOverFocusTo("checks");

const resultOf = ({ status, lastCheck }: DirectoryCheck) => {
  if (status === "closed") return "Closed automatically";
  return lastCheck && checkLabels[lastCheck];
};

const actionsFor = ({ status, movedTo }: DirectoryCheck): [CheckDecision, string][] => [
  ...(movedTo ? [["accept", "Use the new URL"] as [CheckDecision, string]] : []),
  ["keep", status === "closed" ? "Reopen" : "Keep"],
  ["close", status === "closed" ? "Leave closed" : "Close"],
];
