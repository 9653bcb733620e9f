import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import type { Contact } from "#shared/waitlist.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { pageParam, searchParams } from "../../app/search-params.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { requireAdmin } from "../require-admin.ts";
import { ContactsTable } from "./contacts-table.tsx";

const limit = 10;

const waitlistParams = searchParams({ page: pageParam });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { page } = waitlistParams.parse(request.url);
  const query = { page: String(page), limit: String(limit) };
  const list = await requireAdmin(read(context.get(api).waitlist.$get({ query })));
  return { page, ...list };
};

export function Component() {
  const { contacts, total, page } = useLoaderData<typeof loader>();
  const [failure, setFailure] = useState("");
  const { run } = useAction({ toastErrors: true });
  const retry = ({ id, email }: Contact) =>
    run(() => read(browserClient().waitlist[":id"].retry.$post({ param: { id } })), {
      success: `Sending ${email} to the contact service again.`,
    });
  const [deleting, setDeleting] = useState<Contact>();
  const confirmDeletion = () => {
    setDeleting(undefined);
    if (!deleting) return;
    const { id, email } = deleting;
    void run(() => read(browserClient().waitlist[":id"].$delete({ param: { id } })), {
      success: `Deleted ${email} from the waitlist.`,
    });
  };
  const download = async () => {
    const answer = await browserClient().waitlist.export.$get();
    setFailure(answer.ok ? "" : "The export failed. Please try again.");
    if (answer.ok) await downloadFile(answer);
  };
  return (
    <DashboardPage title="Waitlist" description="People who joined the waitlist.">
      {total === 0 ? (
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
      ) : (
        <>
          <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted">{total} joined</p>
            <Button variant="quiet" onClick={() => void download()}>
              Download CSV
            </Button>
          </div>
          {failure && (
            <p role="alert" className="mb-4 text-bad">
              {failure}
            </p>
          )}
          {contacts.length ? (
            <>
              <ContactsTable contacts={contacts} onRetry={(contact) => void retry(contact)} onDelete={setDeleting} />
              <Pagination
                page={page}
                pages={Math.ceil(total / limit)}
                to={(number) => waitlistParams.link(link("adminWaitlist"), { page: number })}
              />
            </>
          ) : (
            <EmptyState
              title="This page is empty"
              action={
                <a href={link("adminWaitlist")} className="link inline-block py-2.5">
                  Go to the first page
                </a>
              }
            >
              The list has fewer pages.
            </EmptyState>
          )}
        </>
      )}
      <ConfirmDialog
        open={Boolean(deleting)}
        title="Delete this contact?"
        confirmLabel="Delete"
        onClose={() => setDeleting(undefined)}
        onConfirm={confirmDeletion}
      >
        This deletes {deleting?.email} from the waitlist and from every list of the contact service. This cannot be
        undone.
      </ConfirmDialog>
    </DashboardPage>
  );
}
