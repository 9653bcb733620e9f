import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { modeOf } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { newFields } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { parseType } from "./offer-labels.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const calls = args.context.get(api).projects[":id"]["leaving-dialog"];
  const { reasons } = await read(calls.$get({ param: { id: project.id } }));
  const begun = new URL(args.request.url).searchParams.get("reason");
  return {
    project,
    mode: modeOf(args),
    dialogReasons: reasons,
    type: parseType(args.request.url),
    reasons: reasons.filter((reason) => reason === begun),
  };
};

export function Component() {
  const { project, mode, dialogReasons, type, reasons } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="New offer" description="What whoever is about to leave sees.">
      <OfferForm
        key={project.id}
        project={project}
        mode={mode}
        dialogReasons={dialogReasons}
        before={newFields(type, reasons)}
      />
    </DashboardPage>
  );
}
