import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { checkLabels, linkLabels, priceText, pricingLabels } from "#shared/directories/labels.ts";
import type { Directory } from "#shared/directories.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { downloadFile } from "../../app/download-file.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../app/search-params.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field, optionsOf, Select } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { formatCount, formatShortDate } from "../../ui/format.ts";
import { NoMatches, PagedList } from "../../ui/paged-list.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { requireAdminAccess } from "../require-admin.ts";
import { inputOf } from "./directory-input.ts";
import { categoryLabels, standingLabels, statusLabels } from "./labels.ts";

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
  await requireAdminAccess(context);
  const filters = listParams.parse(request.url);
  const query = { ...toQuery(filters), status: filters.status ?? ("all" as const), limit: String(limit) };
  return { filters, ...(await read(client.directories.$get({ query }))) };
};

export function Component() {
  const { filters, directories, total } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const count = formatCount(total, "directory", "directories");
  const download = () => run(() => downloadFile(browserClient().directories.export.$get()));
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
      description="Edit, import and export the catalogue."
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
      <PagedList
        total={total}
        limit={limit}
        page={filters.page}
        to={(page) => listParams.link(link("adminDirectories"), { ...filters, page })}
        empty={
          <NoMatches rows="directories" to={link("adminDirectories")}>
            Try fewer filters or another word.
          </NoMatches>
        }
      >
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
      </PagedList>
    </DashboardPage>
  );
}

const width = "min-w-0 flex-1 basis-32";

const DirectoryFilters = ({ filters }: { filters: Filters }) => (
  <FilterBar label="Filter directories" params={listParams} path={link("adminDirectories")} values={filters}>
    <Field name="q" type="search" label="Search" placeholder="Name or host" maxLength={100} className="basis-full" />
    <Select name="category" label="Category" options={optionsOf(categoryLabels, "All")} className={width} />
    <Select name="pricing" label="Price" options={optionsOf(pricingLabels, "All")} className={width} />
    <Select name="link" label="Link type" options={optionsOf(linkLabels, "All")} className={width} />
    <Select name="status" label="Status" options={optionsOf(statusLabels, "All")} className={width} />
    <Select name="sort" label="Sort by" options={optionsOf(sortLabels)} className={width} />
  </FilterBar>
);

// Phones show the columns needed to find and pause a directory.
const wide = "max-md:hidden";
const columns = [
  { key: "name", label: "Directory" },
  { key: "category", label: "Category", className: wide },
  { key: "price", label: "Price", className: wide },
  { key: "dr", label: "DR", className: wide },
  { key: "standing", label: "Standing", className: wide },
  { key: "status", label: "Status" },
  { key: "checked", label: "Last check", className: wide },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

type DirectoryRowProps = { directory: Directory; onStatus: (status: "active" | "paused") => void };

const DirectoryRow = ({ directory, onStatus }: DirectoryRowProps) => {
  const { slug, name, host, category, dr, standing, status, lastCheck, lastCheckedAt } = directory;
  const isActive = status === "active";
  return (
    <tr>
      <th scope="row" className="py-3 pr-3 font-medium wrap-anywhere md:min-w-52">
        <Link to={link("adminDirectory", { slug })} className="hover:underline">
          {name}
        </Link>
        <span className="block font-normal text-muted">{host}</span>
      </th>
      <td className={`py-3 pr-3 ${wide}`}>{categoryLabels[category]}</td>
      <td className={`py-3 pr-3 ${wide}`}>{priceText(directory)}</td>
      <td className={`py-3 pr-3 tabular-nums ${wide}`}>{dr ?? "–"}</td>
      <td className={`py-3 pr-3 ${wide}`}>{standingLabels[standing]}</td>
      <td className={`py-3 pr-3 ${isActive ? "" : "text-bad"}`}>{statusLabels[status]}</td>
      <td className={`py-3 pr-3 text-muted ${wide}`}>
        {lastCheck && lastCheckedAt ? `${checkLabels[lastCheck]}, ${formatShortDate(lastCheckedAt)}` : "Not checked"}
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
