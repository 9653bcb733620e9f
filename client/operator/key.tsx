import { Key } from "../ui/shortcuts.tsx";

/** A button's shortcut beside its label; assistive technology reads it from `aria-keyshortcuts`. */
export const KeyHint = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="hidden pointer-fine:inline">
    <Key name={name} />
  </span>
);
