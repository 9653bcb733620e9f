import { expect, test } from "vitest";
import { visiblePages } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [4, 20, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [2, 3, 4, 5, 6, 7, 8]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
])("page %i of %i links to %j", (page, pages, shown) => {
  expect(visiblePages(page, pages)).toEqual(shown);
});
