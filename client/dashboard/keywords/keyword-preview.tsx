import type { KeywordPreview as Preview } from "#shared/keywords.ts";
import { formatDate } from "../../ui/format.ts";
import { sourceLabels } from "../mentions/source-labels.ts";

type KeywordPreviewProps = { text: string; preview: Preview };

export const KeywordPreview = ({ text, preview: { source, since, matches, total } }: KeywordPreviewProps) => (
  <section aria-labelledby="preview" className="mt-6 border-t border-line pt-6">
    <div role="status">
      <h3 id="preview" className="font-semibold wrap-anywhere">
        “{text}”: {countWords(total)} on {sourceLabels[source]} since {formatDate(since)}
      </h3>
    </div>
    <p className="mt-1 text-sm text-muted">{adviceFor(total, matches.length)}</p>
    <ul className="mt-4 grid gap-4">
      {matches.map(({ url, title, excerpt, publishedAt }) => (
        <li key={url} className="min-w-0">
          <a href={url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
            {title || "A comment"}
          </a>
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">
            <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            {excerpt !== title && `: ${excerpt}`}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const countWords = (total: number) => (total === 1 ? "1 post" : `${total} posts`);

const many = 100;

const adviceFor = (total: number, shown: number) => {
  if (!total) return "Nobody wrote that there lately. Try fewer words, or what a customer would say.";
  if (total >= many) return "That is very many. More words, or some to leave out, find those that matter.";
  return total > shown ? `The newest ${shown} of them:` : "These are all of them:";
};
