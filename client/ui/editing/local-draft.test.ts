import { expect, test } from "vitest";
import { changedFields, withDraft } from "./local-draft.ts";

const saved = { name: "Parcelo", tags: ["parcels"], social: { x: "", github: "" } };

test("a draft has only the fields that differ", () => {
  expect(changedFields(saved, { ...saved, tags: ["parcels"], social: { x: "", github: "" } })).toEqual({});
  const social = { x: "https://x.com/parcelo", github: "" };
  expect(changedFields(saved, { ...saved, name: "Parcels", social })).toEqual({ name: "Parcels", social });
});

test("a restored draft leaves the fields that were saved elsewhere meanwhile", () => {
  const draft = changedFields(saved, { ...saved, name: "Parcels" });
  expect(withDraft({ ...saved, tags: ["shipping"] }, draft)).toEqual({
    name: "Parcels",
    tags: ["shipping"],
    social: saved.social,
  });
});

test("a draft of an older form brings no fields that the form doesn't have", () => {
  expect(withDraft(saved, { name: "Parcels", founded: "2019" } as Partial<typeof saved>)).toEqual({
    ...saved,
    name: "Parcels",
  });
});
