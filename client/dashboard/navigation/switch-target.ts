import { link, navItems, type ProjectSection, projectSections } from "#shared/routes.ts";

/** Pages that don't belong to a project, or belong to a row of it, lead to the overview. */
export const switchTarget = (pathname: string) =>
  projectPages().some((page) => link(page) === pathname) ? pathname : link("dashboard");

const projectPages = () => [
  ...(Object.keys(projectSections) as ProjectSection[]).flatMap((section) => navItems(section).map(({ page }) => page)),
  "articleCalendar" as const,
  "leavingDialog" as const,
  "feedbackStats" as const,
];
