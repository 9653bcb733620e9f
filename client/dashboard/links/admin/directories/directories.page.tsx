import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { checkLabels, linkLabels, priceText, pricingLabels } from "#shared/links/directories/labels.ts";
import type { Directory } from "#shared/links/directories.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { downloadFile } from "../../../../app/download-file.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../../../app/search-params.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import type { DataColumn } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { formatCount, formatNumber } from "../../../../ui/format.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import { Field, optionsOf, Select } from "../../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../../ui/forms/filter-bar.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { NoMatches, PagedList } from "../../../../ui/lists/paged-list.tsx";
import type { Shortcut } from "../../../../ui/shortcuts.tsx";
import { DashboardPage, useOpenPanel } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { categoryLabels, inputOf, standingLabels, statusLabels } from "./directory-input.ts";

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
  await requireAdminAccess({ context });
  const filters = listParams.parse(request.url);
  const query = { ...toQuery(filters), status: filters.status ?? ("all" as const), limit: String(limit) };
  return { filters, ...(await read(client.directories.$get({ query }))) };
};

export function Component() {
  const { filters, directories, total } = useLoaderData<typeof loader>();
  const { search, params } = useOpenPanel();
  const { run } = useAction({ toastErrors: true });
  const count = formatCount(total, "directory", "directories");
  const download = () => run(() => downloadFile(browserClient().directories.export.$get()));
  const setStatus = (changed: readonly Directory[], status: "active" | "paused") => {
    const [first] = changed;
    const names = changed.length === 1 && first ? first.name : formatCount(changed.length, "directory", "directories");
    return run(
      async () => {
        for (const { slug } of changed) await saveStatus(slug, status);
      },
      {
        success:
          status === "paused"
            ? `Paused ${names}. The site no longer shows ${changed.length === 1 ? "it" : "them"}.`
            : `Activated ${names}.`,
      },
    );
  };
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
        <DataTable
          id="directories"
          label="Directories"
          caption={count}
          columns={columns}
          rows={directories}
          nameOf={({ name }) => name}
          to={({ slug }) => link("adminDirectory", { slug }) + search}
          openId={directories.find(({ slug }) => slug === params.slug)?.id}
          sort={{
            value: filters.sort ?? "authority",
            to: (sort) =>
              listParams.link(link("adminDirectories"), { ...filters, sort: sort as Filters["sort"], page: 1 }),
          }}
          shortcuts={shortcuts}
          bulkActions={(selected, clear) => (
            <>
              {(["active", "paused"] as const).map((status) => {
                const changed = selected.filter((directory) => directory.status !== status);
                return (
                  changed.length > 0 && (
                    <Button
                      key={status}
                      variant="quiet"
                      onClick={() => {
                        clear();
                        void setStatus(changed, status);
                      }}
                    >
                      {status === "paused" ? "Pause" : "Activate"} {formatNumber(changed.length)}
                    </Button>
                  )
                );
              })}
            </>
          )}
          menu={(directory) => [
            directory.status === "active"
              ? { label: "Pause", keyShortcut: "p", onSelect: () => void setStatus([directory], "paused") }
              : { label: "Activate", keyShortcut: "p", onSelect: () => void setStatus([directory], "active") },
          ]}
        />
      </PagedList>
    </DashboardPage>
  );
}

const saveStatus = async (slug: string, status: "active" | "paused") => {
  const client = browserClient().directories;
  const directory = await read(client[":slug"].$get({ param: { slug } }));
  await read(client[":id"].$put({ param: { id: directory.id }, json: { ...inputOf(directory), status } }));
};

const DirectoryFilters = ({ filters }: { filters: Filters }) => (
  <FilterBar label="Filter directories" params={listParams} path={link("adminDirectories")} values={filters}>
    <Field name="q" type="search" label="Search" placeholder="Name or host" maxLength={100} />
    <Combobox name="category" label="Category" options={optionsOf(categoryLabels, "All")} />
    <Select name="pricing" label="Price" options={optionsOf(pricingLabels, "All")} />
    <Select name="link" label="Link" options={optionsOf(linkLabels, "All")} />
    <Select name="status" label="Status" options={optionsOf(statusLabels, "All")} />
    <Select name="sort" label="Sort by" options={optionsOf(sortLabels)} />
  </FilterBar>
);

const shortcuts: readonly Shortcut[] = [{ key: "p", effect: "Pause or activate the directory" }];

const columns: DataColumn<Directory>[] = [
  {
    key: "name",
    label: "Directory",
    isRowHeader: true,
    sortValues: { ascending: "name" },
    mark: ({ name }) => name,
    cell: ({ name }) => name,
    detail: ({ host }) => host,
  },
  { key: "category", label: "Category", isPlain: true, cell: ({ category }) => categoryLabels[category] },
  { key: "price", label: "Price", isPlain: true, cell: priceText },
  {
    key: "dr",
    label: "DR",
    isNumber: true,
    sortValues: { descending: "authority" },
    cell: ({ dr }) => dr,
  },
  { key: "standing", label: "Standing", cell: ({ standing }) => standingLabels[standing] },
  {
    key: "status",
    label: "Status",
    isPlain: true,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    key: "checked",
    label: "Last check",
    className: "text-muted",
    sortValues: { descending: "checked" },
    cell: ({ lastCheck, lastCheckedAt }) =>
      lastCheck &&
      lastCheckedAt && (
        <>
          {checkLabels[lastCheck]}, <Time at={lastCheckedAt} />
        </>
      ),
  },
];

const statusTones: Record<Directory["status"], Tone> = { active: "good", paused: "warn", closed: "quiet" };
