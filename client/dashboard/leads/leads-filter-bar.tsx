import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { useShown } from "../../ui/use-url-value.ts";
import type { Asked } from "./lead-filters.ts";
import { optionsOf, sortWords, statusWords } from "./lead-labels.ts";

export const LeadsFilterBar = ({ projectId, asked }: { projectId: string; asked: Asked }) => (
  <FilterBar label="Filter the leads">
    <input type="hidden" name="project" value={projectId} />
    <Field
      id="q"
      name="q"
      type="search"
      label="Search by name"
      ref={useShown(asked.q)}
      defaultValue={asked.q}
      maxLength={100}
      className="flex-1 basis-52"
    />
    <Select
      id="status"
      name="status"
      label="Status"
      ref={useShown(asked.status ?? "")}
      defaultValue={asked.status ?? ""}
      options={[{ value: "", label: "All" }, ...optionsOf(statusWords)]}
    />
    <Field
      id="from"
      name="from"
      type="date"
      label="Seen since"
      ref={useShown(asked.from)}
      defaultValue={asked.from}
      max="9999-12-31"
    />
    <Select
      id="sort"
      name="sort"
      label="Order"
      ref={useShown(asked.sort)}
      defaultValue={asked.sort}
      options={optionsOf(sortWords)}
    />
  </FilterBar>
);
