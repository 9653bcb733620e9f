import { useState } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";

type ToggleProps = { label: string; isOn: boolean; onTurn: (isOn: boolean) => Promise<unknown> };

/** A switch that saves at once and shows the new state while saving. */
export const Toggle = ({ label, isOn, onTurn }: ToggleProps) => {
  const [pending, setPending] = useState<boolean>();
  const shown = pending ?? isOn;
  const turn = async () => {
    if (pending !== undefined) return;
    setPending(!isOn);
    await onTurn(!isOn);
    setPending(undefined);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={label}
      aria-busy={pending !== undefined}
      disabled={!useHydrated()}
      className="group flex min-h-11 items-center gap-2.5 px-2 text-sm font-medium"
      onClick={() => void turn()}
    >
      <span
        aria-hidden="true"
        className="h-6 w-10 rounded-full border border-edge p-0.5 group-aria-checked:border-transparent group-aria-checked:bg-action"
      >
        <span className="block size-4.5 rounded-full bg-edge transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-action" />
      </span>
      {shown ? "On" : "Off"}
    </button>
  );
};
