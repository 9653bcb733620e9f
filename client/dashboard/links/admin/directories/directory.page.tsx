import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { DirectoryInput } from "#shared/links/directories/editing.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { fieldText } from "../../../../app/form-errors.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { formatDateTime } from "../../../../ui/format.ts";
import { Field } from "../../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/forms/form.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { ScrollTable } from "../../../../ui/table.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { ChangeCells, changeColumns } from "./change-cells.tsx";
import { DirectoryForm } from "./directory-form.tsx";
import { inputOf } from "./directory-input.ts";

const historyLimit = 50;

export const loader = async ({ context, params: { slug = "" } }: LoaderFunctionArgs) => {
  const client = context.get(api);
  await requireAdminAccess({ context });
  const directory = await read(client.directories[":slug"].$get({ param: { slug } }));
  const param = { id: directory.id };
  const history = await read(client.directories[":id"].history.$get({ param, query: { limit: String(historyLimit) } }));
  return { directory, history };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { directory, history } = useLoaderData<typeof loader>();
  const { id, slug, name, status } = directory;
  const navigate = useNavigate();
  const { run } = useAction({ toastErrors: true });
  const [isDeleting, setDeleting] = useState(false);
  const save = (json: DirectoryInput) => read(browserClient().directories[":id"].$put({ param: { id }, json }));
  const remove = () =>
    run(async () => {
      await read(browserClient().directories[":id"].$delete({ param: { id } }));
      toast(`Deleted ${name}.`);
      await navigate(link("adminDirectories"));
    });
  return (
    <DashboardPage
      title={name}
      description="Edit a directory."
      actions={
        <>
          {status !== "paused" && (
            <ButtonLink href={link("directory", { slug })} variant="quiet">
              View page
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            Delete directory
          </Button>
        </>
      }
    >
      <div className="grid gap-12">
        <DirectoryForm
          key={id}
          initial={inputOf(directory)}
          onSave={save}
          success="Directory saved. The site is up to date."
        />
        <MergeForm directory={directory} />
        <History history={history} />
      </div>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onClose={() => setDeleting(false)}
        onConfirm={() => void remove()}
      >
        This deletes its facts and history too and can't be undone. To hide it from the site, pause it instead.
      </ConfirmDialog>
    </DashboardPage>
  );
}

/** Merges this directory into another one. */
const MergeForm = ({ directory }: Pick<Loaded, "directory">) => {
  const navigate = useNavigate();
  const merge = async (data: FormData) => {
    const client = browserClient().directories;
    const slug = fieldText(data, "slug").trim();
    const { id: intoId } = await read(client[":slug"].$get({ param: { slug } }));
    const merged = await read(client[":id"].merge.$post({ param: { id: directory.id }, json: { intoId } }));
    toast(`Merged into ${merged.name}.`);
    await navigate(link("adminDirectory", { slug: merged.slug }));
  };
  return (
    <section aria-labelledby="merge">
      <h2 id="merge" className="mb-2 text-xl font-semibold">
        Merge a duplicate
      </h2>
      <p className="mb-4 max-w-2xl text-muted">
        The other directory takes over this one's history and the facts it lacks. This directory is deleted, and its
        page redirects to the other.
      </p>
      <Form onSubmit={merge} className="flex flex-wrap items-end gap-4">
        <Field name="slug" label="Merge into (slug)" required className="min-w-0 flex-1 basis-64" />
        <SubmitButton busyLabel="Merging…">Merge</SubmitButton>
        <FormError className="basis-full" />
      </Form>
    </section>
  );
};

const columns = [{ key: "time", label: "Time" }, { key: "author", label: "By" }, ...changeColumns];

const origins = { import: "Import", admin: "Deleted account", observed: "Link check", merge: "Merge" } as const;

const History = ({ history: { changes, total } }: Pick<Loaded, "history">) => (
  <section aria-labelledby="history" className="min-w-0">
    <h2 id="history" className="mb-4 text-xl font-semibold">
      History
    </h2>
    {total ? (
      <ScrollTable
        label="Changes"
        caption={total > historyLimit ? `The newest ${historyLimit} of ${total} changes` : "Newest first"}
        columns={columns}
      >
        {changes.map(({ id, createdAt, admin, origin, field, from, to }) => (
          <tr key={id}>
            <td className="py-3 pr-3 whitespace-nowrap text-muted">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </td>
            <td className="py-3 pr-3">{admin?.email ?? origins[origin]}</td>
            <ChangeCells field={field} from={from} to={to} />
          </tr>
        ))}
      </ScrollTable>
    ) : (
      <p className="text-muted">Nothing has changed since this directory was added.</p>
    )}
  </section>
);
