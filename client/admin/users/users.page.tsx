import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import type { ListedUser } from "#shared/users.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { downloadFile } from "../../app/download-file.ts";
import { pageParam, searchParams, textParam, toQuery } from "../../app/search-params.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { useMe } from "../../dashboard/use-me.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { formatCount } from "../../ui/format.ts";
import { NoMatches, PagedList } from "../../ui/paged-list.tsx";
import { requireAdmin } from "../require-admin.ts";
import { CreditsDialog } from "./credits-dialog.tsx";
import { confirmationText, type PendingAction } from "./pending-action.ts";
import { UsersTable } from "./users-table.tsx";

const limit = 20;

const userParams = searchParams({ q: textParam(100), page: pageParam });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = userParams.parse(request.url);
  const query = { ...toQuery(filters), limit: String(limit) };
  return { filters, ...(await requireAdmin(read(context.get(api).users.$get({ query })))) };
};

export function Component() {
  const { filters, users, total } = useLoaderData<typeof loader>();
  const { me } = useMe();
  const { run } = useAction({ toastErrors: true });
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const [adjusted, setAdjusted] = useState<ListedUser>();
  const confirmation = pendingAction && confirmationText(pendingAction, pendingAction.user.id === me.id);
  const count = formatCount(total, "account");
  const exportData = ({ id, email }: ListedUser) =>
    run(() => downloadFile(browserClient().users[":id"].export.$get({ param: { id } })), {
      success: `Exported the data of ${email}.`,
    });
  return (
    <DashboardPage title="Users" description="Everyone with an account, their role and sessions.">
      <FilterBar label="Filter users" params={userParams} path={link("adminUsers")} values={filters}>
        <Field name="q" type="search" label="Search by email or name" maxLength={100} className="flex-1 basis-60" />
      </FilterBar>
      <p role="status" className="sr-only">
        {filters.q ? `${count} found` : ""}
      </p>
      <PagedList
        total={total}
        limit={limit}
        page={filters.page}
        to={(page) => userParams.link(link("adminUsers"), { ...filters, page })}
        empty={
          <NoMatches rows="users" to={link("adminUsers")}>
            Try part of the email or another spelling of the name.
          </NoMatches>
        }
      >
        <UsersTable
          users={users}
          caption={`${count}, newest first`}
          ownId={me.id}
          onAction={setPendingAction}
          onExport={(user) => void exportData(user)}
          onAdjustCredits={setAdjusted}
        />
      </PagedList>
      <ConfirmDialog
        open={Boolean(pendingAction)}
        title={confirmation?.title ?? ""}
        confirmLabel={confirmation?.confirm ?? ""}
        onClose={() => setPendingAction(undefined)}
        onConfirm={() => {
          setPendingAction(undefined);
          if (pendingAction) void run(() => apply(pendingAction), { success: confirmation?.success ?? "" });
        }}
      >
        {confirmation?.text}
      </ConfirmDialog>
      {adjusted && <CreditsDialog user={adjusted} onClose={() => setAdjusted(undefined)} />}
    </DashboardPage>
  );
}

const apply = (action: PendingAction) => {
  const call = browserClient().users[":id"];
  const param = { id: action.user.id };
  if (action.kind === "deletion") return read(call.$delete({ param }));
  return action.kind === "role"
    ? read(call.role.$put({ param, json: { role: action.role } }))
    : read(call.sessions.$delete({ param }));
};
