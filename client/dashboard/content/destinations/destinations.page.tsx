import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { ListedDestination } from "#shared/content/destinations.ts";
import type { Indexnow, IndexnowSite } from "#shared/content/indexnow.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { Section } from "../../../ui/section.tsx";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { AddDrawer } from "./add-drawer.tsx";
import { Report, useConnectionTest } from "./connection-report.tsx";
import {
  destinationParams,
  destinationsLink,
  lastPublishedText,
  missingChoice,
  nextStep,
  platforms,
  stateLabels,
  stateTones,
} from "./destination-params.ts";
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

type IndexnowSectionProps = { projectId: string; indexnow: Indexnow };

/** The key file that lets us announce pages to search engines, and what was announced. */
const IndexnowSection = ({ projectId, indexnow }: IndexnowSectionProps) => {
  const { key, sites } = indexnow;
  return (
    <Section
      id="indexnow"
      title="Announce pages to search engines"
      lead="With IndexNow, Bing, Yandex, Seznam and others learn of a page as soon as it is published, changed or removed. Google doesn't take part, and no search engine promises to list a page."
    >
      <ol className="mt-4 grid max-w-prose list-decimal gap-1.5 pl-5">
        <li>
          Download{" "}
          <a href={`data:text/plain,${key}`} download={`${key}.txt`} className="link inline-block min-h-6">
            your key file
          </a>
          . Its only text is the key.
        </li>
        <li>Upload it to the top folder of your website, so that it opens at the address below.</li>
        <li>Check it here. From then on, we announce each page after we have seen it online.</li>
      </ol>
      <p className="mt-3 max-w-prose text-sm text-muted">
        Some hosted platforms, such as Shopify and Webflow, take no such files. IndexNow is optional.
      </p>
      <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
        {sites.map((site) => (
          <SiteItem key={site.origin} projectId={projectId} site={site} />
        ))}
      </ul>
      <Figures indexnow={indexnow} />
    </Section>
  );
};

const SiteItem = ({ projectId, site }: { projectId: string; site: IndexnowSite }) => {
  const { origin, keyUrl, verifiedAt, checkedAt, reason } = site;
  const { isPending, error, run } = useAction();
  const canCheck = useRole("editor");
  const check = () =>
    run(
      () => read(browserClient().projects[":id"].indexnow.check.$post({ param: { id: projectId }, json: { origin } })),
      { success: (checked) => (checked.verifiedAt ? "The key file is there." : "The key file isn't there yet.") },
    );
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 p-5 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{new URL(origin).host}</span>
          {verifiedAt ? <Badge tone="good">Key file found</Badge> : checkedAt && <Badge tone="warn">Not found</Badge>}
        </p>
        <p className="mt-1 text-sm">
          <ExternalLink href={keyUrl}>{keyUrl}</ExternalLink>
        </p>
        {reason && <p className="mt-1 text-warn">{reason}</p>}
        {checkedAt && <p className="mt-1 text-sm text-muted">Checked on {formatDateTime(checkedAt)}</p>}
        <FormMessage className="mt-3">{error}</FormMessage>
      </div>
      {canCheck && (
        <Button variant="quiet" busy={isPending} onClick={() => void check()}>
          {isPending ? "Checking…" : "Check key file"}
          <span className="sr-only"> of {new URL(origin).host}</span>
        </Button>
      )}
    </li>
  );
};

const Figures = ({ indexnow: { sent, waiting, failed, lastSentAt, reason } }: Pick<IndexnowSectionProps, "indexnow">) =>
  sent + waiting + failed > 0 && (
    <div className="mt-4 text-sm text-muted">
      <p>
        {formatCount(sent, "page")} announced{lastSentAt && `, the last one on ${formatShortDate(lastSentAt)}`}.
        {waiting > 0 && ` ${formatCount(waiting, "page")} waiting.`}
        {failed > 0 && ` ${formatCount(failed, "page")} refused.`}
      </p>
      {reason && <p className="mt-1">{reason}</p>}
    </div>
  );

