import type { Ref } from "react";
import { useHydrated } from "./use-hydrated.ts";

type TextButtonProps = {
  label: string;
  /** Accessible name with context, if the label alone is ambiguous. */
  name?: string;
  isOff?: boolean;
  offReason?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
};

/**
 * A button that looks like a link, disabled until hydration. With `isOff` it keeps place and focus but does nothing.
 */
export const TextButton = ({ label, name, isOff = false, offReason, ref, onClick }: TextButtonProps) => (
  <button
    type="button"
    ref={ref}
    disabled={!useHydrated()}
    aria-label={name}
    aria-disabled={isOff}
    title={isOff ? offReason : undefined}
    className={`min-h-11 px-2 whitespace-nowrap ${isOff ? "cursor-not-allowed text-muted" : "link"}`}
    onClick={() => {
      if (!isOff) onClick();
    }}
  >
    {label}
  </button>
);
