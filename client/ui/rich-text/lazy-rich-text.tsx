import { lazy, Suspense } from "react";
import { useHydrated } from "../use-hydrated.ts";
import type { RichTextProps } from "./rich-text.tsx";

const RichText = lazy(async () => ({ default: (await import("./rich-text.tsx")).RichText }));

/** The editor only runs in a browser, so the server renders a placeholder. Remount it to replace its text. */
export const LazyRichText = (props: RichTextProps) =>
  useHydrated() ? (
    <Suspense fallback={<Skeleton />}>
      <RichText {...props} />
    </Suspense>
  ) : (
    <Skeleton />
  );

const Skeleton = () => (
  <div className="h-96 animate-pulse rounded-xl bg-surface" role="img" aria-label="Loading editor" />
);
