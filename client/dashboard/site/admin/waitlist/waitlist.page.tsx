import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import type { Contact } from "#shared/site/waitlist.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { downloadFile } from "../../../../app/download-file.ts";
import { pageParam, searchParams } from "../../../../app/search-params.ts";
import { Button } from "../../../../ui/button.tsx";
import type { DataColumn } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { formatTotal } from "../../../../ui/format.ts";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../../ui/lists/paged-list.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";

const limit = 25;

const waitlistParams = searchParams({ page: pageParam });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { page } = waitlistParams.parse(request.url);
  const query = { page: String(page), limit: String(limit) };
  const list = await requireAdmin(read(context.get(api).waitlist.$get({ query })));
  return { page, ...list };
};

export function Component() {
  const { contacts, total, totalIsCapped, page } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const retry = ({ id, email }: Contact) =>
    run(() => read(browserClient().waitlist[":id"].retry.$post({ param: { id } })), {
      success: `Sending ${email} to the contact service again.`,
    });
  const [deleting, setDeleting] = useState<Contact>();
  const remove = ({ id, email }: Contact) =>
    run(() => read(browserClient().waitlist[":id"].$delete({ param: { id } })), {
      success: `Deleted ${email} from the waitlist.`,
    });
  const download = () => run(() => downloadFile(browserClient().waitlist.export.$get()));
  return (
    <DashboardPage
      title="Waitlist"
      description="People who joined the waitlist."
      actions={
        total > 0 && (
          <Button variant="quiet" onClick={() => void download()}>
            Download CSV
          </Button>
        )
      }
    >
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={limit}
        page={page}
        to={(page) => waitlistParams.link(link("adminWaitlist"), { page })}
        empty={
          <EmptyState
            title="No one has joined yet"
            action={
              <a href={link("home")} className="link inline-block py-2.5">
                Open the form on the home page
              </a>
            }
          >
            People who leave their email on the site appear here.
          </EmptyState>
        }
      >
        <DataTable
          id="contacts"
          label="Contacts"
          caption={`${formatTotal({ total, totalIsCapped }, "contact")}, newest first`}
          columns={columns}
          rows={contacts}
          nameOf={({ email }) => email}
          menu={(contact) => [
            ...(contact.state === "synced"
              ? []
              : [{ label: "Try again", name: `Try again: ${contact.email}`, onSelect: () => void retry(contact) }]),
            {
              label: "Delete",
              name: `Delete ${contact.email}`,
              isDangerous: true,
              onSelect: () => setDeleting(contact),
            },
          ]}
        />
      </PagedList>
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this contact?"
        confirmLabel="Delete"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => deleting && void remove(deleting)}
      >
        This deletes {deleting?.email} from the waitlist and from every list of the contact service. This cannot be
        undone.
      </ConfirmDialog>
    </DashboardPage>
  );
}

const columns: DataColumn<Contact>[] = [
  { key: "email", label: "Email", isRowHeader: true, mark: ({ email }) => email, cell: ({ email }) => email },
  { key: "source", label: "Form", className: "text-muted", cell: ({ source }) => source ?? "unknown" },
  {
    key: "state",
    label: "Contact service",
    isPlain: true,
    cell: (contact) => <span className={contact.state === "failed" ? "text-bad" : ""}>{stateText(contact)}</span>,
  },
  {
    key: "joined",
    label: "Joined",
    className: "text-muted",
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
];

const stateText = ({ state, list }: Contact) =>
  ({
    synced: `Sent to list ${list}`,
    waiting: "Waiting to be sent",
    failed: "Failed: the service rejected this email",
  })[state];
