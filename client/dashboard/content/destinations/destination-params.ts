// The destinations page's URL state: which drawer is open.
import type { DestinationKind } from "#shared/content/destinations.ts";
import { choiceParam, idParam, searchParams } from "../../../app/search-params.ts";
import { projectLink } from "../../current-project.ts";
import { platforms } from "./platforms.ts";

type AddStep = DestinationKind | "choose";

export const destinationParams = searchParams({
  /** Adding a destination: the choice of a platform, or its form. */
  add: choiceParam<AddStep>({ ...platforms, choose: true }),
  /** The open destination. */
  destination: idParam,
});

type Open = Partial<ReturnType<typeof destinationParams.parse>>;

export const destinationsLink = (projectId: string, open: Open = {}) =>
  destinationParams.link(projectLink("destinations", projectId), open);
