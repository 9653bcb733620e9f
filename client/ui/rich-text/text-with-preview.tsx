import { useState } from "react";
import { parseArticle } from "#shared/text/article-html.ts";
import { Button } from "../button.tsx";
import { ArticleBody } from "./article-body.tsx";
import { LazyRichText } from "./lazy-rich-text.tsx";
import type { RichTextProps } from "./rich-text.tsx";

type TextWithPreviewProps = RichTextProps & {
  title: string;
  /** Changes when `content` was replaced from outside: the editor holds its own text. */
  edition: number;
  error?: string | undefined;
};

/** The editor of a text, and how readers will see it. */
export const TextWithPreview = ({ title, edition, error, ...editor }: TextWithPreviewProps) => {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" aria-pressed={!isPreviewed} className={pressed} onClick={() => setPreviewed(false)}>
          Write
        </Button>
        <Button variant="quiet" aria-pressed={isPreviewed} className={pressed} onClick={() => setPreviewed(true)}>
          Preview
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <div hidden={isPreviewed}>
        <LazyRichText key={edition} {...editor} />
      </div>
      {isPreviewed && (
        <article className="card p-6" aria-label="Preview">
          <h2 className="text-title">{title || "Untitled"}</h2>
          <div className="mt-6">
            <ArticleBody html={parseArticle(editor.content).html} />
          </div>
        </article>
      )}
    </div>
  );
};

const pressed = "aria-pressed:bg-wash aria-pressed:text-accent";
