import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { LeaveDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { modeOf } from "../mode/mode.ts";
import { Screen } from "../page.tsx";
import { projectFor } from "../projects/current-project.ts";
import { BackToOffers } from "./back-to-offers.tsx";
import { InstallPart } from "./install-section.tsx";
import { OriginsPart } from "./origins-section.tsx";
import { ReasonsPart } from "./reasons-section.tsx";
import { SecretPart } from "./secret-section.tsx";
import { TryIt } from "./try-widget.tsx";
import { useOrigins } from "./use-origins.ts";
import { useReasons } from "./use-reasons.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await projectFor(args);
  const calls = args.context.get(api).projects[":id"]["leaving-dialog"];
  return { project, mode: modeOf(args), dialog: await read(calls.$get({ param: { id: project.id } })) };
};

export function Component() {
  const { project, mode, dialog } = useLoaderData<typeof loader>();
  return (
    <Screen
      title="Leaving dialog"
      description="What asks your customers why they leave, and how to put it into your pages."
      actions={<BackToOffers place={{ projectId: project.id, mode }} />}
    >
      <Parts key={project.id} project={project} mode={mode} dialog={dialog} />
    </Screen>
  );
}

const Parts = ({ project, mode, dialog }: Awaited<ReturnType<typeof loader>>) => {
  const place = { projectId: project.id, mode };
  const reasons = useReasons(project.id, dialog);
  const origins = useOrigins(project);
  return (
    <div className="grid grid-cols-1 divide-y divide-line *:py-10 *:first:pt-0">
      <TryIt {...place} />
      <ReasonsPart reasons={reasons} mode={mode} />
      <InstallPart {...place} />
      <OriginsPart origins={origins} />
      <SecretPart secret={project.widgetSecret} />
      <LeaveDialog isChanged={reasons.isChanged || origins.isChanged} query="project">
        What you changed of the dialog is not saved, and would be lost.
      </LeaveDialog>
    </div>
  );
};
