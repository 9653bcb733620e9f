import type { Ref } from "react";
import { useHydrated } from "./use-hydrated.ts";

type TextButtonProps = {
  label: string;
  /** Accessible name with context, if the label alone is ambiguous. */
  name?: string;
  isDisabled?: boolean;
  disabledReason?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
};

/**
 * A button that looks like a link, disabled until hydration. With `isDisabled` it keeps place and focus but does nothing.
 */
export const TextButton = ({ label, name, isDisabled = false, disabledReason, ref, onClick }: TextButtonProps) => (
  <button
    type="button"
    ref={ref}
    disabled={!useHydrated()}
    aria-label={name}
    aria-disabled={isDisabled}
    title={isDisabled ? disabledReason : undefined}
    className={`min-h-control-small px-2 whitespace-nowrap ${isDisabled ? "cursor-not-allowed text-muted" : "link"}`}
    onClick={() => {
      if (!isDisabled) onClick();
    }}
  >
    {label}
  </button>
);