const shortcutsFor = (canTest: boolean): readonly Shortcut[] => [
  { key: "j", effect: "Next destination" },
  { key: "k", effect: "Previous destination" },
  ...(canTest ? [{ key: "t", effect: "Test the connection" }] : []),
  { key: "e", effect: "Open the settings" },
  { key: "?", effect: "Show this list" },
];

const listId = "destinations";

type DestinationListProps = { projectId: string; destinations: readonly ListedDestination[] };

const DestinationList = ({ projectId, destinations }: DestinationListProps) => {
  const canTest = useRole("editor");
  return (
    <div>
      <ShortcutsHelp shortcuts={shortcutsFor(canTest)}>
        {canTest && (
          <>
            <Key name="t" /> to test the connection,{" "}
          </>
        )}
        <Key name="e" /> to open the settings of the focused destination.
      </ShortcutsHelp>
      <ul id={listId} tabIndex={-1} className="divide-y divide-line rounded-2xl border border-line outline-none">
        {destinations.map((destination) => (
          <DestinationItem key={destination.id} projectId={projectId} destination={destination} canTest={canTest} />
        ))}
      </ul>
    </div>
  );
};

type DestinationItemProps = { projectId: string; destination: ListedDestination; canTest: boolean };

const DestinationItem = ({ projectId, destination, canTest }: DestinationItemProps) => {
  const { id, kind, name, url, state, reason } = destination;
  const { isPending, error, report, test } = useConnectionTest(id);
  const site = url ? new URL(url).host : undefined;
  const next = nextStep(destination);
  const missing = missingChoice(destination);
  return (
    <li
      id={id}
      data-list-item
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="p-5 first:rounded-t-2xl last:rounded-b-2xl focus-visible:outline-2"
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={`${id}-name`} className="text-lg font-semibold wrap-anywhere">
              {name}
            </h2>
            {kind !== "download" && <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>}
          </div>
          <p className="mt-1 text-muted wrap-anywhere">
            {[platforms[kind].label, site].filter((part) => part && part !== name).join(" · ")}
          </p>
          <p className="mt-1 text-sm text-muted">{countsText(destination)}</p>
        </div>
        <div className="flex flex-wrap sm:-mr-2 items-center gap-x-2 gap-y-1">
          {canTest && kind !== "download" && (
            <Button variant="quiet" busy={isPending} aria-keyshortcuts="t" onClick={() => void test()}>
              {isPending ? "Testing…" : state === "paused" ? "Test and resume" : "Test connection"}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          <Link
            to={destinationsLink(projectId, { destination: id })}
            preventScrollReset
            aria-keyshortcuts="e"
            className="link inline-flex min-h-control items-center px-2"
          >
            {kind === "download" ? "Files" : "Settings"}
            <span className="sr-only">: {name}</span>
          </Link>
        </div>
      </div>
      {state !== "ok" && reason && !report && (
        <p className={`mt-3 wrap-anywhere ${state === "paused" ? "text-bad" : "text-warn"}`}>
          {reason} {next && <span className="text-muted">{next}</span>}
        </p>
      )}
      {missing && <p className="mt-3 text-warn">{missing}</p>}
      {report && (
        <div className="mt-3">
          <Report report={report} />
        </div>
      )}
      <FormMessage className="mt-3">{error}</FormMessage>
    </li>
  );
};

const countsText = (destination: ListedDestination) => {
  const { published, waiting, failed, damaged } = destination;
  return [
    lastPublishedText(destination),
    published > 0 && `${formatCount(published, "document")} there`,
    waiting > 0 && `${waiting} waiting`,
    failed > 0 && `${failed} failed`,
    damaged > 0 && `${damaged} ${damaged === 1 ? "needs" : "need"} your attention`,
  ]
    .filter(Boolean)
    .join(" · ");
};
