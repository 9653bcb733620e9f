import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { FeedsSection } from "../../conversations/project-feeds/feeds-section.tsx";
import { SourcesSection } from "../../conversations/source-settings/sources-section.tsx";
import { requireProject } from "../../current-project.ts";
import { SubmissionSettingsSection } from "../../links/submissions/settings-section.tsx";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { DeleteSection } from "../../workspace/projects/delete-section.tsx";
import { ProjectForm } from "../../workspace/projects/project-form.tsx";
import { IconSection } from "../../workspace/projects/project-icon.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: project.id };
  const [{ feeds }, submissions, { sources }, sourceSettings] = await Promise.all([
    read(calls.feeds.$get({ param })),
    read(calls["submission-settings"].$get({ param })),
    read(calls.sources.$get({ param })),
    read(calls["source-settings"].$get({ param })),
  ]);
  return { project, feeds, submissions, sources, sourceSettings };
};

export function Component() {
  const { project, feeds, submissions, sources, sourceSettings } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Project settings" description={`Settings of ${project.name}.`}>
      <RoleFieldset key={project.id} className="grid max-w-3xl divide-y divide-line *:py-8 *:first:pt-0">
        <ProjectForm project={project} />
        <IconSection project={project} />
        <SubmissionSettingsSection projectId={project.id} settings={submissions} />
        <SourcesSection projectId={project.id} sources={sources} settings={sourceSettings} />
        <FeedsSection projectId={project.id} feeds={feeds} />
        {project.role === "owner" && <DeleteSection project={project} />}
      </RoleFieldset>
    </DashboardPage>
  );
}
