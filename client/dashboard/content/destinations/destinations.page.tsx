import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { AddDrawer } from "./add-drawer.tsx";
import { DestinationList } from "./destination-list.tsx";
import { destinationParams, destinationsLink } from "./destination-params.ts";
import { IndexnowSection } from "./indexnow-section.tsx";
import { MissingDestinationDrawer, SettingsDrawer } from "./settings-drawer.tsx";

const shownDocuments = 10;
const nothing = { publications: [], total: 0 };

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const open = destinationParams.parse(args.request.url);
  const client = args.context.get(api);
  const param = { id: project.id };
  const [{ destinations }, indexnow] = await Promise.all([
    read(client.projects[":id"].destinations.$get({ param })),
    read(client.projects[":id"].indexnow.$get({ param })),
  ]);
  const destination = destinations.find(({ id }) => id === open.destination);
  const shown = destination
    ? await read(
        client.destinations[":id"].publications.$get({
          param: { id: destination.id },
          query: {
            limit: String(shownDocuments),
            ...(destination.kind === "download" && { state: "published" as const }),
          },
        }),
      )
    : nothing;
  return { project, destinations, indexnow, open, destination, shown };
};

export function Component() {
  const { project, destinations, indexnow, open, destination, shown } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const close = () => void navigate(destinationsLink(project.id), { preventScrollReset: true });
  const isOwner = useRole("owner");
  const add = isOwner && (
    <Link to={destinationsLink(project.id, { add: "choose" })} preventScrollReset className="button">
      Add destination
    </Link>
  );
  return (
    <DashboardPage
      title="Destinations"
      description={`Where articles and pages of ${project.name} are published.`}
      actions={destinations.length > 0 && add}
    >
      <div className="grid grid-cols-1 gap-12">
        {destinations.length ? (
          <DestinationList projectId={project.id} destinations={destinations} />
        ) : (
          <EmptyState title="No destinations yet" action={add}>
            Connect your website once. Approved articles and page sets are then published there, on the day you choose.
          </EmptyState>
        )}
        <IndexnowSection key={project.id} projectId={project.id} indexnow={indexnow} />
      </div>
      {isOwner && open.add && <AddDrawer projectId={project.id} step={open.add} onClose={close} />}
      {open.destination &&
        (destination ? (
          <SettingsDrawer
            key={destination.id}
            projectId={project.id}
            destination={destination}
            shown={shown}
            onClose={close}
          />
        ) : (
          <MissingDestinationDrawer onClose={close} />
        ))}
    </DashboardPage>
  );
}
