import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { maxOffers } from "#shared/offers.ts";
import { api, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { modeOf } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { EmptyOffers } from "./empty-offers.tsx";
import { OfferCard } from "./offer-card.tsx";
import { inputOf } from "./offer-fields.ts";
import { dialogLink, newOfferLink, type Offer, saveOffer } from "./offers-api.ts";

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
  const place = { projectId: project.id, mode };
  const account = mode === "live" ? project.stripeAccountId : project.testStripeAccountId;

  const change = (offer: Offer, active: boolean) => () => saveOffer({ ...inputOf(offer), active });
  const turn = (offer: Offer, active: boolean) =>
    run(change(offer, active), {
      success: `“${offer.title}” is switched ${active ? "on" : "off"}.`,
      undo: () =>
        void run(change(offer, !active), { success: `“${offer.title}” is switched ${active ? "off" : "on"} again.` }),
    });

  return (
    <DashboardPage
      title="Offers"
      description="What your customers see who are about to leave."
      actions={
        <>
          <Link to={dialogLink(place)} className="button button-quiet">
            Leaving dialog
          </Link>
          <Link to={newOfferLink(place)} className="button">
            New offer
          </Link>
        </>
      }
    >
      {offers.length === 0 ? (
        <EmptyOffers place={place} />
      ) : (
        <>
          <p className="-mt-4 mb-6 max-w-prose text-muted">
            {countText(offers, mode)} Whoever is about to leave sees one: the oldest for their reason, else the oldest
            for every reason.
          </p>
          {total >= maxOffers && (
            <p className="mb-6">
              There is room for {maxOffers} in each mode, and they are used up. Change one that is switched off.
            </p>
          )}
          <ul className="grid gap-4">
            {offers.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                dialogReasons={dialogReasons}
                hasAccount={Boolean(account)}
                onTurn={(active) => turn(offer, active)}
              />
            ))}
          </ul>
        </>
      )}
    </DashboardPage>
  );
}

const countText = (offers: readonly Offer[], mode: string) => {
  const on = offers.filter(({ active }) => active).length;
  return `${offers.length} ${mode} ${offers.length === 1 ? "offer" : "offers"}, ${on} switched on.`;
};
