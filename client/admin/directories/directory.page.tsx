import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { DirectoryInput } from "#shared/directories/editing.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { fieldText } from "../../app/form-errors.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/fields.tsx";
import { Form, FormError, SubmitButton } from "../../ui/form.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { requireAdmin } from "../require-admin.ts";
import { DirectoryForm } from "./directory-form.tsx";
import { inputOf } from "./directory-input.ts";
import { dateTime } from "./labels.ts";

const limit = 50;

export const loader = async ({ context, params: { slug = "" } }: LoaderFunctionArgs) => {
  const client = context.get(api);
  await requireAdmin(read(client.users.$get({ query: { limit: "1" } })));
  const directory = await read(client.directories[":slug"].$get({ param: { slug } }));
  const param = { id: directory.id };
  const history = await read(client.directories[":id"].history.$get({ param, query: { limit: String(limit) } }));
  return { directory, history };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { directory, history } = useLoaderData<typeof loader>();
  const { id, name } = directory;
  const navigate = useNavigate();
  const { run } = useAction();
  const [isDeleting, setDeleting] = useState(false);
  const save = async (json: DirectoryInput) => {
    await read(browserClient().directories[":id"].$put({ param: { id }, json }));
    await run(async () => {}, { success: "Directory saved. The site is up to date." });
  };
  const remove = () => {
    setDeleting(false);
    void run(async () => {
      await read(browserClient().directories[":id"].$delete({ param: { id } }));
      toast(`Deleted ${name}.`);
      await navigate(link("adminDirectories"));
    });
  };
  return (
    <DashboardPage
      title={name}
      description="Edit a directory."
      actions={
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          Delete directory
        </Button>
      }
    >
      <p className="mb-6">
        <Link to={link("adminDirectories")} className="link inline-block py-2.5">
          All directories
        </Link>
      </p>
      <div className="grid gap-12">
        <DirectoryForm key={JSON.stringify(directory)} initial={inputOf(directory)} onSave={save} />
        <MergeForm directory={directory} />
        <History history={history} />
      </div>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onClose={() => setDeleting(false)}
        onConfirm={remove}
      >
        Its facts and its history are deleted, too. To hide it from the site, pause it instead.
      </ConfirmDialog>
    </DashboardPage>
  );
}

/** Merges this directory into another one, which is found by its slug. */
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
        The other directory gets the facts that it lacks, and this history. This directory is deleted; its address leads
        to the other one.
      </p>
      <Form onSubmit={merge} className="flex flex-wrap items-end gap-4">
        <Field name="slug" label="Slug of the directory that stays" required className="min-w-0 flex-1 basis-64" />
        <SubmitButton busyLabel="Merging…">Merge</SubmitButton>
        <FormError className="basis-full" />
      </Form>
    </section>
  );
};

const columns = [
  { key: "time", label: "Time (UTC)" },
  { key: "author", label: "By" },
  { key: "field", label: "Field" },
  { key: "from", label: "From" },
  { key: "to", label: "To" },
];

const origins = { import: "Import", admin: "Deleted account", observed: "Link check", merge: "Merge" } as const;

const History = ({ history: { changes, total } }: Pick<Loaded, "history">) => (
  <section aria-labelledby="history">
    <h2 id="history" className="mb-4 text-xl font-semibold">
      History
    </h2>
    {total ? (
      <ScrollBox label="Changes">
        <Table caption={total > limit ? `The newest ${limit} of ${total} changes` : "Newest first"} columns={columns}>
          {changes.map(({ id, createdAt, admin, origin, field, from, to }) => (
            <tr key={id}>
              <td className="py-3 pr-3 whitespace-nowrap text-muted">
                <time dateTime={createdAt}>{dateTime.format(new Date(createdAt))}</time>
              </td>
              <td className="py-3 pr-3">{admin?.email ?? origins[origin]}</td>
              <td className="py-3 pr-3">{field}</td>
              <td className="min-w-40 py-3 pr-3 wrap-anywhere">{from || "–"}</td>
              <td className="min-w-40 py-3 wrap-anywhere">{to || "–"}</td>
            </tr>
          ))}
        </Table>
      </ScrollBox>
    ) : (
      <p className="text-muted">Nothing has changed since this directory was added.</p>
    )}
  </section>
);
