import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formatTotal, formatUpTo } from "../format.ts";
import { PagedList } from "./paged-list.tsx";

const capped = { total: 10_000, totalIsCapped: true } as const;

const rendered = (counted: { total: number; totalIsCapped?: true }, page: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PagedList {...counted} limit={20} page={page} to={(number) => `/list?page=${number}`} empty="Nothing yet">
        <p>{formatTotal(counted, "entry", "entries")}</p>
      </PagedList>
    </MemoryRouter>,
  );

test("formats totals, with a plus if there are more", () => {
  expect(formatTotal({ total: 1 }, "lead")).toBe("1 lead");
  expect(formatTotal({ total: 2_657 }, "lead")).toBe("2,657 leads");
  expect(formatTotal({ total: 10_000 }, "lead")).toBe("10,000 leads");
  expect(formatTotal(capped, "entry", "entries")).toBe("10,000+ entries");
  expect(formatTotal(capped)).toBe("10,000+");
});

test("formats figures up to 10,000", () => {
  expect(formatUpTo(10_000)).toBe("10,000");
  expect(formatUpTo(10_001)).toBe("10,000+");
});

test("links to all pages up to the total", () => {
  expect(rendered(capped, 1)).toContain("<p>10,000+ entries</p>");
  expect(rendered(capped, 500)).toContain("<p>10,000+ entries</p>");
  expect(rendered(capped, 499)).toContain("/list?page=500");
  expect(rendered(capped, 500)).not.toContain("/list?page=501");
});

test("explains why a page after the last one is empty", () => {
  expect(rendered({ total: 30 }, 3)).toContain("The list has fewer pages.");
  expect(rendered(capped, 501)).toContain("Use filters to find the others.");
  expect(rendered({ total: 0 }, 1)).toBe("Nothing yet");
});
