import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { linkLabels, priceText, pricingLabels } from "#shared/directories/labels.ts";
import type { Directory } from "#shared/directories.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../app/search-params.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field, optionsOf, Select } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { requireAdmin } from "../require-admin.ts";
import { inputOf } from "./directory-input.ts";
import { categoryLabels, dateTime, standingLabels, statusLabels } from "./labels.ts";

const limit = 50;
const sortLabels = { authority: "Authority", name: "Name", checked: "Last check" } as const;

const listParams = searchParams({
  q: textParam(100),
  category: choiceParam(categoryLabels),
  pricing: choiceParam(pricingLabels),
  link: choiceParam(linkLabels),
  status: choiceParam(statusLabels),
  sort: choiceParam(sortLabels),
  page: pageParam,
});
type Filters = ReturnType<typeof listParams.parse>;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const client = context.get(api);
  // The list is public, so check admin access separately.
  await requireAdmin(read(client.users.$get({ query: { limit: "1" } })));
  const filters = listParams.parse(request.url);
  const query = { ...toQuery(filters), status: filters.status ?? ("all" as const), limit: String(limit) };
  return { filters, ...(await read(client.directories.$get({ query }))) };
};

export function Component() {
  const { filters, directories, total } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const count = `${total.toLocaleString("en-US")} ${total === 1 ? "directory" : "directories"}`;
  const download = () =>
    run(async () => {
      const response = await browserClient().directories.export.$get();
      if (!response.ok) throw new Error("The export failed.");
      await downloadFile(response);
    });
  const setStatus = ({ slug, name }: Directory, status: "active" | "paused") =>
    run(
      async () => {
        const client = browserClient().directories;
        const { id, ...rest } = await read(client[":slug"].$get({ param: { slug } }));
        await read(client[":id"].$put({ param: { id }, json: { ...inputOf({ id, ...rest }), status } }));
      },
      { success: status === "paused" ? `Paused ${name}. The site no longer shows it.` : `Activated ${name}.` },
    );
  return (
    <DashboardPage
      title="Directories"
      description="The catalogue."
      actions={
        <>
          <Button variant="quiet" onClick={() => void download()}>
            Download CSV
          </Button>
          <ButtonLink href={link("importDirectories")} variant="quiet">
            Import CSV
          </ButtonLink>
          <ButtonLink href={link("newDirectory")}>Add directory</ButtonLink>
        </>
      }
    >
      <DirectoryFilters filters={filters} />
      <p role="status" className="sr-only">
        {count} found
      </p>
      {directories.length ? (
        <>
          <ScrollBox label="Directories">
            <Table caption={count} columns={columns}>
              {directories.map((directory) => (
                <DirectoryRow
                  key={directory.id}
                  directory={directory}
                  onStatus={(status) => void setStatus(directory, status)}
                />
              ))}
            </Table>
          </ScrollBox>
          <Pagination
            page={filters.page}
            pages={Math.ceil(total / limit)}
            to={(page) => listParams.link(link("adminDirectories"), { ...filters, page })}
          />
        </>
      ) : (
        <EmptyState
          title={total ? "This page is empty" : "No directories match these filters"}
          action={
            <Link to={link("adminDirectories")} className="link inline-block py-2.5">
              Show all directories
            </Link>
          }
        >
          {total ? "The list has fewer pages." : "Try fewer filters or another word."}
        </EmptyState>
      )}
    </DashboardPage>
  );
}

const width = "min-w-0 flex-1 basis-36";

const DirectoryFilters = ({ filters }: { filters: Filters }) => (
  <FilterBar label="Filter directories" params={listParams} path={link("adminDirectories")} values={filters}>
    <Field
      name="q"
      type="search"
      label="Search"
      placeholder="Name or host"
      maxLength={100}
      className="flex-1 basis-52"
    />
    <Select name="category" label="Category" options={optionsOf(categoryLabels, "All")} className={width} />
    <Select name="pricing" label="Price" options={optionsOf(pricingLabels, "All")} className={width} />
    <Select name="link" label="Link type" options={optionsOf(linkLabels, "All")} className={width} />
    <Select name="status" label="Status" options={optionsOf(statusLabels, "All")} className={width} />
    <Select name="sort" label="Sort by" options={optionsOf(sortLabels)} className={width} />
  </FilterBar>
);

const columns = [
  { key: "name", label: "Directory" },
  { key: "category", label: "Category" },
  { key: "price", label: "Price" },
  { key: "dr", label: "DR" },
  { key: "standing", label: "Standing" },
  { key: "status", label: "Status" },
  { key: "checked", label: "Last check (UTC)" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

type DirectoryRowProps = { directory: Directory; onStatus: (status: "active" | "paused") => void };

const DirectoryRow = ({ directory, onStatus }: DirectoryRowProps) => {
  const { slug, name, host, category, dr, standing, status, lastCheck, lastCheckedAt } = directory;
  const isActive = status === "active";
  return (
    <tr>
      <td className="min-w-52 py-3 pr-3">
        <Link to={link("adminDirectory", { slug })} className="link font-medium">
          {name}
        </Link>
        <span className="block text-muted">{host}</span>
      </td>
      <td className="py-3 pr-3">{categoryLabels[category]}</td>
      <td className="py-3 pr-3">{priceText(directory)}</td>
      <td className="py-3 pr-3 tabular-nums">{dr ?? "–"}</td>
      <td className="py-3 pr-3">{standingLabels[standing]}</td>
      <td className={`py-3 pr-3 ${isActive ? "" : "text-bad"}`}>{statusLabels[status]}</td>
      <td className="py-3 pr-3 text-muted">
        {lastCheckedAt ? `${lastCheck}, ${dateTime.format(new Date(lastCheckedAt))}` : "Not checked"}
      </td>
      <td className="h-14 py-1.5">
        <TextButton
          label={isActive ? "Pause" : "Activate"}
          name={`${isActive ? "Pause" : "Activate"} ${name}`}
          onClick={() => onStatus(isActive ? "paused" : "active")}
        />
      </td>
    </tr>
  );
};
