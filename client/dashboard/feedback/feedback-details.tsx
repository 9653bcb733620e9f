import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDateTime } from "../../ui/format.ts";
import { offerLink } from "../offers/offers-api.ts";
import { outcomeLabels } from "./feedback-labels.ts";
import type { Feedback } from "./feedback-list.tsx";
import { Verified } from "./sender.tsx";
import { Stars } from "./stars.tsx";

type FeedbackDetailsProps = { feedback: Feedback; offer: string | undefined };

/** All fields of a feedback entry except its message. */
export const FeedbackDetails = ({ feedback, offer }: FeedbackDetailsProps) => {
  const { projectId, mode, rating, reason, email, customerRef, verified, page, offerId, outcome, createdAt } = feedback;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
      <Fact name="When">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Fact>
      <Fact name="Reason">{reason ?? "None given"}</Fact>
      <Fact name="Rating">{rating === null ? "None given" : <Stars rating={rating} />}</Fact>
      <Fact name="Offer">
        {offerId !== null && offer ? (
          <Link to={offerLink({ id: offerId, projectId, mode })} className="link inline-block min-h-6">
            {offer}
          </Link>
        ) : isAnswered(outcome) ? (
          "One that is not there any more"
        ) : (
          "None was shown"
        )}
      </Fact>
      <Fact name="Outcome">{outcome ? outcomeLabels[outcome] : "Not told: they may have closed the page"}</Fact>
      <Fact name="Email">{email ?? "None given"}</Fact>
      <Fact name="Customer">
        {customerRef ?? "Not named"} {verified && <Verified />}
      </Fact>
      {page && (
        <Fact name="Page">
          <a href={page} target="_blank" rel="noopener noreferrer nofollow" className="link inline-block min-h-6">
            {page}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
      )}
    </dl>
  );
};

/** Only an offer that was shown has a response. */
const isAnswered = (outcome: Feedback["outcome"]) => outcome === "accepted" || outcome === "declined";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted max-sm:-mb-3.5">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
