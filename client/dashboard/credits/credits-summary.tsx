import { Link } from "react-router";
import type { CreditBalance } from "#shared/credits.ts";
import { link } from "#shared/routes.ts";
import { formatCount, formatNumber } from "../../ui/format.ts";

type CreditsSummaryProps = {
  balance: CreditBalance | undefined;
  /** What credits of this kind pay for. */
  rows: "submissions" | "articles";
};

/** The account's credits of a kind in a sentence. */
export const CreditsSummary = ({ balance, rows }: CreditsSummaryProps) => {
  const { available = 0, reserved = 0 } = balance ?? {};
  return (
    <p className="text-muted">
      <strong className="font-semibold text-ink tabular-nums">{formatCount(available, "credit")} left</strong>
      {reserved > 0 && `, ${formatNumber(reserved)} reserved for approved ${rows}`}. Each approval uses one.{" "}
      {available === 0 && (
        <Link to={link("plan")} className="link inline-block min-h-6">
          See plans
        </Link>
      )}
    </p>
  );
};
