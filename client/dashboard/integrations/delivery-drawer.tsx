import type { DeliveryState } from "#shared/webhook-events.ts";
import type { Webhook, WebhookDelivery } from "#shared/webhooks.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLink, FilterLinks } from "../../ui/filter-links.tsx";
import { formatCount, formatDateTime } from "../../ui/format.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { useRole } from "../projects/role.tsx";
import { deliveryLabels, deliveryTones, integrationsLink, loggedLabels } from "./event-labels.ts";

type DeliveryDrawerProps = {
  projectId: string;
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
  total: number;
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
          <EmptyState title={state ? "No such deliveries" : "Nothing sent yet"}>
            {state ? "Choose another state above." : "Send a test event to see it here. The log covers 30 days."}
          </EmptyState>
        }
      >
        <ul className="divide-y divide-line border-y border-line">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} canReplay={webhook.active} />
          ))}
        </ul>
      </PagedList>
    </Drawer>
  );
};

const Delivery = ({ delivery, canReplay }: { delivery: WebhookDelivery; canReplay: boolean }) => {
  const { id, event, state, attempts, nextAttemptAt, data, createdAt } = delivery;
  const { run } = useAction({ toastErrors: true });
  const replay = () =>
    run(() => read(browserClient().deliveries[":id"].replay.$post({ param: { id } })), {
      success: "We send it again in a moment.",
    });
  const canEdit = useRole("editor");
  const last = attempts.at(-1);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="font-medium">{loggedLabels[event]}</p>
          <time dateTime={createdAt} className="text-sm text-muted">
            {formatDateTime(createdAt)}
          </time>
        </div>
        <Badge tone={deliveryTones[state]}>{deliveryLabels[state]}</Badge>
      </div>
      {state !== "delivered" && last?.error && <p className="mt-1 text-sm">{last.error}</p>}
      {nextAttemptAt && <p className="mt-1 text-sm text-muted">Next attempt: {formatDateTime(nextAttemptAt)}</p>}
      <details>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-sm hover:underline">
          {attempts.length > 0 ? `${formatCount(attempts.length, "attempt")} and content` : "Content"}
        </summary>
        <ol className="mb-3 grid grid-cols-1 gap-2 text-sm">
          {attempts.map(({ at, status, error, ms }) => (
            <li key={`${at} ${ms}`}>
              <time dateTime={at} className="text-muted">
                {formatDateTime(at)}
              </time>{" "}
              · {error ?? `Status ${status}`} · {ms} ms
            </li>
          ))}
        </ol>
        <p className="mb-2 text-sm wrap-anywhere">
          webhook-id: <code>{id}</code>
        </p>
        <div className="overflow-hidden rounded-xl border border-line bg-surface">
          <ScrollBox label="Content of the event">
            <pre className="p-4 text-sm">{JSON.stringify(data, null, 2)}</pre>
          </ScrollBox>
        </div>
      </details>
      {canEdit && event !== "test" && (
        <div className="-ml-2">
          <TextButton
            label={state === "pending" ? "Send now" : "Send again"}
            name={`${state === "pending" ? "Send now" : "Send again"}: ${loggedLabels[event]}, ${formatDateTime(createdAt)}`}
            isDisabled={!canReplay}
            disabledReason="Turn the webhook on first."
            onClick={() => void replay()}
          />
        </div>
      )}
    </li>
  );
};
