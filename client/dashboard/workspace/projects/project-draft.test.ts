import { expect, test } from "vitest";
import { changedFields, findConflicts, parseOrigins, toChange, toDraft } from "./project-draft.ts";

const saved = toDraft({
  name: "Parcelo",
  url: "https://parcelo.example",
  description: null,
  origins: ["https://parcelo.example"],
});

test("sends only the fields that were changed here", () => {
  const draft = { ...saved, name: "Parcelo 2", url: `${saved.url} ` };
  expect(changedFields(saved, draft)).toEqual(["name"]);
  expect(toChange(["name"], draft)).toEqual({ name: "Parcelo 2" });
});

test.each([
  ["another field elsewhere", { name: "A" }, { description: "B" }, []],
  ["the same field to another value", { name: "A" }, { name: "B" }, ["name"]],
  ["the same field to the same value", { name: "A" }, { name: "A" }, []],
  ["a field only elsewhere", {}, { name: "B" }, []],
])("finds conflicts between two forms that change %s", (_, here, elsewhere, fields) => {
  expect(findConflicts(saved, { ...saved, ...here }, { ...saved, ...elsewhere })).toEqual(fields);
});

test.each([
  ["https://a.example\nhttps://b.example", ["https://a.example", "https://b.example"]],
  [" a.example/shop?x=1 ", ["https://a.example"]],
  ["http://localhost:5173/\n\nhttp://localhost:5173", ["http://localhost:5173"]],
  ["", []],
  ["https://", ["https://"]],
])("parses the origins in %j", (text, origins) => {
  expect(parseOrigins(text)).toEqual(origins);
});
