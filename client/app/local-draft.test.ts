import { expect, onTestFinished, test, vi } from "vitest";
import { storageKeys } from "#shared/session.ts";
import { deleteLocalDraft, findLocalDraft, hasLocalDrafts, saveLocalDraft } from "./local-draft.ts";

const storage = {
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, unknown>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
};

const signInAs = (sub: string) => localStorage.setItem(storageKeys.token, `e30.${btoa(JSON.stringify({ sub }))}.`);

test("keeps the drafts of accounts in one browser apart", () => {
  vi.stubGlobal("localStorage", Object.create(storage));
  onTestFinished(() => void vi.unstubAllGlobals());
  signInAs("ada");
  saveLocalDraft("unsaved-kit-1", JSON.stringify({ tagline: "Every parcel in sight" }));
  signInAs("ben");
  expect([hasLocalDrafts(), findLocalDraft("unsaved-kit-1")]).toEqual([false, undefined]);
  deleteLocalDraft("unsaved-kit-1");
  signInAs("ada");
  expect([hasLocalDrafts(), findLocalDraft("unsaved-kit-1")]).toEqual([true, { tagline: "Every parcel in sight" }]);
});
