import { Link } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { newOfferLink } from "./offers-api.ts";

/** Shown when there are no offers yet: suggestions of what usually works. */
export const EmptyOffers = ({ place }: { place: { projectId: string; mode: Mode } }) => (
  <>
    <EmptyState
      title={place.mode === "live" ? "No offer yet" : "No offer to try yet"}
      action={
        <Link to={newOfferLink(place)} className="button">
          Make the first one
        </Link>
      }
    >
      {place.mode === "live"
        ? "Whoever wants to leave is asked why, and then shown the offer that fits. Without one they are asked all the same."
        : "Offers that you make in test mode show in your tests alone. Nobody else sees them."}
    </EmptyState>
    <h2 className="mt-10 text-xl font-semibold">What usually fits</h2>
    <ul className="mt-4 grid gap-4 md:grid-cols-3">
      {advice.map(({ reason, type, why }) => (
        <li key={type} className="flex flex-col items-start rounded-2xl border border-line p-5">
          <h3 className="font-semibold">“{reason}”</h3>
          <p className="mt-1.5 mb-2 text-muted">{why}</p>
          <Link to={newOfferLink(place, { type, reason })} className="link mt-auto py-2.5">
            Offer {phrases[type]}
            <span className="sr-only"> to those who say “{reason}”</span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);

const advice = [
  {
    reason: "Too expensive",
    type: "discount",
    why: "Something off the next months, from a coupon of your own Stripe account.",
  },
  {
    reason: "No longer needed",
    type: "pause",
    why: "Needs come back. A pause costs you nothing and keeps what they made.",
  },
  { reason: "Too hard to use", type: "contact", why: "Half an hour with a person mends what no discount does." },
] as const;

const phrases = { discount: "a discount", pause: "a pause", contact: "a talk" };
