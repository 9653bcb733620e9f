import { expect, test } from "vitest";
import { formatViews, parseViews, type View } from "./saved-view-list.ts";

const view = (values: Partial<View> = {}): View => ({
  owner: "1a2b",
  page: "/dashboard/leads",
  name: "New",
  query: "status=new",
  ...values,
});

test.each([
  view(),
  view({ name: "50 % off; next/last. “Ünïcode” 🎉", query: "q=a%3Bb%2Fc&status=new" }),
  view({ name: "</script><b>", query: "" }),
])("a view is stored as it is: %j", (one) => {
  const stored = formatViews([one]);
  expect(stored).toMatch(/^[\w.%!~*'()-]+$/);
  expect(parseViews(stored)).toEqual([one]);
});

test.each([
  ["nothing", ""],
  ["a broken encoding", "1a2b.%2Fdashboard.%E0%A4%A.q"],
  ["half of a view", "1a2b.%2Fdashboard"],
  ["too many parts", "1a2b.%2Fdashboard.New.q.more"],
  ["separators alone", "///...//"],
])("%s is no view, and others stay", (_, text) => {
  expect(parseViews(text)).toEqual([]);
  expect(parseViews(`${text}/${formatViews([view()])}`)).toEqual([view()]);
});

test("the oldest views give way to what a browser accepts", () => {
  const views = Array.from({ length: 30 }, (_, at) =>
    view({ name: `${at} ${"価".repeat(30)}`, query: `q=${"x".repeat(60)}` }),
  );
  const stored = formatViews(views);
  expect(`saved_views=${stored}; Path=/dashboard; Max-Age=31536000; SameSite=Lax`.length).toBeLessThan(4_096);
  const kept = parseViews(stored);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept).toEqual(views.slice(-kept.length));
  expect(formatViews([view({ query: "x".repeat(5_000) })])).toBe("");
});

test("half of an emoji is stored", () => {
  expect(parseViews(formatViews([view({ name: "a\ud83c" })]))).toEqual([view({ name: "a\ufffd" })]);
});
