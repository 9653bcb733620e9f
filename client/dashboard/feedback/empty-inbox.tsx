import { Link } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { dialogLink } from "../offers/offers-api.ts";
import { feedbackLink, type Place } from "./feedback-filters.ts";

/** Shown when there is no feedback in this mode yet: how to install the dialog. */
export const EmptyInbox = ({ place }: { place: Place }) => (
  <EmptyState
    title={place.mode === "live" ? "No feedback yet" : "No feedback of your tests yet"}
    action={
      <Link to={dialogLink(place)} className="button">
        Put the dialog in your website
      </Link>
    }
  >
    {place.mode === "live"
      ? "Put the leaving dialog where your customers cancel. What they say, and how it ended, shows up here by itself."
      : "Open the leaving dialog in test mode and answer it yourself. What you say shows up here, and counts in no live figure."}
  </EmptyState>
);

/** Shown when this page or these filters have no feedback. */
export const NoMatches = ({ place, total }: { place: Place; total: number }) => (
  <EmptyState
    title={total ? "There is nothing on this page" : "No feedback fits"}
    action={
      <Link to={feedbackLink(place)} className="link inline-block py-2.5">
        {total ? "Show the newest" : "Clear the filters"}
      </Link>
    }
  >
    {total ? "The list is shorter than that." : "Try another word, more days, or fewer filters."}
  </EmptyState>
);
