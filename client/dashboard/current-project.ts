import { type LoaderFunctionArgs, redirect, useRouteLoaderData, useSearchParams } from "react-router";
import { link, type PlainPage } from "#shared/routes.ts";
import { storageKeys } from "#shared/session.ts";
import { api, read } from "../app/api-client.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { loadFrame } from "./load-frame.ts";

type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** Path of a page for a project. */
export const projectLink = (page: PlainPage, id: string) => `${link(page)}?project=${id}`;

/** Returns the same URL for another project; other parameters stay. */
const withProject = (url: string, id: string) => {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("project", id);
  return `${pathname}?${searchParams}`;
};

/** Returns the project in the URL, or the last one viewed, or the first. */
export const findCurrentProject = async ({ request, context }: LoaderArgs) => {
  const { projects } = await read(context.get(api).projects.my.$get());
  const find = (projectId: string | null) => projects.find(({ id }) => id === projectId);
  const project = find(projectIdIn(request)) ?? find(lastProjectId()) ?? projects[0];
  if (project) rememberProject(project.id);
  return project;
};

/** Like `findCurrentProject`, but redirects to put the project's id in the URL. Works without a project too. */
export const requireNamedProject = async (args: LoaderArgs) => {
  const project = await findCurrentProject(args);
  if (project && project.id !== projectIdIn(args.request)) throw redirect(withProject(args.request.url, project.id));
  return project;
};

/** Like `requireNamedProject`, but redirects to the new-project page if there is none. */
export const requireProject = async (args: LoaderArgs) => {
  const project = await requireNamedProject(args);
  if (!project) throw redirect(link("newProject"));
  return project;
};

const projectIdIn = (request: Request) => new URL(request.url).searchParams.get("project");

const lastProjectId = () => (import.meta.env.SSR ? null : localStorage.getItem(storageKeys.project));
const rememberProject = (id: string) => {
  if (!import.meta.env.SSR) localStorage.setItem(storageKeys.project, id);
};

/** Returns the user's projects, loaded by the dashboard layout. */
export const useProjects = () => useRouteLoaderData<typeof loadFrame>("dashboard-frame")?.projects ?? [];

/** Returns the current project; undefined if there is none yet. */
export const useCurrentProject = () => {
  const projects = useProjects();
  const [params] = useSearchParams();
  const find = (projectId: string | null) => projects.find(({ id }) => id === projectId);
  const isHydrated = useHydrated();
  return find(params.get("project")) ?? find(isHydrated ? lastProjectId() : null) ?? projects[0];
};
