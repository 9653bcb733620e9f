import type { Ref } from "react";
import { useHydrated } from "./use-hydrated.ts";

type TextButtonProps = {
  label: string;
  /** The label and what it is about, for those who do not see where the button stands; nothing where it says all. */
  name?: string;
  isOff?: boolean;
  offReason?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
};

/**
 * A button that looks like a link, alone or among others of a row. One that leads nowhere keeps its place and the focus;
 * before the page's script is there none can be pressed, as nobody would hear it.
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
