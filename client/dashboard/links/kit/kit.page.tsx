import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { KitForm } from "./kit-form.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const kit = await read(args.context.get(api).projects[":id"].kit.$get({ param: { id: project.id } }));
  return { project, kit };
};

export function Component() {
  const { project, kit } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Listing kit" description={`What directories get to know about ${project.name}.`}>
      <p className="-mt-4 mb-8 max-w-prose text-muted">
        Directories get their texts and pictures from here, cut to what each of them takes. Changes reach submissions
        that have not been sent yet.
      </p>
      {/* Keyed by project, so that text typed for one is not saved for another. */}
      <RoleFieldset>
        <KitForm key={project.id} projectId={project.id} kit={kit} />
      </RoleFieldset>
    </DashboardPage>
  );
}
