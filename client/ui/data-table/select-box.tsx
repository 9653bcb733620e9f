import { useHydrated } from "../use-hydrated.ts";

type SelectBoxProps = {
  label: string;
  isChecked: boolean;
  keyShortcut?: string;
  onToggle: (isRange: boolean) => void;
};

export const SelectBox = ({ label, isChecked, keyShortcut, onToggle }: SelectBoxProps) => (
  <label className="grid size-control-small cursor-pointer place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      aria-keyshortcuts={keyShortcut}
      disabled={!useHydrated()}
      className="size-4 accent-action"
      checked={isChecked}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
);
