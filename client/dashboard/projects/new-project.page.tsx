import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { DashboardPage } from "../page.tsx";
import { useMe } from "../use-me.ts";
import { AddProject } from "./add-project.tsx";
import { FirstScan } from "./first-scan.tsx";
import { ProjectLimit } from "./project-limit.tsx";

/** With a project in the URL, shows its first search; this survives a reload. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const id = new URL(request.url).searchParams.get("project");
  return id && read(context.get(api).projects[":id"].scan.$get({ param: { id } }));
};

export function Component() {
  const progress = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { me } = useMe();
  const projectId = params.get("project");
  const { limits, usage } = me;
  return progress && projectId ? (
    <DashboardPage title="Your website is added" description="How far the first search for your keywords has come.">
      <FirstScan key={projectId} projectId={projectId} start={progress} />
    </DashboardPage>
  ) : (
    <DashboardPage title="Add a project" description="Add your website, and see who talks about what you sell.">
      {limits.projects !== null && usage.projects >= limits.projects ? (
        <ProjectLimit limit={limits.projects} />
      ) : (
        <AddProject keywordLimit={limits.keywords} website={me.website ?? ""} />
      )}
    </DashboardPage>
  );
}
