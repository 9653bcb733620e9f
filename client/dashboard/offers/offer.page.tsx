import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { modes } from "#shared/modes.ts";
import { paramsOf } from "#shared/routes.ts";
import { ApiError, api, read } from "../../app/api-client.ts";
import { rememberMode } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { fieldsOfOffer } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { offerLink, offersLink } from "./offers-api.ts";

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const client = context.get(api);
  const [offer, { projects }] = await Promise.all([
    read(client.offers[":id"].$get({ param: paramsOf("offer", params) })).catch(orNotFound),
    read(client.projects.my.$get()),
  ]);
  const project = projects.find(({ id }) => id === offer.projectId);
  if (!project) throw new Response(null, { status: 404 });
  // An offer belongs to a project and a mode; if the URL names the other mode, redirect to that mode's offers.
  const searchParams = new URL(request.url).searchParams;
  const mode = modes.find((name) => name === searchParams.get("mode"));
  if (mode && mode !== offer.mode) throw redirect(offersLink({ ...offer, mode }));
  if (!mode || searchParams.get("project") !== project.id) throw redirect(offerLink(offer));
  rememberMode(mode);
  const dialog = await read(client.projects[":id"]["leaving-dialog"].$get({ param: { id: project.id } }));
  return { offer, project, dialogReasons: dialog.reasons };
};

const orNotFound = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 400) throw new Response(null, { status: 404 });
  throw error;
};

export function Component() {
  const { offer, project, dialogReasons } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Edit offer" description="What whoever is about to leave sees.">
      <OfferForm
        key={offer.id}
        project={project}
        mode={offer.mode}
        dialogReasons={dialogReasons}
        offer={offer}
        before={fieldsOfOffer(offer)}
      />
    </DashboardPage>
  );
}
