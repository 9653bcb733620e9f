import { useState } from "react";
import { useScripted } from "../../ui/use-hydrated.ts";

type OnOffProps = { label: string; isOn: boolean; onTurn: (isOn: boolean) => Promise<unknown> };

/** A switch that counts at once; it shows what was asked for until that is known to have worked. */
export const OnOff = ({ label, isOn, onTurn }: OnOffProps) => {
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? isOn;
  const turn = async () => {
    if (wanted !== undefined) return;
    setWanted(!isOn);
    await onTurn(!isOn);
    setWanted(undefined);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={label}
      aria-busy={wanted !== undefined}
      disabled={!useScripted()}
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
