import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "./current-project.ts";
import { DeleteProject } from "./delete-project.tsx";
import { FeedsSection } from "./feeds-section.tsx";
import { IconSection } from "./icon-section.tsx";
import { ProjectForm } from "./project-form.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const calls = args.context.get(api).projects[":id"];
  return { project, ...(await read(calls.feeds.$get({ param: { id: project.id } }))) };
};

export function Component() {
  const { project, feeds } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Project settings" description={`What ${project.name} is, and where its widget may show.`}>
      <div key={project.id} className="grid max-w-3xl divide-y divide-line *:py-10 *:first:pt-0">
        <ProjectForm project={project} />
        <IconSection project={project} />
        <FeedsSection projectId={project.id} feeds={feeds} />
        <DeleteProject project={project} />
      </div>
    </DashboardPage>
  );
}
