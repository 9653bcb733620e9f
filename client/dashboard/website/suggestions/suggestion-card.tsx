import type { ReactNode } from "react";
import type { Suggestion } from "#shared/website/suggestions.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { formatDate } from "../../../ui/format.ts";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { useRole } from "../../role.tsx";

export const listId = "suggestions";
const handsOverFocus = handOverFocusTo(listId);

type SuggestionCardProps = { suggestion: Suggestion; onDismiss: (suggestion: Suggestion) => void };

/** A suggestion: why, how and where to fix it. */
export const SuggestionCard = ({ suggestion, onDismiss }: SuggestionCardProps) => {
  const { id, title, detail, how, evidence, createdAt } = suggestion;
  const canEdit = useRole("editor");
  const lines = evidence.split("\n");
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-6 rounded-2xl border border-line p-5 pb-2 sm:grid-cols-[1fr_auto] sm:px-6"
    >
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="mt-1.5 max-w-prose text-muted wrap-anywhere">{detail}</p>
      </div>
      <div className="mt-2 grid min-w-0 grid-cols-1 sm:col-span-2">
        <Details label="How to fix it">
          <Instructions text={how} about={title} />
        </Details>
        <Details label={`Where we found it (${lines.length})`}>
          <ul className="grid grid-cols-1 gap-1.5 text-sm text-muted">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                <EvidenceLine text={line} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">
            First found on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
        </Details>
      </div>
      {canEdit && (
        <Button
          variant="quiet"
          ref={handsOverFocus}
          className="mt-2 mb-3 justify-self-start sm:col-start-2 sm:row-start-1 sm:my-0 sm:self-start"
          onClick={() => onDismiss(suggestion)}
        >
          Dismiss<span className="sr-only">: {title}</span>
        </Button>
      )}
    </article>
  );
};

const Details = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary className="min-h-control w-fit cursor-pointer rounded-lg py-2.5 font-medium hover:underline">
      {label}
    </summary>
    <div className="pt-1 pb-3">{children}</div>
  </details>
);

const Instructions = ({ text, about }: { text: string; about: string }) => (
  <div className="grid grid-cols-1 gap-3">
    {parseInstructions(text).map(({ kind, text }) =>
      kind === "text" ? (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ) : (
        <CodeSnippet key={text} code={text} about={about} />
      ),
    )}
  </div>
);

/** A URL at the start of the line becomes a link. */
const EvidenceLine = ({ text }: { text: string }) => {
  const [url = ""] = text.match(/^https?:\/\/\S+?(?=: |\s|$)/) ?? [];
  if (!url) return text;
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="inline-block min-h-6 underline">
        {url}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {text.slice(url.length)}
    </>
  );
};

type InstructionPart = { kind: "text" | "snippet"; text: string };

/** Splits instructions into text and snippets, which are fenced by three backticks. */
export const parseInstructions = (instructions: string): InstructionPart[] =>
  instructions
    .split(/^```.*\n?/m)
    .map((text, index): InstructionPart => ({ kind: index % 2 ? "snippet" : "text", text: text.trim() }))
    .filter(({ text }) => text);
