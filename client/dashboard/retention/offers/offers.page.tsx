import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { maxOffers, type Offer } from "#shared/retention/offers.ts";
import { api, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { discountOf } from "../../../widget/discount.ts";
import { requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode-switch.tsx";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { newOfferLink, offerToInput, typeLabels } from "./offer-fields.ts";
import { dialogLink, type OfferScope, offerLink, saveOffer, stripeAccountOf } from "./offers-api.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const mode = modeOf(args);
  const client = args.context.get(api);
  const [list, dialog] = await Promise.all([
    read(client.offers[":projectId"].project.$get({ param: { projectId: project.id }, query: { mode } })),
    read(client.projects[":id"]["leaving-dialog"].$get({ param: { id: project.id } })),
  ]);
  return { project, mode, dialogReasons: dialog.reasons, ...list };
};

export function Component() {
  const { project, mode, dialogReasons, offers, total } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const scope = { projectId: project.id, mode };

  const setActive = (offer: Offer, active: boolean, undo?: () => void): Promise<unknown> =>
    run(() => saveOffer({ ...offerToInput(offer), active }), {
      success: `${active ? "Activated" : "Deactivated"} “${offer.title}”.`,
      undo,
    });

  return (
    <DashboardPage
      title="Offers"
      description="Offers shown to customers who are about to cancel."
      actions={
        <>
          <Link to={dialogLink(scope)} className="button button-quiet">
            Cancellation dialog
          </Link>
          {canEdit && (
            <Link to={newOfferLink(scope)} className="button">
              New offer
            </Link>
          )}
        </>
      }
    >
      {offers.length === 0 ? (
        <EmptyOffers scope={scope} canEdit={canEdit} />
      ) : (
        <>
          <p className="mb-4 max-w-prose text-muted">
            {countText(offers, mode)} Customers who cancel see the oldest active offer for their reason, or else the
            oldest one for all reasons.
          </p>
          {total >= maxOffers && (
            <p className="mb-6">
              You've reached the limit of {maxOffers} offers per mode. Edit an inactive offer instead of adding one.
            </p>
          )}
          <ul className="divide-y divide-line rounded-2xl border border-line">
            {offers.map((offer) => (
              <OfferItem
                key={offer.id}
                offer={offer}
                dialogReasons={dialogReasons}
                hasStripeAccount={stripeAccountOf(project, mode) !== null}
                canEdit={canEdit}
                onToggle={(active) => setActive(offer, active, () => void setActive(offer, !active))}
              />
            ))}
          </ul>
        </>
      )}
    </DashboardPage>
  );
}

const countText = (offers: readonly Offer[], mode: string) => {
  const activeCount = offers.filter(({ active }) => active).length;
  return `${offers.length} ${mode} ${offers.length === 1 ? "offer" : "offers"}, ${activeCount} active.`;
};

type OfferItemProps = {
  offer: Offer;
  /** The reasons in the project's dialog. */
  dialogReasons: readonly string[];
  hasStripeAccount: boolean;
  canEdit: boolean;
  onToggle: (active: boolean) => Promise<unknown>;
};

const OfferItem = ({ offer, dialogReasons, hasStripeAccount, canEdit, onToggle }: OfferItemProps) => {
  const { id, type, title, message, reasons, active } = offer;
  const discount = discountOf(offer, "en-US");
  return (
    <li
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-6 gap-y-2 p-5 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={`${id}-title`} className="text-lg font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="flex flex-wrap gap-2 text-sm font-medium">
            <span className="rounded-full bg-wash px-3 py-0.5 text-accent">{typeLabels[type].label}</span>
            {discount && <span className="rounded-full bg-good-wash px-3 py-0.5 text-good">{discount} off</span>}
          </p>
        </div>
        {message && <p className="mt-1 line-clamp-2 max-w-prose text-muted wrap-anywhere">{message}</p>}
        <OfferReasons reasons={reasons} dialogReasons={dialogReasons} />
        {type === "discount" && !hasStripeAccount && (
          <p className="mt-2 text-sm text-bad">
            No Stripe account is connected for this mode, so this offer can't be activated.
          </p>
        )}
      </div>
      <div className="-mx-2 flex items-center gap-2">
        {canEdit ? (
          <ActiveSwitch title={title} active={active} onToggle={onToggle} />
        ) : (
          <Badge tone={active ? "good" : "quiet"}>{active ? "Active" : "Inactive"}</Badge>
        )}
        <Link to={offerLink(offer)} className="link px-2 py-2.5">
          {canEdit ? "Edit" : "View"}
          <span className="sr-only"> “{title}”</span>
        </Link>
      </div>
    </li>
  );
};

const OfferReasons = ({ reasons, dialogReasons }: { reasons: readonly string[]; dialogReasons: readonly string[] }) => (
  <p className="mt-1.5 text-sm">
    {reasons.length === 0 ? (
      "For all reasons"
    ) : (
      <>
        For{" "}
        {reasons.map((reason, index) => (
          <span key={reason} className={dialogReasons.includes(reason) ? "" : "text-bad"}>
            {index > 0 && ", "}“{reason}”{!dialogReasons.includes(reason) && " (removed from the dialog)"}
          </span>
        ))}
      </>
    )}
  </p>
);

type ActiveSwitchProps = { title: string; active: boolean; onToggle: (active: boolean) => Promise<unknown> };

/** A switch that saves at once and shows the new state while saving. */
const ActiveSwitch = ({ title, active, onToggle }: ActiveSwitchProps) => {
  const [pending, setPending] = useState<boolean>();
  const toggle = async () => {
    if (pending !== undefined) return;
    setPending(!active);
    await onToggle(!active);
    setPending(undefined);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={pending ?? active}
      aria-busy={pending !== undefined}
      disabled={!useHydrated()}
      className="group flex min-h-control items-center gap-2.5 px-2 text-sm font-medium"
      onClick={() => void toggle()}
    >
      <span
        aria-hidden="true"
        className="h-6 w-10 rounded-full border border-edge p-0.5 group-aria-checked:border-transparent group-aria-checked:bg-action"
      >
        <span className="block size-4.5 rounded-full bg-edge transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-action" />
      </span>
      Active<span className="sr-only">: “{title}”</span>
    </button>
  );
};

/** Shown when there are no offers yet, with suggestions that usually work. */
const EmptyOffers = ({ scope, canEdit }: { scope: OfferScope; canEdit: boolean }) => (
  <>
    <EmptyState
      title={scope.mode === "live" ? "No offers yet" : "No test offers yet"}
      action={
        canEdit && (
          <Link to={newOfferLink(scope)} className="button">
            Create offer
          </Link>
        )
      }
    >
      {scope.mode === "live"
        ? "Customers who cancel are asked why, then shown the offer that matches. Without offers, they are only asked why."
        : "Test offers appear only in your own tests. Customers never see them."}
    </EmptyState>
    {canEdit && <SuggestedOffers scope={scope} />}
  </>
);

const SuggestedOffers = ({ scope }: { scope: OfferScope }) => (
  <>
    <h2 className="mt-10 text-xl font-semibold">Suggested offers</h2>
    <ul className="mt-4 grid gap-4 md:grid-cols-3">
      {suggestions.map(({ reason, type, text, action }) => (
        <li key={type} className="flex flex-col items-start rounded-2xl border border-line p-5">
          <h3 className="font-semibold">“{reason}”</h3>
          <p className="mt-1.5 mb-2 text-muted">{text}</p>
          <Link to={newOfferLink(scope, { type, reason })} className="link mt-auto py-2.5">
            {action}
            <span className="sr-only"> for “{reason}”</span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);

const suggestions = [
  {
    reason: "Too expensive",
    type: "discount",
    text: "Take something off the next invoices with a coupon from your Stripe account.",
    action: "Offer a discount",
  },
  {
    reason: "No longer needed",
    type: "pause",
    text: "Needs change. A pause costs you nothing and keeps the customer's data.",
    action: "Offer a pause",
  },
  {
    reason: "Too hard to use",
    type: "contact",
    text: "Half an hour with a person solves what a discount can't.",
    action: "Offer a call",
  },
] as const;
