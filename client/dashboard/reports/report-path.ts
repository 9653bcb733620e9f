import { link } from "#shared/routes.ts";
import { projectLink } from "../projects/current-project.ts";

/** The path of a report. Its project is in the query, as on every page of a project. */
export const reportPath = (id: string, projectId: string) => `${link("report", { id })}?project=${projectId}`;

export const brandingId = "branding";

/** The path of the form for a project's branding. */
export const brandingPath = (projectId: string) => `${projectLink("reports", projectId)}#${brandingId}`;
