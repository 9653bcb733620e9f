import type { SaveState } from "./use-autosave.ts";

const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

type SaveStatusProps = { state: SaveState; isChanged: boolean; isDraft: boolean };

/** Shows whether the form is saved. */
export const SaveStatus = ({ state, isChanged, isDraft }: SaveStatusProps) => (
  <p role="status" className={`text-sm ${state.kind === "failed" ? "text-bad" : "text-muted"}`}>
    {statusText({ state, isChanged, isDraft })}
  </p>
);

const statusText = ({ state, isChanged, isDraft }: SaveStatusProps) => {
  if (state.kind === "saving") return "Saving…";
  if (state.kind === "failed") return `Not saved: ${state.message}`;
  if (isChanged) return isDraft ? "Not saved yet" : "Unpublished changes";
  return state.kind === "saved" ? `Saved at ${time.format(state.at)}` : "";
};
