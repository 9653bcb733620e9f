import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CheckDecision, DirectoryCheck } from "#shared/directory-checks.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { pageParam, searchParams } from "../../app/search-params.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { requireAdmin } from "../require-admin.ts";
import { ChecksTable } from "./checks-table.tsx";

const limit = 20;

const checksParams = searchParams({ page: pageParam });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { page } = checksParams.parse(request.url);
  const query = { page: String(page), limit: String(limit) };
  const list = await requireAdmin(read(context.get(api).directories.checks.$get({ query })));
  return { page, ...list };
};

export function Component() {
  const { checks, total, page } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const decide = ({ id, name }: DirectoryCheck, decision: CheckDecision) =>
    run(() => read(browserClient().directories[":id"]["check-decision"].$post({ param: { id }, json: { decision } })), {
      success: successOf(name, decision),
    });
  return (
    <DashboardPage
      title="Link checks"
      description="Directories whose website has moved, is parked or gone, or can't be read by our bot. Nothing is deleted: you decide what happens."
    >
      {checks.length ? (
        <>
          <ChecksTable checks={checks} onDecide={(check, decision) => void decide(check, decision)} />
          <Pagination
            page={page}
            pages={Math.ceil(total / limit)}
            to={(number) => checksParams.link(link("adminLinkChecks"), { page: number })}
          />
        </>
      ) : (
        <EmptyState
          title={total ? "This page is empty" : "Nothing to decide"}
          action={
            total ? (
              <a href={link("adminLinkChecks")} className="link inline-block py-2.5">
                Go to the first page
              </a>
            ) : (
              <a href={link("bot")} className="link inline-block py-2.5">
                How we check
              </a>
            )
          }
        >
          {total ? "The list has fewer pages." : "Each directory is checked once a month. What needs you appears here."}
        </EmptyState>
      )}
    </DashboardPage>
  );
}

const successOf = (name: string, decision: CheckDecision) => {
  if (decision === "accept") return `Saved the new URL of ${name}. We check it soon.`;
  return decision === "close" ? `Closed ${name}.` : `${name} stays in the catalogue.`;
};
