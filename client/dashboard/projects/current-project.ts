import { type LoaderFunctionArgs, redirect, useRouteLoaderData, useSearchParams } from "react-router";
import { storageKeys } from "#shared/auth.ts";
import { link, type PageName } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { loader } from "../layout.tsx";

type ProjectPage = Extract<
  PageName,
  | ("dashboard" | "project" | "mentions" | "leads" | "keywords" | "suggestions")
  | ("offers" | "newOffer" | "leavingDialog" | "feedback" | "feedbackStats")
>;
type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** The address of a screen as it is for one project. */
export const projectLink = (page: ProjectPage, id: string) => `${link(page)}?project=${id}`;

/** The same screen for this project; what else its address says stays. */
const inProject = (address: string, id: string) => {
  const { pathname, searchParams } = new URL(address);
  searchParams.set("project", id);
  return `${pathname}?${searchParams}`;
};

/** The project that the address names, else the one that was looked at last, else the first. */
export const findCurrentProject = async ({ request, context }: LoaderArgs) => {
  const { projects } = await read(context.get(api).projects.my.$get());
  const find = (projectId: string | null) => projects.find(({ id }) => id === projectId);
  const chosen = find(namedIn(request)) ?? find(remembered()) ?? projects[0];
  if (chosen) remember(chosen.id);
  return chosen;
};

/** As `findCurrentProject`, for a screen that has something to show without one, too: the address names the project that it shows. */
export const requireNamedProject = async (args: LoaderArgs) => {
  const project = await findCurrentProject(args);
  if (project && project.id !== namedIn(args.request)) throw redirect(inProject(args.request.url, project.id));
  return project;
};

/** As `requireNamedProject`, for a screen that is about one project; without one it leads to adding one. */
export const requireProject = async (args: LoaderArgs) => {
  const project = await requireNamedProject(args);
  if (!project) throw redirect(link("newProject"));
  return project;
};

const namedIn = (request: Request) => new URL(request.url).searchParams.get("project");

const remembered = () => (import.meta.env.SSR ? null : localStorage.getItem(storageKeys.project));
const remember = (id: string) => {
  if (!import.meta.env.SSR) localStorage.setItem(storageKeys.project, id);
};

/** All projects of the person, as the frame of the dashboard loaded them. */
export const useProjects = () => useRouteLoaderData<typeof loader>("dashboard-frame")?.projects ?? [];

/** The one of them that the screen is about; undefined where there is none yet. */
export const useCurrentProject = () => {
  const projects = useProjects();
  const [params] = useSearchParams();
  const find = (projectId: string | null) => projects.find(({ id }) => id === projectId);
  const isHydrated = useHydrated();
  return find(params.get("project")) ?? find(isHydrated ? remembered() : null) ?? projects[0];
};
