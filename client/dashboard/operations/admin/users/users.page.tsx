import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ListedUser } from "#shared/operations/users.ts";
import { type TeamRole, teamRoles } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { fieldText } from "../../../../app/form-errors.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../../../app/search-params.ts";
import { Button } from "../../../../ui/button.tsx";
import { formatTotal } from "../../../../ui/format.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import { Field, optionsOf, Select } from "../../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../../ui/forms/filter-bar.tsx";
import { FormDialog } from "../../../../ui/forms/form-dialog.tsx";
import { NoMatches, PagedList } from "../../../../ui/lists/paged-list.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { CreditsDialog } from "./grant-dialogs.tsx";
import { orderLabels, orderTexts, roleLabels, statusLabels } from "./labels.tsx";
import { useUserActions } from "./use-user-actions.tsx";
import { UsersTable } from "./users-table.tsx";

const limit = 20;

const userParams = searchParams({
  q: textParam(100),
  status: choiceParam(statusLabels),
  plan: (text) => (/^\d{1,9}$/.test(text) ? text : undefined),
  role: choiceParam(roleLabels),
  order: choiceParam(orderLabels, "newest"),
  page: pageParam,
});

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = userParams.parse(request.url);
  const query = { ...toQuery(filters), limit: String(limit) };
  const client = context.get(api);
  const list = await requireAdmin(read(client.users.$get({ query })));
  return { filters, plans: await read(client.plans.all.$get({ query: {} })), ...list };
};

export function Component() {
  const { filters, plans, users, total, totalIsCapped } = useLoaderData<typeof loader>();
  const { dialog, ...actions } = useUserActions();
  const [adjusted, setAdjusted] = useState<ListedUser>();
  const [isInviting, setIsInviting] = useState(false);
  const isFiltered = Boolean(filters.q || filters.status || filters.plan || filters.role);
  const count = formatTotal({ total, totalIsCapped }, "account");
  return (
    <DashboardPage
      title="Users"
      description="Everyone with an account, their role and sessions."
      actions={
        <Button variant="quiet" onClick={() => setIsInviting(true)}>
          Invite to the team
        </Button>
      }
    >
      <FilterBar label="Filter users" params={userParams} path={link("adminUsers")} values={filters}>
        <Field name="q" type="search" label="Search by email, name or website" maxLength={100} />
        <Select name="status" label="Status" options={optionsOf(statusLabels, "Any")} />
        <Combobox
          name="plan"
          label="Plan"
          options={[{ value: "", label: "Any" }, ...plans.map(({ id, label }) => ({ value: String(id), label }))]}
        />
        <Select name="role" label="Role" options={optionsOf(roleLabels, "Any")} />
        <Select name="order" label="Order" options={optionsOf(orderLabels)} />
      </FilterBar>
      <p role="status" className="sr-only">
        {isFiltered ? `${count} found` : ""}
      </p>
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
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
          sort={{
            value: filters.order,
            to: (order) =>
              userParams.link(link("adminUsers"), { ...filters, order: order as typeof filters.order, page: 1 }),
          }}
          caption={`${count}, ${orderTexts[filters.order]}`}
          {...actions}
          onAdjustCredits={setAdjusted}
        />
      </PagedList>
      {dialog}
      {isInviting && <TeamInvitationDialog onClose={() => setIsInviting(false)} />}
      {adjusted && <CreditsDialog user={adjusted} onClose={() => setAdjusted(undefined)} />}
    </DashboardPage>
  );
}

const roleHints: Record<TeamRole, string> = {
  operator: "Works the queue of tasks. Sees no payments, settings or accounts.",
  admin: "Sees and changes everything.",
};

/** Invites an operator or administrator by email. */
const TeamInvitationDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="Invite to the team"
    submitLabel="Send invitation"
    busyLabel="Sending…"
    onClose={onClose}
    onSubmit={async (data) => {
      const email = fieldText(data, "email").trim();
      await read(
        browserClient().users.invitations.$post({ json: { email, role: fieldText(data, "role") as TeamRole } }),
      );
    }}
    onSuccess={onClose}
    success={(data) => `Invitation sent to ${fieldText(data, "email").trim()}.`}
    noValidate
  >
    <Field name="email" type="email" label="Email" autoComplete="off" />
    <Select
      name="role"
      label="Role"
      options={teamRoles.map((value) => ({ value, label: roleLabels[value] }))}
      hint={`Operator: ${roleHints.operator} Admin: ${roleHints.admin}`}
    />
  </FormDialog>
);
