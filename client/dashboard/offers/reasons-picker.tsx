import { Link } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { dialogLink } from "./offers-api.ts";

type ReasonsPickerProps = {
  place: { projectId: string; mode: Mode };
  /** The reasons in the project's dialog. */
  dialogReasons: readonly string[];
  chosen: readonly string[];
  onChange: (reasons: string[]) => void;
};

/** Selects who sees an offer: customers with one of the ticked reasons, or everyone. */
export const ReasonsPicker = ({ place, dialogReasons, chosen, onChange }: ReasonsPickerProps) => {
  const gone = chosen.filter((reason) => !dialogReasons.includes(reason));
  return (
    <fieldset className="min-w-0" aria-describedby="offer-reasons-hint">
      <legend className="text-sm font-medium">Shown to those who say</legend>
      <div className="mt-1.5 grid">
        {[...dialogReasons, ...gone].map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3 wrap-anywhere">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent-strong"
              checked={chosen.includes(reason)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, reason] : chosen.filter((one) => one !== reason))
              }
            />
            <span>
              {reason}
              {gone.includes(reason) && <span className="text-bad"> (not asked any more)</span>}
            </span>
          </label>
        ))}
      </div>
      <p id="offer-reasons-hint" className="mt-1.5 text-sm text-muted">
        {chosen.length === 0
          ? "None is ticked: it is shown whatever they say, also to those who give no reason."
          : "Those who give another reason, or none, do not see it."}{" "}
        <Link to={dialogLink(place)} className="link inline-block py-1">
          Change the reasons
        </Link>
      </p>
    </fieldset>
  );
};
