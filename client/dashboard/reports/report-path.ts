import { link } from "#shared/routes.ts";

/** The path of a report. Its project is in the query, as on every page of a project. */
export const reportPath = (id: string, projectId: string) => `${link("report", { id })}?project=${projectId}`;
