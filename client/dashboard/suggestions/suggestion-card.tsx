import type { ReactNode } from "react";
import type { Suggestion } from "#shared/suggestions.ts";
import { Button } from "../../ui/button.tsx";
import { dayOf } from "../../ui/dates.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { Evidence } from "./evidence.tsx";
import { HowToFix } from "./how-to-fix.tsx";

export const listId = "suggestions";
const handsOverFocus = handOverFocusTo(listId);

type SuggestionCardProps = { suggestion: Suggestion; onDismiss: (suggestion: Suggestion) => void };

/** A suggestion: why, how and where to fix it. */
export const SuggestionCard = ({ suggestion, onDismiss }: SuggestionCardProps) => {
  const { id, title, detail, how, evidence, createdAt } = suggestion;
  const lines = evidence.split("\n");
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-6 rounded-2xl border border-line p-5 sm:grid-cols-[1fr_auto] sm:p-6"
    >
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="mt-1.5 max-w-prose text-muted wrap-anywhere">{detail}</p>
      </div>
      <div className="mt-4 grid min-w-0 grid-cols-1 gap-1 sm:col-span-2">
        <Fold label="How to mend it">
          <HowToFix how={how} about={title} />
        </Fold>
        <Fold label={`Where we saw it (${lines.length})`}>
          <Evidence lines={lines} />
          <p className="mt-3 text-sm text-muted">
            First seen on <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </p>
        </Fold>
      </div>
      <Button
        variant="quiet"
        ref={handsOverFocus}
        className="mt-2 justify-self-start sm:col-start-2 sm:row-start-1 sm:mt-0 sm:self-start"
        onClick={() => onDismiss(suggestion)}
      >
        Dismiss<span className="sr-only">: {title}</span>
      </Button>
    </article>
  );
};

const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary className="min-h-11 w-fit cursor-pointer rounded-lg py-2.5 font-medium hover:underline">{label}</summary>
    <div className="pt-1 pb-3">{children}</div>
  </details>
);
