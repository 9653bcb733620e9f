import { useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { Select } from "../../ui/fields.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useCurrentProject, useProjects } from "./current-project.ts";

const addProject = "new";

/** Selects the current project; switching stays on the same page. */
export const ProjectSwitcher = () => {
  const projects = useProjects();
  const current = useCurrentProject();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (!current) return null;
  return (
    <Select
      className="min-w-0 grow"
      id="project-switcher"
      label="Project"
      disabled={!isHydrated}
      value={current.id}
      options={[
        ...projects.map(({ id, name }) => ({ value: id, label: name })),
        { value: addProject, label: "Add project…" },
      ]}
      onChange={({ target: { value } }) =>
        void navigate(value === addProject ? link("newProject") : `${targetPage(pathname)}?project=${value}`)
      }
    />
  );
};

/** Pages that don't belong to a project lead to the overview. */
const targetPage = (pathname: string) =>
  projectPages.some((page) => link(page) === pathname) ? pathname : link("dashboard");

const projectPages = [
  "project",
  "timeline",
  "submissions",
  "projectDirectories",
  "kit",
  "badges",
  "reports",
  "credits",
  "mentions",
  "leads",
  "keywords",
  "suggestions",
  "offers",
  "leavingDialog",
  "feedback",
  "feedbackStats",
] as const;
