import type { Headline, PageTexts } from "#shared/landing/generated-pages.ts";
import { site } from "#shared/site.ts";
import { WaitlistForm } from "../../waitlist/waitlist-form.tsx";
import { Illustration } from "./illustration.tsx";

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
    <Illustration />
  </section>
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
const Highlighted = ({ text, highlight }: Headline) => {
  const start = text.indexOf(highlight);
  return (
    <>
      {text.slice(0, start)}
      <span className="text-accent transition-colors hover:text-accent-glow">{highlight}</span>
      {text.slice(start + highlight.length)}
    </>
  );
};
