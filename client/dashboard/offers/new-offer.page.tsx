import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { modeOf } from "../mode/mode.ts";
import { Screen } from "../page.tsx";
import { projectFor } from "../projects/current-project.ts";
import { newFields } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { typeIn } from "./offer-labels.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await projectFor(args);
  const calls = args.context.get(api).projects[":id"]["leaving-dialog"];
  const { reasons } = await read(calls.$get({ param: { id: project.id } }));
  const begun = new URL(args.request.url).searchParams.get("reason");
  return {
    ...{ project, mode: modeOf(args), asked: reasons, type: typeIn(args.request.url) },
    reasons: reasons.filter((reason) => reason === begun),
  };
};

export function Component() {
  const { project, mode, asked, type, reasons } = useLoaderData<typeof loader>();
  return (
    <Screen title="New offer" description="What whoever is about to leave sees.">
      <OfferForm key={project.id} project={project} mode={mode} asked={asked} before={newFields(type, reasons)} />
    </Screen>
  );
}
