import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { ArticleDetail } from "#shared/content/articles.ts";
import { ApiError } from "../../../app/api-client.ts";
import { readTextStream } from "../../../app/event-stream.ts";
import { toPageError } from "../../../app/page-error.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { articleCall } from "./use-article.ts";

const interrupted = "The connection was interrupted. The draft is saved: continue it from there.";

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });

/**
 * Starts the draft, or joins or continues one that has begun. While another process writes it, asks again until it is
 * finished.
 */
const followDraft = async (id: string, signal: AbortSignal, onText: (soFar: string) => void): Promise<void> => {
  try {
    const { call, param } = articleCall(id);
    const options = { headers: { accept: "text/event-stream" }, init: { signal } };
    await readTextStream(call.draft.$post({ param }, options), onText, interrupted);
  } catch (error) {
    const isElsewhere = error instanceof ApiError && error.code === "unavailable" && error.waitSeconds;
    if (!isElsewhere) throw error;
    await wait(isElsewhere, signal);
    if (!signal.aborted) await followDraft(id, signal, onText);
  }
};

type DraftStreamProps = { article: Pick<ArticleDetail, "id" | "draft">; onEnd: () => void };

/** The draft as the language model writes it. */
export const DraftStream = ({ article: { id, draft }, onEnd }: DraftStreamProps) => {
  const [text, setText] = useState(draft ?? "");
  const [error, setError] = useState("");
  const [attempt, setAttempt] = useState(0);
  const { revalidate } = useRevalidator();
  const end = useCallback(async () => {
    await revalidate();
    onEnd();
  }, [revalidate, onEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts the stream.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    followDraft(id, signal, setText).then(end, (failure) => {
      if (signal.aborted) return;
      // It has ended elsewhere, if its state doesn't allow a draft any more.
      if (failure instanceof ApiError && failure.status === 409) return end();
      setError(toPageError(failure).message);
    });
    return () => controller.abort();
  }, [id, attempt]);

  const words = text.match(/\S+/g)?.length ?? 0;
  return (
    <section aria-label="Draft" aria-busy={!error}>
      <p role="status" className="text-sm text-muted">
        {error ? "" : words ? "Writing…" : "The language model reads the brief…"}
      </p>
      <FormMessage>{error}</FormMessage>
      {error && (
        <Button
          className="mt-4"
          onClick={() => {
            setError("");
            setAttempt((number) => number + 1);
          }}
        >
          Continue the draft
        </Button>
      )}
      {words > 0 && (
        <>
          <p className="mt-1 text-sm text-muted digits">{formatCount(words, "word")}</p>
          <div className="card mt-4 p-6">
            <MarkdownText text={text} />
          </div>
        </>
      )}
    </section>
  );
};

/** Unfinished Markdown, readable at any point: headings and paragraphs. The complete text is converted by the server. */
const MarkdownText = ({ text }: { text: string }) => (
  <div className="article">
    {text.split(/\n{2,}/).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end.
      <Block key={at} text={block} />
    ))}
  </div>
);

const Block = ({ text }: { text: string }) => {
  const [, heading] = text.match(/^#+\s+(.*)/s) ?? [];
  return heading === undefined ? <p className="whitespace-pre-line">{plain(text)}</p> : <h2>{plain(heading)}</h2>;
};

const plain = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*|__/g, "");
