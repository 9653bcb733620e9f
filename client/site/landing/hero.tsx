import type { PageTexts } from "#shared/landing/generated-pages.ts";
import { heroPoints, heroScreenshot } from "#shared/landing/screenshots.ts";
import { link } from "#shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useSite } from "../use-site.ts";
import { JoinForm } from "../waitlist/join-form.tsx";
import { Highlighted } from "./highlighted.tsx";
import { Picture } from "./picture.tsx";

type HeroProps = { texts: PageTexts; base: string; joinSource: string };

export const Hero = ({ texts, base, joinSource }: HeroProps) => (
  <section className="overflow-clip">
    <div className="shell grid items-center gap-12 pt-8 pb-12 md:pt-14 lg:grid-cols-[29rem_1fr] lg:gap-14 lg:py-8">
      {/* On phones, the picture starts below the first screen: the headline must not wait for it. */}
      <div className="max-sm:min-h-[calc(100svh-9rem)]">
        <LaunchOffer base={base} />
        <h1 className="mt-5 text-display">
          <Highlighted {...texts.h1} />
        </h1>
        <h2 className="mt-5 mb-7 max-w-xl text-lead text-pretty text-muted">{texts.h2}</h2>
        <JoinForm id="hero" source={joinSource}>
          <ButtonLink href={link("example")} variant="quiet">
            See an example
          </ButtonLink>
        </JoinForm>
        <ul className="check-list mt-8 lg:hidden">
          {heroPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Picture {...heroScreenshot} className="screenshot w-full lg:w-190 lg:max-w-none" />
    </div>
  </section>
);

const LaunchOffer = ({ base }: { base: string }) => {
  const { isShown, percentOff, leftOnHero } = useSite().launchOffer;
  if (!isShown) return null;
  return (
    <a
      href={`${base}#pricing`}
      className="inline-flex min-h-9 items-center gap-x-3 rounded-full bg-wash px-4 text-sm font-medium text-accent hover:underline"
    >
      <span>Launch offer: {percentOff}% off</span>
      <span className="border-l border-current pl-3">{leftOnHero} left</span>
    </a>
  );
};
