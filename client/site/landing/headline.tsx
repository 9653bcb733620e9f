import type { PageTexts } from "#shared/landing/generated-pages.ts";
import { Highlighted } from "./highlighted.tsx";

/** The headline of a page whose table of directories follows at once. */
export const Headline = ({ texts }: { texts: PageTexts }) => (
  <div className="shell pt-8 md:pt-16">
    <h1 className="max-w-4xl text-title md:text-display">
      <Highlighted {...texts.h1} />
    </h1>
    <h2 className="mt-4 max-w-2xl text-pretty text-muted md:text-lead">{texts.h2}</h2>
  </div>
);
