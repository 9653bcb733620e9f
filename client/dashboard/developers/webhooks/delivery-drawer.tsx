import { useMemo, useState } from "react";
import type { Webhook, WebhookDelivery } from "#shared/developers/webhooks.ts";
import type { DeliveryState } from "#shared/webhook-events.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { formatDateTime, formatTotal } from "../../../ui/format.ts";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { Dialog, Drawer } from "../../../ui/overlays/dialog.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { useRole } from "../../role.tsx";
import { deliveryLabels, deliveryTones, integrationsLink, loggedLabels } from "./event-labels.ts";

type DeliveryDrawerProps = {
  projectId: string;
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
  total: number;
  totalIsCapped?: true | undefined;
  state: DeliveryState | undefined;
  page: number;
  limit: number;
  onClose: () => void;
};

const states = Object.keys(deliveryLabels) as DeliveryState[];

/** What was sent to a webhook in the last 30 days, with each attempt. */
export const DeliveryDrawer = ({ projectId, webhook, deliveries, onClose, state, ...paging }: DeliveryDrawerProps) => {
  const linkTo = (values: { state?: DeliveryState | undefined; page?: number }) =>
    integrationsLink(projectId, { log: webhook.id, ...values });
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const [shown, setShown] = useState<WebhookDelivery>();
  const columns = useMemo(() => columnsOf(setShown), []);
  const replay = (id: string) =>
    run(() => read(browserClient()["webhook-deliveries"][":id"].replay.$post({ param: { id } })), {
      success: "We send it again in a moment.",
    });
  const actionsOf = ({ id, event, state: current }: WebhookDelivery) =>
    event === "test"
      ? []
      : [
          {
            label: current === "pending" ? "Send now" : "Send again",
            disabledReason: webhook.active ? undefined : "Turn the webhook on first.",
            onSelect: () => void replay(id),
          },
        ];
  return (
    <Drawer title={`Deliveries to ${new URL(webhook.url).host}`} onClose={onClose}>
      <FilterLinks label="State">
        <FilterLink to={linkTo({})} label="All" isCurrent={state === undefined} />
        {states.map((one) => (
          <FilterLink key={one} to={linkTo({ state: one })} label={deliveryLabels[one]} isCurrent={state === one} />
        ))}
      </FilterLinks>
      <PagedList
        {...paging}
        to={(page) => linkTo({ state, page })}
        empty={
          <EmptyState title={state ? "No deliveries match" : "Nothing sent yet"}>
            {state ? "Choose another state above." : "Send a test event to see it here. The log covers 30 days."}
          </EmptyState>
        }
      >
        <DataTable
          id="deliveries"
          label="Deliveries"
          caption={`${formatTotal(paging, "delivery", "deliveries")}, newest first`}
          columns={columns}
          rows={deliveries}
          nameOf={nameOf}
          {...(canEdit && { menu: actionsOf })}
        />
      </PagedList>
      {shown && <DeliveryDialog delivery={shown} onClose={() => setShown(undefined)} />}
    </Drawer>
  );
};

const columnsOf = (onShow: (delivery: WebhookDelivery) => void): DataColumn<WebhookDelivery>[] => [
  {
    key: "event",
    label: "Event",
    isRowHeader: true,
    cell: (delivery) => (
      <button
        type="button"
        aria-label={`Show ${nameOf(delivery)}`}
        className="min-h-control-small text-left hover:underline"
        onClick={() => onShow(delivery)}
      >
        {loggedLabels[delivery.event]}
      </button>
    ),
    detail: ({ state, attempts }) => state !== "delivered" && attempts.at(-1)?.error,
  },
  {
    key: "state",
    label: "State",
    cell: ({ state }) => <Badge tone={deliveryTones[state]}>{deliveryLabels[state]}</Badge>,
  },
  { key: "attempts", label: "Attempts", isNumber: true, cell: ({ attempts }) => attempts.length },
  {
    key: "next",
    label: "Next attempt",
    isHiddenByDefault: true,
    className: "text-muted",
    cell: ({ nextAttemptAt }) => nextAttemptAt && <Time at={nextAttemptAt} />,
  },
  { key: "created", label: "Created", className: "text-muted", cell: ({ createdAt }) => <Time at={createdAt} /> },
];

const nameOf = ({ event, createdAt }: WebhookDelivery) => `${loggedLabels[event]}, ${formatDateTime(createdAt)}`;

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

/** What was sent, and how the endpoint answered. */
const DeliveryDialog = ({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) => {
  const { id, event, attempts, nextAttemptAt, data } = delivery;
  return (
    <Dialog open title={loggedLabels[event]} className="w-[min(36rem,100%-2rem)] text-left" onClose={onClose}>
      <ol className="mt-4 mb-3 grid grid-cols-1 gap-2 text-sm">
        {attempts.map(({ at, status, error, ms }) => (
          <li key={`${at} ${ms}`}>
            <span className="text-muted">
              <Time at={at} />
            </span>{" "}
            · {error ?? `Status ${status}`} · {ms} ms
          </li>
        ))}
      </ol>
      {nextAttemptAt && (
        <p className="mb-3 text-sm text-muted">
          Next attempt: <Time at={nextAttemptAt} />
        </p>
      )}
      <p className="mb-2 text-sm wrap-anywhere">
        webhook-id: <code>{id}</code>
      </p>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <ScrollBox label="Content of the event">
          <pre className="p-4 text-sm">{JSON.stringify(data, null, 2)}</pre>
        </ScrollBox>
      </div>
      <div className="mt-6 flex justify-end">
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
};
