import { type KeyboardEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { MatchKind } from "#shared/keywords.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Select, TextArea } from "../../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { addKeywords } from "./add-keywords.ts";
import { addResultText } from "./add-result-text.ts";
import { KeywordPreview } from "./keyword-preview.tsx";
import { matchOptions } from "./match-labels.ts";
import { exclusionsOf, linesOf } from "./parse-list.ts";
import { usePreview } from "./use-preview.ts";

/** Adds one keyword, or one per line, after a preview of its matches. */
export const KeywordForm = ({ projectId }: { projectId: string }) => {
  const [text, setText] = useState("");
  const [match, setMatch] = useState<MatchKind>("phrase");
  const [excluded, setExcluded] = useState("");
  const [words, setWords] = useState({ said: "", error: "" });
  const adding = useCall(["exclude"]);
  const preview = usePreview(projectId);
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const texts = linesOf(text);
  const [first = ""] = texts;
  const rest = { match, exclude: exclusionsOf(excluded) };

  const add = () => {
    setWords({ said: "", error: "" });
    void adding.run(async () => {
      const outcome = await addKeywords(projectId, texts, rest);
      setText([...outcome.refused.map((refused) => refused.text), ...outcome.left].join("\n"));
      setWords(addResultText(outcome));
      if (!outcome.stop && !outcome.refused.length) preview.clear();
      await revalidate();
    });
  };

  return (
    <section aria-labelledby="add" className="card p-5 sm:p-8">
      <h2 id="add" className="text-xl font-semibold">
        Add a keyword
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        What people write when they need what you sell, when they speak of you, or of those you compete with.
      </p>
      <form
        method="post"
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <fieldset disabled={!isHydrated || adding.isBusy} className="grid gap-5 md:grid-cols-2">
          <TextArea
            id="text"
            label="Keyword"
            hint="For several at once, paste one a line."
            rows={Math.min(8, Math.max(1, text.split("\n").length))}
            required
            autoCapitalize="none"
            autoComplete="off"
            className="md:col-span-2"
            value={text}
            error={words.error}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendOnEnter}
          />
          <Select
            id="match"
            label="How it is found"
            value={match}
            options={matchOptions}
            onChange={({ target }) => setMatch(target.value as MatchKind)}
          />
          <Field
            id="exclude"
            label="Leave out posts with"
            hint="Words or phrases, with commas between them."
            autoCapitalize="none"
            autoComplete="off"
            value={excluded}
            error={adding.failure?.fields.exclude}
            onChange={({ target }) => setExcluded(target.value)}
          />
        </fieldset>
        <FormMessage className="mt-5">{adding.failure?.message}</FormMessage>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <SubmitButton busy={adding.isBusy} busyLabel="Adding…">
            {texts.length > 1 ? `Add ${texts.length} keywords` : "Add keyword"}
          </SubmitButton>
          <Button
            variant="quiet"
            busy={preview.isBusy}
            disabled={!first}
            onClick={() => void preview.look({ text: first, ...rest })}
          >
            {preview.isBusy ? "Searching…" : "Show matches"}
          </Button>
          <p role="status" className="text-muted">
            {words.said}
          </p>
        </div>
      </form>
      <FormMessage className="mt-5">{preview.message}</FormMessage>
      {preview.found && <KeywordPreview text={preview.found.text} preview={preview.found.preview} />}
    </section>
  );
};

/** Enter submits, as in a single-line field; Shift+Enter starts a new line. */
const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};
