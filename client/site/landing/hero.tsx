import { directorySample } from "#shared/landing/directory-sample.ts";
import type { Headline as HeadlineText, PageTexts } from "#shared/landing/generated-pages.ts";
import { site } from "#shared/site.ts";
import { WaitlistForm } from "../waitlist/waitlist-form.tsx";

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

const rows = directorySample.slice(2, 8).map(({ name, dr }, index) => ({ name, dr, isLive: index < 4 }));

/** Illustration: submissions fill a table while the domain rating rises. */
const Illustration = () => (
  <figure>
    <div
      role="img"
      aria-label="A list of directories with four listings verified live and two submitted, and a domain rating rising over six months."
      className="rounded-3xl bg-wash p-3 text-sm sm:p-8"
    >
      <div className="card">
        <div className="border-b border-line p-4">
          <p className="flex justify-between font-medium">
            your-startup.example <span className="text-muted">162 of 200</span>
          </p>
          <svg
            viewBox="0 0 200 4"
            preserveAspectRatio="none"
            className="mt-3 h-1.5 w-full rounded-full bg-wash"
            aria-hidden="true"
          >
            <path d="M0 0h162v4H0z" className="grow fill-accent-strong" />
          </svg>
        </div>
        <ul className="in-turn divide-y divide-line px-4 pb-6 sm:pb-10">
          {rows.map(({ name, dr, isLive }) => (
            <li key={name} className="flex items-center gap-3 py-2">
              <span className="grid size-7 place-items-center rounded-md border border-line font-semibold text-muted max-sm:hidden">
                {name[0]}
              </span>
              <span className="mr-auto">{name}</span>
              <span className="text-muted max-sm:hidden">DR {dr}</span>
              <State isLive={isLive} />
            </li>
          ))}
        </ul>
      </div>
      <div className="card relative -mt-5 ml-auto w-11/12 p-4 sm:-mt-9 sm:w-4/5">
        <p className="flex justify-between font-medium">
          Domain rating <span className="text-muted">6 months</span>
        </p>
        <Curve />
      </div>
    </div>
    <figcaption className="mt-4 text-center text-sm text-balance text-muted">
      Illustration with sample figures. Each directory decides what it lists, and no one can promise a rating.
    </figcaption>
  </figure>
);

const State = ({ isLive }: { isLive: boolean }) =>
  isLive ? (
    <span className="flex w-31 items-center gap-1.5 rounded-full bg-good-wash px-3 py-1 font-medium whitespace-nowrap text-good">
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m1.5 6.5 3 3 6-7" pathLength="1" className="draw" />
      </svg>
      Verified live
    </span>
  ) : (
    <span className="w-31 rounded-full border border-line px-3 py-0.75 text-center font-medium text-muted">
      Submitted
    </span>
  );

const curve = "M4 86C50 84 70 78 110 70s60-4 100-20 60-14 95-22 60-12 87-18";

const Curve = () => (
  <svg viewBox="0 0 400 96" fill="none" className="mt-3 w-full stroke-line" aria-hidden="true">
    <path d="M0 1h400M0 48h400M0 95h400" />
    <path d={`${curve}v85H4z`} className="fill-wash stroke-none" />
    <path d={curve} pathLength="1" strokeWidth="3" className="draw stroke-accent-strong" />
    <circle cx="392" cy="10" r="5" className="fill-accent-strong stroke-none" />
  </svg>
);
