import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CheckDecision, DirectoryCheck } from "#shared/links/directory-checks.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { pageParam, searchParams } from "../../../../app/search-params.ts";
import { formatCount, formatDateTime } from "../../../../ui/format.ts";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../../ui/lists/paged-list.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { CheckList } from "./check-list.tsx";

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
        <CheckList
          caption={`${formatCount(total, "decision")} to make, by name`}
          checks={checks}
          onDecide={(check, decision) => void decide(check, decision)}
        />
      </PagedList>
    </DashboardPage>
  );
}

const successOf = (name: string, decision: CheckDecision) => {
  if (decision === "accept") return `Saved the new URL of ${name}. We check it soon.`;
  return decision === "close" ? `Closed ${name}.` : `${name} stays in the catalogue.`;
};
