import { expect, test } from "vitest";
import { changedFields, changeOf, clashes, draftOf, originsIn } from "./project-draft.ts";

const read = draftOf({
  name: "Parcelo",
  url: "https://parcelo.example",
  description: null,
  origins: ["https://parcelo.example"],
});

test("only what was changed here is sent", () => {
  const typed = { ...read, name: "Parcelo 2", url: `${read.url} ` };
  expect(changedFields(read, typed)).toEqual(["name"]);
  expect(changeOf(["name"], typed)).toEqual({ name: "Parcelo 2" });
});

test.each([
  ["another field elsewhere", { name: "A" }, { description: "B" }, []],
  ["the same field to something else", { name: "A" }, { name: "B" }, ["name"]],
  ["the same field to the same", { name: "A" }, { name: "A" }, []],
  ["nothing here", {}, { name: "B" }, []],
])("two places change %s", (_, here, elsewhere, fields) => {
  expect(clashes(read, { ...read, ...here }, { ...read, ...elsewhere })).toEqual(fields);
});

test.each([
  ["https://a.example\nhttps://b.example", ["https://a.example", "https://b.example"]],
  [" a.example/shop?x=1 ", ["https://a.example"]],
  ["http://localhost:5173/\n\nhttp://localhost:5173", ["http://localhost:5173"]],
  ["", []],
  ["https://", ["https://"]],
])("the origins in %j are %j", (text, origins) => {
  expect(originsIn(text)).toEqual(origins);
});
