import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { api, read } from "../../app/api-client.ts";
import { idParam, searchParams } from "../../app/search-params.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DashboardPage } from "../page.tsx";
import { useMe } from "../use-me.ts";
import { AddProject } from "./add-project.tsx";
import { FirstScan } from "./first-scan.tsx";

const newProjectParams = searchParams({ project: idParam });

/** With a project in the URL, shows its first search; this survives a reload. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { project: projectId } = newProjectParams.parse(request.url);
  if (!projectId) return null;
  const progress = await read(context.get(api).projects[":id"].scan.$get({ param: { id: projectId } }));
  return { projectId, progress };
};

export function Component() {
  const scan = useLoaderData<typeof loader>();
  const { limits, usage, website } = useMe().me;
  return scan ? (
    <DashboardPage title="Project added" description="Progress of the first search for your keywords.">
      <FirstScan key={scan.projectId} projectId={scan.projectId} initialProgress={scan.progress} />
    </DashboardPage>
  ) : (
    <DashboardPage title="Add a project" description="Add your website to see who is talking about what you sell.">
      {limits.projects !== null && usage.projects >= limits.projects ? (
        <ProjectLimit limit={limits.projects} />
      ) : (
        <AddProject keywordLimit={limits.keywords} website={website ?? ""} />
      )}
    </DashboardPage>
  );
}

/** Shown instead of the form when the plan allows no further project. */
const ProjectLimit = ({ limit }: { limit: number }) => (
  <EmptyState
    title={limit === 0 ? "Your trial has ended" : `Your plan includes ${limit} ${limit === 1 ? "project" : "projects"}`}
    action={<ButtonLink href={link("plan")}>View plans</ButtonLink>}
  >
    {limit === 0
      ? "Choose a plan to add a website. You can still read your existing projects."
      : "Upgrade for more projects, or delete one you no longer need in its settings."}
  </EmptyState>
);
