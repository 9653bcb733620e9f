import { type LoaderFunctionArgs, redirect } from "react-router";
import type { PageSet } from "#shared/content/page-sets.ts";
import { ApiError, api, read } from "../../../app/api-client.ts";

/** Returns the page set in the path; redirects to `path` if the URL doesn't name its project. */
export const loadPageSet = async (
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  id: string,
  path: (set: PageSet) => string,
) => {
  const set = await read(context.get(api)["page-sets"][":id"].$get({ param: { id } })).catch(throwNotFound);
  if (new URL(request.url).searchParams.get("project") !== set.projectId) throw redirect(path(set));
  return set;
};

/** A malformed id. */
const throwNotFound = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 400) throw new Response(null, { status: 404 });
  throw error;
};
