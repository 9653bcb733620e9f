import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { paramsOf } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { throwNotFound } from "../../../app/page-error.ts";
import { rememberMode } from "../../mode/mode-switch.tsx";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset } from "../../role.tsx";
import { toFields } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { offerLink, offerParams, offersLink } from "./offers-api.ts";

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const client = context.get(api);
  const [offer, { projects }] = await Promise.all([
    read(client.offers[":id"].$get({ param: paramsOf("offer", params) })).catch(throwNotFound),
    read(client.projects.my.$get()),
  ]);
  const project = projects.find(({ id }) => id === offer.projectId);
  if (!project) throw new Response(null, { status: 404 });
  // An offer belongs to a project and a mode; if the URL names the other mode, redirect to that mode's offers.
  const { mode, project: projectId } = offerParams.parse(request.url);
  if (mode && mode !== offer.mode) throw redirect(offersLink({ ...offer, mode }));
  if (!mode || projectId !== project.id) throw redirect(offerLink(offer));
  rememberMode(mode);
  const dialog = await read(client.projects[":id"]["leaving-dialog"].$get({ param: { id: project.id } }));
  return { offer, project, dialogReasons: dialog.reasons };
};

export function Component() {
  const { offer, project, dialogReasons } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Edit offer" description="Shown to customers who are about to cancel.">
      <RoleFieldset>
        <OfferForm
          key={offer.id}
          project={project}
          mode={offer.mode}
          dialogReasons={dialogReasons}
          offer={offer}
          initialFields={toFields(offer)}
        />
      </RoleFieldset>
    </DashboardPage>
  );
}
