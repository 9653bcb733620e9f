type ScoreProps = {
  score: number;
  reasons: readonly string[];
  /** The scored item, for screen readers. */
  of?: string;
};

const goodScore = 70;

/** A score with an expandable list of its reasons. */
export const Score = ({ score, reasons, of }: ScoreProps) => (
  <details className="text-sm open:basis-full">
    <summary className="inline-flex min-h-control cursor-pointer items-center gap-2">
      <span
        className={`rounded-full px-2.5 py-0.5 font-semibold digits ${score >= goodScore ? "bg-good-wash text-good" : "bg-wash"}`}
      >
        <span className="sr-only">Score </span>
        {score}
      </span>
      <span className="text-muted underline">Why?{of ? <span className="sr-only"> {of}</span> : null}</span>
    </summary>
    <ul className="mt-1 min-w-48 list-disc pb-2 pl-5 text-muted">
      {reasons.length ? reasons.map((reason) => <li key={reason}>{reason}</li>) : <li>Matches your keyword</li>}
    </ul>
  </details>
);
