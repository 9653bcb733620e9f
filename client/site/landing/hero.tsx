import type { PageTexts } from "#shared/landing/generated-pages.ts";
import { heroScreenshot } from "#shared/landing/site-content.ts";
import { link } from "#shared/routes.ts";
import { useSite } from "../use-site.ts";
import { JoinForm } from "../waitlist/join-form.tsx";
import { Highlighted } from "./highlighted.tsx";
import { Picture } from "./picture.tsx";
import { ReportCard } from "./report-card.tsx";

type HeroProps = { texts: PageTexts; base: string; joinSource: string };

export const Hero = ({ texts, base, joinSource }: HeroProps) => (
  <section id="hero" className="overflow-clip">
    <div className="shell grid items-center gap-8 pt-5 pb-10 md:pt-12 lg:grid-cols-[29rem_1fr] lg:gap-14 lg:py-8">
      <div>
        <LaunchOffer base={base} />
        <h1 className="mt-4 text-display">
          <Highlighted {...texts.h1} />
        </h1>
        <h2 className="mt-4 mb-5 max-w-xl text-lead text-pretty text-muted md:mb-7">{texts.h2}</h2>
        <JoinForm id="hero" source={joinSource}>
          <a href={link("example")} className="link px-2 py-2.5">
            See an example
          </a>
        </JoinForm>
      </div>
      <ReportCard />
      <Picture {...heroScreenshot} className="screenshot w-full max-sm:hidden lg:w-190 lg:max-w-none" />
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
