import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { AlertsSection } from "../../conversations/alerts/alerts-section.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { DeliveryDrawer } from "../webhooks/delivery-drawer.tsx";
import { integrationParams, integrationsLink } from "../webhooks/event-labels.ts";
import { WebhooksSection } from "../webhooks/webhooks-section.tsx";

const deliveriesPerPage = 20;
const noDeliveries = { deliveries: [], total: 0 };

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const { log, state, page } = integrationParams.parse(args.request.url);
  const client = args.context.get(api);
  const param = { id: project.id };
  const [{ webhooks }, alerts] = await Promise.all([
    read(client.projects[":id"].webhooks.$get({ param })),
    read(client.projects[":id"].alerts.$get({ param })),
  ]);
  const opened = webhooks.find(({ id }) => id === log);
  const query = { page: String(page), limit: String(deliveriesPerPage), ...(state && { state }) };
  const list = opened
    ? await read(client.webhooks[":id"].deliveries.$get({ param: { id: opened.id }, query }))
    : noDeliveries;
  return { projectId: project.id, webhooks, alerts, opened, state, page, list };
};

export function Component() {
  const { projectId, webhooks, alerts, opened, state, page, list } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <DashboardPage title="Integrations" description="Where this project's mentions and events are sent.">
      {/* Keyed by project, so that text typed for one is not saved for another. */}
      <div key={projectId} className="grid grid-cols-1 gap-14">
        <AlertsSection projectId={projectId} alerts={alerts} />
        <WebhooksSection projectId={projectId} webhooks={webhooks} />
      </div>
      {opened && (
        <DeliveryDrawer
          key={opened.id}
          projectId={projectId}
          webhook={opened}
          {...list}
          state={state}
          page={page}
          limit={deliveriesPerPage}
          onClose={() => void navigate(integrationsLink(projectId), { preventScrollReset: true })}
        />
      )}
    </DashboardPage>
  );
}
