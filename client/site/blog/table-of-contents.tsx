import type { ArticleHeading } from "#shared/blog-article.ts";

/** Table of contents of a long post, collapsed so that the text comes first. */
export const TableOfContents = ({ headings }: { headings: readonly ArticleHeading[] }) => (
  <details className="card mt-10 p-5">
    <summary className="min-h-6 cursor-pointer font-semibold">In this article</summary>
    <nav aria-label="In this article">
      <ol className="mt-3 list-decimal pl-6">
        {headings.map(({ id, text }) => (
          <li key={id} className="pl-1">
            <a href={`#${id}`} className="link inline-block py-1.5">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  </details>
);
