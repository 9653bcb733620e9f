import { Link } from "react-router";
import { discountOf } from "../../widget/discount.ts";
import { typeLabels } from "./offer-labels.ts";
import { type Offer, offerLink } from "./offers-api.ts";
import { Toggle } from "./toggle.tsx";

type OfferCardProps = {
  offer: Offer;
  /** The reasons in the project's dialog. */
  dialogReasons: readonly string[];
  hasAccount: boolean;
  onTurn: (active: boolean) => Promise<unknown>;
};

export const OfferCard = ({ offer, dialogReasons, hasAccount, onTurn }: OfferCardProps) => {
  const { id, type, title, message, reasons, active } = offer;
  const discount = discountOf(offer, "en-US");
  return (
    <li
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-6 gap-y-4 rounded-2xl border border-line p-5 sm:grid-cols-[1fr_auto] sm:p-6"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2 text-sm font-medium">
          <span className="rounded-full bg-wash px-3 py-1 text-accent">{typeLabels[type].label}</span>
          {discount && <span className="rounded-full bg-good-wash px-3 py-1 text-good">{discount} off</span>}
        </p>
        <h2 id={`${id}-title`} className="mt-2.5 text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        {message && <p className="mt-1 line-clamp-2 max-w-prose text-muted wrap-anywhere">{message}</p>}
        <ShownForReasons reasons={reasons} dialogReasons={dialogReasons} />
        {type === "discount" && !hasAccount && (
          <p className="mt-2 text-sm text-bad">
            No Stripe account is connected in this mode any more, so this cannot be switched on.
          </p>
        )}
      </div>
      <div className="flex items-center gap-2 sm:flex-col sm:items-end">
        <Toggle label={`Show “${title}”`} isOn={active} onTurn={onTurn} />
        <Link to={offerLink(offer)} className="link px-2 py-2.5">
          Edit<span className="sr-only"> “{title}”</span>
        </Link>
      </div>
    </li>
  );
};

const ShownForReasons = ({
  reasons,
  dialogReasons,
}: {
  reasons: readonly string[];
  dialogReasons: readonly string[];
}) => (
  <p className="mt-3 text-sm">
    {reasons.length === 0 ? (
      "For every reason"
    ) : (
      <>
        For{" "}
        {reasons.map((reason, at) => (
          <span key={reason} className={dialogReasons.includes(reason) ? "" : "text-bad"}>
            {at > 0 && ", "}“{reason}”{!dialogReasons.includes(reason) && " (not asked any more)"}
          </span>
        ))}
      </>
    )}
  </p>
);
