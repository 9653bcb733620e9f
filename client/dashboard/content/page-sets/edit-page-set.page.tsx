import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paramsOf } from "#shared/routes.ts";
import { DashboardPage } from "../../page.tsx";
import { PageSetForm } from "./page-set-form.tsx";
import { editLink, loadPageSet } from "./page-sets.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPageSet(args, paramsOf("editPageSet", args.params).id, editLink);

export function Component() {
  const set = useLoaderData<typeof loader>();
  return (
    <DashboardPage
      projectId={set.projectId}
      title="Edit page set"
      description="Change the template or the rows of a page set."
    >
      <PageSetForm key={set.id} projectId={set.projectId} set={set} />
    </DashboardPage>
  );
}
