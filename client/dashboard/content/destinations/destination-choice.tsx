import { Link } from "react-router";
import type { Destination as AnyDestination } from "#shared/content/destinations.ts";
import { Button } from "../../../ui/button.tsx";
import { projectLink } from "../../current-project.ts";

type Choice = Pick<AnyDestination, "id" | "name" | "state">;

/** Paused destinations take nothing. */
export const usableOf = <Destination extends Choice>(destinations: readonly Destination[]) =>
  destinations.filter(({ state }) => state !== "paused");

/** The options of a select. */
export const destinationOptions = (destinations: readonly Choice[]) =>
  destinations.map(({ id, name, state }) => ({
    value: id,
    label: state === "paused" ? `${name} (paused)` : name,
    disabled: state === "paused",
  }));

type NoDestinationProps = { projectId: string; destinations: readonly Choice[]; onClose: () => void };

/** Shown in a dialog if nothing can be published yet, with the way to change that. */
export const NoDestination = ({ projectId, destinations, onClose }: NoDestinationProps) => (
  <>
    <p className="mt-4">
      {destinations.length
        ? "All destinations of this project are paused. Correct their access first."
        : "Add a destination first: the place where this project's articles and pages are published."}
    </p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Link to={projectLink("destinations", projectId)} className="button">
        {destinations.length ? "See destinations" : "Add a destination"}
      </Link>
    </div>
  </>
);
