import { link } from "#shared/routes.ts";

/** The path of an article. Its project is in the query, as on every page of a project. */
export const articleLink = (id: string, projectId: string) => `${link("article", { id })}?project=${projectId}`;
