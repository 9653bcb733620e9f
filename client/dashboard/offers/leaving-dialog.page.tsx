import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../api.ts";
import { LeaveDialog } from "../../ui/leave-dialog.tsx";
import { modeOf } from "../mode.ts";
import { projectFor } from "../projects/current.ts";
import { Screen } from "../screen.tsx";
import { BackToOffers } from "./back-to-offers.tsx";
import { InstallPart } from "./install-part.tsx";
import { OriginsPart } from "./origins-part.tsx";
import { ReasonsPart } from "./reasons-part.tsx";
import { SecretPart } from "./secret-part.tsx";
import { TryIt } from "./try-it.tsx";
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
