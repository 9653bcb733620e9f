import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { StoredPreview } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import type { KeywordInput, MatchKind } from "#shared/workspace/keywords.ts";
import { looksLikeQuery } from "#shared/workspace/query-language.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { useDebouncedRead } from "../../../app/use-debounced-read.ts";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Field, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton, useFormState } from "../../../ui/forms/form.tsx";
import { Score } from "../../../ui/score.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { addKeywords, parseExclusions, parseKeywords, summarizeResult } from "./add-keywords.ts";

const matchOptions: { value: MatchKind; label: string }[] = [
  { value: "phrase", label: "Phrase: these words in a row" },
  { value: "all", label: "All words: anywhere in the post" },
  { value: "exact", label: "Exact: as written, including case" },
  { value: "query", label: "Query: OR, -word, site:" },
];

type KeywordFields = { text: string; match: MatchKind; exclusions: string };
const emptyFields: KeywordFields = { text: "", match: "phrase", exclusions: "" };

/** Adds one keyword, or one per line, and shows what it would match while it is typed. */
export const KeywordForm = ({ projectId }: { projectId: string }) => {
  const [fields, setFields] = useState(emptyFields);
  const { text, match, exclusions } = fields;
  const change = (values: Partial<KeywordFields>) => setFields((current) => ({ ...current, ...values }));
  const [message, setMessage] = useState("");
  const draft = useFormDraft({
    key: `unsaved-keywords-${projectId}`,
    // The match type and exclusions stay for the next keyword; alone they are nothing to come back to.
    fields: text ? fields : emptyFields,
    saved: emptyFields,
    setFields,
  });
  const { revalidate } = useRevalidator();
  const texts = parseKeywords(text);
  const [first = ""] = texts;
  const options = { match, exclude: parseExclusions(exclusions) };

  const add = async () => {
    setMessage("");
    const result = await addKeywords(projectId, texts, options);
    const { message, error } = summarizeResult(result);
    change({ text: [...result.rejected.map((rejection) => rejection.text), ...result.remaining].join("\n") });
    setMessage(message);
    await revalidate();
    if (result.error instanceof ApiError && result.error.issues.length) throw result.error;
    if (error) throw new InvalidFields({ text: error });
  };

  return (
    <section aria-labelledby="add" className="card p-4">
      <h2 id="add" className="text-xl font-semibold">
        Add a keyword
      </h2>
      <p className="mt-1.5 max-w-prose text-muted">
        A phrase people use when they need what you sell, or when they mention you or a competitor.
      </p>
      <Form values={fields} onSubmit={add} className="mt-5">
        <RestoredDraft draft={draft} />
        <PendingFieldset className="grid gap-4 md:max-xl:grid-cols-2">
          <TextArea
            name="text"
            label="Keyword"
            hint="To add several, enter one per line."
            rows={Math.min(8, Math.max(1, text.split("\n").length))}
            required
            autoCapitalize="none"
            autoComplete="off"
            className="md:max-xl:col-span-2"
            value={text}
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={submitOnEnter}
          />
          <Select
            name="match"
            label="Match type"
            value={match}
            options={matchOptions}
            onChange={({ target }) => change({ match: target.value as MatchKind })}
          />
          <Field
            name="exclude"
            label="Exclude posts containing"
            hint="Separate words or phrases with commas."
            autoCapitalize="none"
            autoComplete="off"
            value={exclusions}
            onChange={({ target }) => change({ exclusions: target.value })}
          />
        </PendingFieldset>
        {match === "query" ? (
          <QueryHelp />
        ) : (
          looksLikeQuery(first) && <QuerySwitch onSwitch={() => change({ match: "query" })} />
        )}
        <FormError className="mt-5" />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <SubmitButton busyLabel="Adding…">
            {texts.length > 1 ? `Add ${texts.length} keywords` : "Add keyword"}
          </SubmitButton>
          <p role="status" className="text-muted">
            {message}
          </p>
        </div>
      </Form>
      <LivePreview projectId={projectId} input={{ text: first, ...options }} />
    </section>
  );
};

