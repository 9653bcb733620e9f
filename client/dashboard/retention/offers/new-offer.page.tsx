import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode-switch.tsx";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { newFields, newOfferParams } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const { type, reason } = newOfferParams.parse(args.request.url);
  const call = args.context.get(api).projects[":id"]["leaving-dialog"];
  const { reasons: dialogReasons } = await read(call.$get({ param: { id: project.id } }));
  const initialFields = newFields(
    type,
    dialogReasons.filter((dialogReason) => dialogReason === reason),
  );
  return { project, mode: modeOf(args), dialogReasons, initialFields };
};

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="New offer" description="Shown to customers who are about to cancel.">
      <RoleFieldset>
        <OfferForm key={data.project.id} {...data} />
      </RoleFieldset>
    </DashboardPage>
  );
}
