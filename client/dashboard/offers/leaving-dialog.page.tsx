import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { modeOf } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { BackToOffers } from "./back-to-offers.tsx";
import { InstallSection } from "./install-section.tsx";
import { OriginsSection } from "./origins-section.tsx";
import { ReasonsSection } from "./reasons-section.tsx";
import { SecretSection } from "./secret-section.tsx";
import { TryWidget } from "./try-widget.tsx";
import { useOrigins } from "./use-origins.ts";
import { useReasons } from "./use-reasons.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const calls = args.context.get(api).projects[":id"]["leaving-dialog"];
  return { project, mode: modeOf(args), dialog: await read(calls.$get({ param: { id: project.id } })) };
};

export function Component() {
  const { project, mode, dialog } = useLoaderData<typeof loader>();
  return (
    <DashboardPage
      title="Leaving dialog"
      description="What asks your customers why they leave, and how to put it into your pages."
      actions={<BackToOffers place={{ projectId: project.id, mode }} />}
    >
      <Parts key={project.id} project={project} mode={mode} dialog={dialog} />
    </DashboardPage>
  );
}

const Parts = ({ project, mode, dialog }: Awaited<ReturnType<typeof loader>>) => {
  const place = { projectId: project.id, mode };
  const reasons = useReasons(project.id, dialog);
  const origins = useOrigins(project);
  return (
    <div className="grid grid-cols-1 divide-y divide-line *:py-10 *:first:pt-0">
      <TryWidget {...place} />
      <ReasonsSection reasons={reasons} mode={mode} />
      <InstallSection {...place} />
      <OriginsSection origins={origins} />
      <SecretSection secret={project.widgetSecret} />
      <UnsavedChangesDialog isChanged={reasons.isChanged || origins.isChanged} query="project">
        What you changed of the dialog is not saved, and would be lost.
      </UnsavedChangesDialog>
    </div>
  );
};
