import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { DataColumn } from "./columns.ts";
import { DataTable } from "./data-table.tsx";

type Row = { id: string; name: string; host: string; note?: string };
const rows: Row[] = [
  { id: "1", name: "Uneed", host: "uneed.best" },
  { id: "2", name: "Launched", host: "launched.io" },
];
const columns: DataColumn<Row>[] = [
  { key: "name", label: "Name", isRowHeader: true, mark: ({ name }) => name, cell: ({ name }) => name },
  { key: "host", label: "Host", cell: ({ host }) => host },
  { key: "note", label: "Note", cell: ({ note }) => note },
];

const rendered = (props: Partial<ComponentProps<typeof DataTable<Row>>> = {}) => {
  const table = (
    <DataTable
      id="rows"
      label="Rows"
      caption="2 rows"
      columns={columns}
      rows={rows}
      nameOf={({ name }) => name}
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: table }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test("leaves out columns without a value in these rows", () => {
  expect(rendered()).not.toContain("Note");
  expect(rendered({ rows: [...rows, { id: "3", name: "Third", host: "", note: "Seldom" }] })).toContain("Seldom");
});

test("links each row's name, marks the open row, and lets keys move between rows", () => {
  const html = rendered({ to: ({ id }) => `/rows?row=${id}`, openId: "2" });
  expect(html).toMatch(/<a [^>]*href="\/rows\?row=1"[^>]*>Uneed<\/a>/);
  expect(
    html.match(/<tr [^>]*aria-current="true"[^>]*id="rows-2"|<tr [^>]*id="rows-2"[^>]*aria-current="true"/),
  ).not.toBe(null);
  expect(html.match(/data-list-item/g)).toHaveLength(2);
  expect(rendered()).not.toContain("data-list-item");
});

test("shows placeholders while rows load, an error with a retry, and what to do without rows", () => {
  expect(rendered({ rows: [], loadingRows: 3 }).match(/animate-pulse/g)).toHaveLength(9);
  const failed = rendered({ error: { message: "The rows couldn't be loaded.", onRetry: () => {} } });
  expect(failed).toContain('role="alert"');
  expect(failed).toContain("Try again");
  expect(rendered({ rows: [], empty: "Add the first one" })).toBe("Add the first one");
});
