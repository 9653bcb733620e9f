import { Link } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { newOfferLink, offersLink } from "./offers-api.ts";

export const BackToOffers = ({ place }: { place: { projectId: string; mode: Mode } }) => (
  <>
    <Link to={offersLink(place)} className="button button-quiet">
      Offers
    </Link>
    <Link to={newOfferLink(place)} className="button button-quiet">
      New offer
    </Link>
  </>
);
