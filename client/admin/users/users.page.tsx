import { useCallback, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import type { ListedUser } from "#shared/users.ts";
import { ApiError, api, browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { useMe } from "../../dashboard/use-me.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { pageNumber } from "../../ui/page-number.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { requireAdmin } from "../require-admin.ts";
import { confirmationText, type PendingAction } from "./pending-action.ts";
import { UsersTable } from "./users-table.tsx";

const limit = 20;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const page = pageNumber(request);
  const query = { page: String(page), limit: String(limit), ...(q && { q }) };
  return { q, page, ...(await requireAdmin(read(context.get(api).users.$get({ query })))) };
};

export function Component() {
  const { q, page, users, total } = useLoaderData<typeof loader>();
  const { me } = useMe();
  const attempt = useAction();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const words = pendingAction && confirmationText(pendingAction, pendingAction.user.id === me.id);
  const count = `${total} ${total === 1 ? "account" : "accounts"}`;
  const exportData = ({ id, email }: ListedUser) =>
    attempt(async () => {
      const answer = await browserClient().users[":id"].export.$get({ param: { id } });
      if (!answer.ok) throw new ApiError(answer.status, {});
      await downloadFile(answer);
    }, `The data of ${email} is exported.`);
  // Syncs the field with the URL's search term, unless the user is typing in it.
  const search = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && input !== document.activeElement) input.value = q;
    },
    [q],
  );

  return (
    <DashboardPage title="Users" description="Everyone with an account.">
      <FilterBar label="Filter the users">
        <Field
          id="q"
          name="q"
          type="search"
          label="Search by email or name"
          ref={search}
          defaultValue={q}
          maxLength={100}
          className="flex-1 basis-60"
        />
      </FilterBar>
      <p role="status" className="sr-only">
        {q ? `${count} found` : ""}
      </p>
      {users.length ? (
        <>
          <UsersTable
            users={users}
            caption={`${count}, newest first`}
            ownId={me.id}
            onAction={setPendingAction}
            onExport={(user) => void exportData(user)}
          />
          <Pagination
            page={page}
            pages={Math.ceil(total / limit)}
            to={(number) => `${link("adminUsers")}?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`}
          />
        </>
      ) : (
        <EmptyState
          title={total ? "There is nobody on this page" : "Nobody fits"}
          action={
            <a href={link("adminUsers")} className="link inline-block py-2.5">
              Show everyone
            </a>
          }
        >
          {total ? "The list is shorter than that." : "Try a part of the email, or another spelling of the name."}
        </EmptyState>
      )}
      <ConfirmDialog
        open={Boolean(pendingAction)}
        title={words?.title ?? ""}
        confirmLabel={words?.confirm ?? ""}
        onClose={() => setPendingAction(undefined)}
        onConfirm={() => {
          setPendingAction(undefined);
          if (pendingAction) void attempt(() => grant(pendingAction), words?.said ?? "");
        }}
      >
        {words?.text}
      </ConfirmDialog>
    </DashboardPage>
  );
}

const grant = ({ kind, user: { id, isAdmin } }: PendingAction) => {
  const call = browserClient().users[":id"];
  const param = { id };
  if (kind === "deletion") return read(call.$delete({ param }));
  return kind === "role"
    ? read(call.role.$put({ param, json: { isAdmin: !isAdmin } }))
    : read(call.sessions.$delete({ param }));
};
