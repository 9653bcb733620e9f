import type { SaveState } from "./use-autosave.ts";

// In UTC, like every other time beside it.
const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" });

type SaveStatusProps = {
  state: SaveState;
  isChanged: boolean;
  /** What unsaved changes are called. */
  unsaved: string;
};

/** Shows whether the form is saved. */
export const SaveStatus = (props: SaveStatusProps) => (
  <p role="status" className={`text-sm ${props.state.kind === "failed" ? "text-bad" : "text-muted"}`}>
    {statusText(props)}
  </p>
);

const statusText = ({ state, isChanged, unsaved }: SaveStatusProps) => {
  if (state.kind === "saving") return "Saving…";
  if (state.kind === "failed") return `Not saved: ${state.message}`;
  if (isChanged) return unsaved;
  return state.kind === "saved" ? `Saved at ${time.format(state.at)} UTC` : "";
};
