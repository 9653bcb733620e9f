import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { PageSetForm } from "./page-set-form.tsx";

export const loader = async (args: LoaderFunctionArgs) => ({ projectId: (await requireProject(args)).id });

export function Component() {
  const { projectId } = useLoaderData<typeof loader>();
  return (
    <DashboardPage projectId={projectId} title="New page set" description="Make a page of each row of a CSV file.">
      <PageSetForm key={projectId} projectId={projectId} />
    </DashboardPage>
  );
}
