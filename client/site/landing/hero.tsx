import type { Headline as HeadlineText, PageTexts } from "#shared/landing/generated-pages.ts";
import { heroScreenshot } from "#shared/landing/screenshots.ts";
import { site } from "#shared/site.ts";
import { WaitlistForm } from "../waitlist/waitlist-form.tsx";
import { Screenshot } from "./screenshot.tsx";

type HeroProps = { texts: PageTexts; base: string; joinSource: string };

export const Hero = ({ texts, base, joinSource }: HeroProps) => (
  <section className="shell grid items-center gap-14 py-12 md:py-20 lg:grid-cols-[1.1fr_1fr]">
    <div>
      <LaunchOffer base={base} />
      <h1 className="mt-6 text-display">
        <Highlighted {...texts.h1} />
      </h1>
      <h2 className="mt-6 mb-8 max-w-xl text-lead text-pretty text-muted">{texts.h2}</h2>
      <WaitlistForm id="hero" source={joinSource} />
    </div>
    <Screenshot {...heroScreenshot} />
  </section>
);

/** The headline of a page whose table of directories follows at once. */
export const Headline = ({ texts }: { texts: PageTexts }) => (
  <div className="shell pt-8 md:pt-16">
    <h1 className="max-w-4xl text-title md:text-display">
      <Highlighted {...texts.h1} />
    </h1>
    <h2 className="mt-4 max-w-2xl text-pretty text-muted md:text-lead">{texts.h2}</h2>
  </div>
);

const LaunchOffer = ({ base }: { base: string }) => (
  <a
    href={`${base}#pricing`}
    className="inline-flex min-h-11 flex-wrap items-center gap-x-3 rounded-xl bg-wash px-4 py-2 text-sm font-medium text-accent hover:underline"
  >
    <span>Launch offer: {site.launchOffer.percentOff}% off</span>
    <span className="border-l border-current pl-3">{site.launchOffer.leftOnHero} left</span>
  </a>
);

/** The headline with its highlighted words in orange. */
const Highlighted = ({ text, highlight }: HeadlineText) => {
  const start = text.indexOf(highlight);
  return (
    <>
      {text.slice(0, start)}
      <span className="text-accent transition-colors hover:text-accent-glow">{highlight}</span>
      {text.slice(start + highlight.length)}
    </>
  );
};
