import { Link } from "react-router";
import type { CreditBalance, CreditEntry, CreditKind, CreditReason } from "#shared/billing/credits.ts";
import { link } from "#shared/routes.ts";
import { formatCount, formatNumber } from "../../../ui/format.ts";

export const kindLabels: Record<CreditKind, string> = {
  submission: "Submissions",
  article: "Articles",
  page: "Pages",
};

/** Why the balance changed. */
export const reasonLabel = ({ reason, delta }: Pick<CreditEntry, "reason" | "delta">) =>
  reason === "refund" && delta < 0 ? "Taken back with a refunded payment" : reasonLabels[reason];

const reasonLabels: Record<CreditReason, string> = {
  purchase: "Included in your plan",
  renewal: "Monthly credits of your plan",
  trial: "Trial credits",
  reserve: "Reserved",
  release: "Released before it was submitted",
  refund: "Given back for a listing that failed or was lost",
  expiry: "Unused credits expired",
  adjustment: "Adjusted by our team",
};

/** What credits of a kind pay for. */
const texts = {
  submissions: { reserved: "approved submissions", use: "Each approval uses one." },
  articles: { reserved: "approved articles", use: "Each approval uses one." },
  pages: { reserved: "pages that are being published", use: "Each published page uses one. Its updates are free." },
};

type CreditsSummaryProps = { balance: CreditBalance | undefined; rows: keyof typeof texts };

/** The account's credits of a kind in a sentence. */
export const CreditsSummary = ({ balance, rows }: CreditsSummaryProps) => {
  const { available = 0, reserved = 0 } = balance ?? {};
  return (
    <p className="text-muted">
      <strong className="font-semibold text-ink digits">{formatCount(available, "credit")} left</strong>
      <span className="max-sm:hidden">
        {reserved > 0 && `, ${formatNumber(reserved)} reserved for ${texts[rows].reserved}`}. {texts[rows].use}
      </span>{" "}
      {available === 0 && (
        <Link to={link("plan")} className="link inline-block min-h-6">
          See plans
        </Link>
      )}
    </p>
  );
};
