// The directories page's URL state and its filter bar.
import { categories } from "#shared/links/directories/categories.ts";
import { linkLabels, pricingLabels } from "#shared/links/directories/labels.ts";
import type { Directory } from "#shared/links/directories.ts";
import { choiceParam, idParam, pageParam, searchParams, textParam, toQuery } from "../../../app/search-params.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Field, optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { projectLink } from "../../current-project.ts";

export const categoryLabels = Object.fromEntries(categories.map(({ slug, name }) => [slug, name])) as Record<
  Directory["category"],
  string
>;
const shownLabels = { fitting: "Good fit", all: "All", excluded: "Excluded by you" } as const;
const sortLabels = {
  fit: "Best fit",
  authority: "Highest authority",
  review: "Fastest review",
  name: "Name",
} as const;

export const directoryParams = searchParams({
  q: textParam(100),
  show: choiceParam(shownLabels, "fitting"),
  category: choiceParam(categoryLabels),
  pricing: choiceParam(pricingLabels),
  link: choiceParam(linkLabels),
  sort: choiceParam(sortLabels, "fit"),
  page: pageParam,
  /** The open directory. */
  directory: idParam,
});
export type DirectoryFilters = ReturnType<typeof directoryParams.parse>;

export const directoriesLink = (projectId: string, filters: Partial<DirectoryFilters> = {}) =>
  directoryParams.link(projectLink("projectDirectories", projectId), filters);

/** The filters as the API takes them. */
export const apiFilters = ({ show, directory: _, ...filters }: DirectoryFilters) => ({
  ...toQuery(filters),
  ...(show === "fitting" && { fits: "true" as const }),
  ...(show === "excluded" && { excluded: "true" as const }),
});

export const DirectoryFilterBar = ({ projectId, filters }: { projectId: string; filters: DirectoryFilters }) => (
  <FilterBar
    label="Filter directories"
    params={directoryParams}
    path={projectLink("projectDirectories", projectId)}
    values={filters}
  >
    <Field name="q" type="search" label="Search by name" maxLength={100} />
    <Select name="show" label="Directories" options={optionsOf(shownLabels)} />
    <Combobox name="category" label="Category" options={optionsOf(categoryLabels, "All")} />
    <Select name="pricing" label="Price" options={optionsOf(pricingLabels, "All")} />
    <Select name="link" label="Link" options={optionsOf(linkLabels, "All")} />
    <Select name="sort" label="Sort by" options={optionsOf(sortLabels)} />
  </FilterBar>
);