/** Signs of a query in another match type are probably meant as such. */
const QuerySwitch = ({ onSwitch }: { onSwitch: () => void }) => (
  <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
    This looks like a query, but it's searched as written.
    <TextButton label="Use it as a query" onClick={onSwitch} />
  </p>
);

/** Disabled while adding: the fields change at the end, which would overwrite what is typed meanwhile. */
const PendingFieldset = ({ className, children }: { className: string; children: ReactNode }) => (
  <fieldset disabled={useFormState().pending !== undefined} className={className}>
    {children}
  </fieldset>
);

/** Enter submits, as in a single-line field; Shift+Enter starts a new line. */
const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

const examples = [
  ["crm cheap", "both words, anywhere"],
  ['"sales tool"', "these words in a row"],
  ["crm OR erp", "one of them; AND comes first, use (…) to group"],
  ["crm -hiring", "without posts that contain a word or phrase"],
  ["crm invoic*", "words that begin like this, next to a whole word"],
  ["crm site:reddit.com/r/saas", "only from a website; -site: leaves it out"],
  ["crm author:ada", "only by an author"],
  ["crm lang:en", "only in a language; very short posts count as English"],
] as const;

/** What a query can contain. */
const QueryHelp = () => (
  <details className="mt-3 text-sm">
    <summary className="inline-flex min-h-control cursor-pointer items-center text-muted underline">
      How to write a query
    </summary>
    <dl className="grid gap-x-6 gap-y-0.5 pb-2 sm:gap-y-2 sm:grid-cols-[auto_1fr]">
      {examples.map(([query, meaning]) => (
        <div key={query} className="contents">
          <dt>
            <code className="wrap-anywhere">{query}</code>
          </dt>
          <dd className="text-muted max-sm:mb-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/** Shows what a keyword would find among the posts read lately, whenever its user stops typing. */
const LivePreview = ({ projectId, input }: { projectId: string; input: KeywordInput }) => {
  const isEmpty = input.text.length < 2;
  const { loaded, isLoading } = useDebouncedRead(isEmpty ? undefined : { projectId, input }, (latest) => {
    const call = browserClient().projects[":id"].keywords.preview;
    return read(call.$post({ param: { id: latest.projectId }, json: latest.input }));
  });
  if (isEmpty || !loaded) return null;
  const { data: preview, error } = loaded;
  return (
    <section aria-labelledby="live-preview" className="mt-6 border-t border-line pt-6" aria-busy={isLoading}>
      <h3 id="live-preview" className="font-semibold">
        Matches among recent posts
      </h3>
      <p role="status" className={`mt-1 text-sm ${error ? "text-bad" : "text-muted"}`}>
        {error ?? summaryOf(preview)}
      </p>
      {preview && preview.matches.length > 0 && (
        <ul
          className={`mt-4 grid max-h-96 gap-4 overflow-y-auto rounded-2xl border border-line p-4 ${isLoading ? "opacity-60" : ""}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
          tabIndex={0}
          aria-label="Matching posts"
        >
          {preview.matches.map((match) => (
            <li key={match.url} className="min-w-0">
              <ExternalLink href={match.url} className="link wrap-anywhere">
                {match.title || "Comment"}
              </ExternalLink>
              <p className="mt-0.5 text-sm wrap-anywhere text-muted">
                {sourceLabels[match.source]}
                {match.author && ` · ${match.author}`} ·{" "}
                <time dateTime={match.publishedAt}>{formatDate(match.publishedAt)}</time>
                {match.excerpt !== match.title && `: ${match.excerpt}`}
              </p>
              <Score score={match.score} reasons={match.reasons} of={match.title || "Comment"} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const summaryOf = (preview: StoredPreview | undefined) => {
  const count = preview?.matches.length ?? 0;
  if (!count) return "No post that we have read in the last 30 days matches. Searching the sources may find others.";
  if (preview?.hasMore) return `The ${count} newest, with the score they would get.`;
  return `${count === 1 ? "1 post" : `${count} posts`}, with the score they would get.`;
};
