import { expect, test } from "vitest";
import type { DataColumn } from "./columns.ts";
import { sortOf, sortRows } from "./columns.ts";

type Row = { name: string; count: number };
const rows: Row[] = [
  { name: "b", count: 2 },
  { name: "a", count: 10 },
  { name: "c", count: 1 },
];
const columns: DataColumn<Row>[] = [
  { key: "name", label: "Name", sortBy: ({ name }) => name, cell: ({ name }) => name },
  { key: "count", label: "Count", sortBy: ({ count }) => count, cell: ({ count }) => count },
  { key: "note", label: "Note", cell: () => "" },
];

const names = (sort?: string) =>
  sortRows(rows, columns, sort)
    .map(({ name }) => name)
    .join("");

test("sorts text and numbers in both directions", () => {
  expect([names("name"), names("-name"), names("count"), names("-count")]).toEqual(["abc", "cba", "cba", "abc"]);
});

test("keeps the order without a column that can be sorted", () => {
  expect([names(), names("note"), names("unknown")]).toEqual(["bac", "bac", "bac"]);
});

test("sorts numbers from the highest first, and turns the order round", () => {
  const [name, count, note] = columns as [DataColumn<Row>, DataColumn<Row>, DataColumn<Row>];
  expect(sortOf({ ...count, isNumber: true }, "name")).toEqual({ direction: undefined, next: "-count" });
  expect(sortOf({ ...count, isNumber: true }, "-count")).toEqual({ direction: "descending", next: "count" });
  expect(sortOf(name, undefined)).toEqual({ direction: undefined, next: "name" });
  expect(sortOf(name, "name")).toEqual({ direction: "ascending", next: "-name" });
  expect(sortOf(note, undefined)).toBe(undefined);
});

test("uses the values of a list that the server sorts", () => {
  const column: DataColumn<Row> = {
    key: "seen",
    label: "Seen",
    cell: () => "",
    sortValues: { descending: "last-seen" },
  };
  expect(sortOf(column, "last-seen")).toEqual({ direction: "descending", next: "last-seen" });
  expect(sortOf(column, "email")).toEqual({ direction: undefined, next: "last-seen" });
});
