import { useLocation, useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { Select } from "../../ui/fields.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useCurrentProject, useProjects } from "./current-project.ts";

const another = "new";

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
        { value: another, label: "Add a project…" },
      ]}
      onChange={({ target: { value } }) =>
        void navigate(value === another ? link("newProject") : `${targetPage(pathname)}?project=${value}`)
      }
    />
  );
};

/** Pages that don't belong to a project lead to the overview. */
const targetPage = (pathname: string) =>
  ofProject.some((page) => link(page) === pathname) ? pathname : link("dashboard");

const ofProject = [
  ...(["project", "mentions", "leads", "keywords", "suggestions"] as const),
  ...(["offers", "leavingDialog", "feedback", "feedbackStats"] as const),
];
