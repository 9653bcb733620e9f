import type { ArticleCheck } from "#shared/content/articles.ts";
import { Badge } from "../../../ui/badge.tsx";
import { checkTexts, verdicts } from "./article-steps.ts";

const order = ["block", "warn", "pass"] as const;

/** What the checks found in the saved text, those that block first. */
export const ChecksPanel = ({ checks }: { checks: readonly ArticleCheck[] }) => (
  <section aria-labelledby="checks">
    <h2 id="checks" className="scroll-mt-24 text-lg font-semibold">
      Checks
    </h2>
    {checks.length ? (
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {checks
          .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
          .map(({ name, verdict, detail }) => (
            <li key={name} className="py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <span className="font-medium">{checkTexts[name].label}</span>
                <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].label}</Badge>
              </p>
              <p className="mt-1 text-sm wrap-anywhere">{detail}</p>
              {verdict !== "pass" && <p className="mt-1 text-sm text-muted">{checkTexts[name].help}</p>}
            </li>
          ))}
      </ul>
    ) : (
      <p className="mt-2 text-muted">They run as soon as there is a text.</p>
    )}
  </section>
);
