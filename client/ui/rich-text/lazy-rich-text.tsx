import { lazy, Suspense } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { EditorOutline } from "./article-body.tsx";
import type { RichTextProps } from "./rich-text.tsx";

const RichText = lazy(async () => ({ default: (await import("./rich-text.tsx")).RichText }));

/** The editor only runs in a browser, so the server renders a placeholder. Remount it to replace its text. */
export const LazyRichText = (props: RichTextProps) =>
  useHydrated() ? (
    <Suspense fallback={<Outline {...props} />}>
      <RichText {...props} />
    </Suspense>
  ) : (
    <Outline {...props} />
  );

/** The text where the editor will have it, below the place of its toolbar. */
const Outline = ({ content }: RichTextProps) => (
  <div aria-busy="true">
    <div className="h-[calc(var(--control)+10px)] rounded-t-xl border border-line bg-surface" />
    <div className="rounded-b-xl border border-t-0 border-line bg-raised">
      <EditorOutline html={content} />
    </div>
  </div>
);
