import type { PageTexts } from "#shared/landing/generated-pages.ts";
import { Highlighted } from "./highlighted.tsx";

/** The hero of a page whose table of directories comes soon after. */
export const Headline = ({ texts }: { texts: PageTexts }) => (
  <section id="hero" className="shell pt-4 pb-6 md:pt-10 md:pb-12">
    <h1 className="max-w-4xl text-title md:text-display">
      <Highlighted {...texts.h1} />
    </h1>
    <h2 className="mt-4 max-w-2xl text-pretty text-muted md:text-lead">{texts.h2}</h2>
  </section>
);
