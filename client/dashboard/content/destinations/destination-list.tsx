import { Link } from "react-router";
import type { ListedDestination } from "#shared/content/destinations.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { useRole } from "../../role.tsx";
import { Report, useConnectionTest } from "./connection-report.tsx";
import { destinationsLink } from "./destination-params.ts";
import { lastPublishedText, missingChoice, nextStep, platforms, stateLabels, stateTones } from "./platforms.ts";

const shortcutsFor = (canTest: boolean): readonly Shortcut[] => [
  { key: "j", effect: "Next destination" },
  { key: "k", effect: "Previous destination" },
  ...(canTest ? [{ key: "t", effect: "Test the connection" }] : []),
  { key: "e", effect: "Open the settings" },
  { key: "?", effect: "Show this list" },
];

export const listId = "destinations";

type DestinationListProps = { projectId: string; destinations: readonly ListedDestination[] };

export const DestinationList = ({ projectId, destinations }: DestinationListProps) => {
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
            className="link inline-flex min-h-11 items-center px-2"
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
