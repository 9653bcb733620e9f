// The overview's URL state.
import { choiceParam, searchParams } from "../../../app/search-params.ts";
import { projectLink } from "../../current-project.ts";

// Not from the shared schemas, which would bring zod into the page.
const periodLabels = { 7: "7 days", 30: "30 days", 90: "90 days" } as const;
export const periods = [7, 30, 90] as const;

export const overviewParams = searchParams({
  days: choiceParam<`${keyof typeof periodLabels}`>(periodLabels, "30"),
});

/** Path of a project's overview of the last days. */
export const overviewLink = (projectId: string, days: (typeof periods)[number]) =>
  overviewParams.link(projectLink("dashboard", projectId), { days: `${days}` });
