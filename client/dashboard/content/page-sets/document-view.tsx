import { useCallback } from "react";
import type { PublishedDocument } from "#shared/content/destinations.ts";
import { ArticleBody } from "../../../ui/rich-text/article-body.tsx";

type DocumentViewProps = {
  document: Pick<PublishedDocument, "title" | "slug" | "html" | "metaTitle" | "metaDescription">;
};

/** A page as it will be published, and as a search engine may list it. */
export const DocumentView = ({ document: { title, slug, html, metaTitle, metaDescription } }: DocumentViewProps) => {
  // Its links are those of the customer's website, and would lead away from here.
  const keepHere = useCallback((element: HTMLDivElement) => {
    const cancel = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    };
    element.addEventListener("click", cancel);
    return () => element.removeEventListener("click", cancel);
  }, []);
  return (
    <div ref={keepHere} className="grid grid-cols-1 gap-6">
      <dl className="rounded-xl bg-surface px-4 py-3 text-sm wrap-anywhere">
        <dt className="sr-only">Address</dt>
        <dd className="text-muted">/{slug}</dd>
        <dt className="sr-only">Title in search results</dt>
        <dd className="mt-1 font-medium">{metaTitle}</dd>
        <dt className="sr-only">Description in search results</dt>
        <dd className="mt-1 text-muted">{metaDescription || "No description."}</dd>
      </dl>
      <div className="min-w-0 wrap-anywhere">
        <p className="mb-6 text-3xl font-semibold tracking-tight">{title || "Untitled"}</p>
        <ArticleBody html={html} />
      </div>
    </div>
  );
};
