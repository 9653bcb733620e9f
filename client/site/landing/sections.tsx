import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import type { PageTexts } from "#shared/site/landing/generated-pages.ts";
import { type FaqItem, type Screenshot, trust } from "#shared/site/landing/site-content.ts";
import { useSite } from "../use-site.ts";
import { JoinForm } from "../waitlist/waitlist-form.tsx";

// The landing page's sections, some of which other public pages use too.

/** A section's title and introduction. */
export const SectionHeading = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <div className="max-w-2xl">
    <h2 id={id} className="text-title">
      {title}
    </h2>
    {children && <p className="mt-3 text-lead text-muted">{children}</p>}
  </div>
);

export type Fact = { figure: string; text: string };

export const FactList = ({ items }: { items: readonly Fact[] }) => (
  <dl className="facts">
    {items.map(({ figure, text }) => (
      <div key={text}>
        <dt>{text}</dt>
        <dd className="text-title">{figure}</dd>
      </div>
    ))}
  </dl>
);

type FaqProps = { items?: readonly FaqItem[]; level?: "page" | "section"; children?: ReactNode };

/** Questions that open and close, then links to others. By default, all that the owner has set. */
export const Faq = ({ items, level = "section", children }: FaqProps) => {
  const { faq, supportEmail } = useSite();
  const questions = items ?? faq;
  const isPage = level === "page";
  // As high as on a phone: what is higher than stated lies over the next section until it comes near.
  const later = questions.length > 5 ? "later-40" : "later-30";
  const Title = isPage ? "h1" : "h2";
  const Question = isPage ? "h2" : "h3";
  return (
    <section id="faq" className={isPage ? undefined : later}>
      <div className="shell grid gap-6 py-9 lg:grid-cols-[1fr_2fr]">
        <div className="self-start lg:sticky lg:top-28">
          <Title id="faq-title" className="text-title">
            Frequently asked questions
          </Title>
          <p className="mt-2 text-muted">
            Still have questions?{" "}
            <a href={`mailto:${supportEmail}`} className="link inline-block py-2.5">
              Email us
            </a>
          </p>
        </div>
        <div className="questions border-t border-line">
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary className="plus-minus">
                <Question>{question}</Question>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
          {children}
        </div>
      </div>
    </section>
  );
};

export const CallToAction = ({
  joinSource,
  title = "Describe your startup once. We fill in the forms.",
}: {
  joinSource: string;
  title?: string;
}) => (
  <section id="join" data-theme="dark" className="later-19 border-t border-line bg-surface text-ink md:later-14">
    <div className="shell flex flex-wrap items-center justify-between gap-6 py-8">
      <div className="max-w-2xl">
        <h2 id="join-title" className="text-title">
          {title}
        </h2>
        <CallToActionLead />
      </div>
      <JoinForm id="join" source={joinSource} />
    </div>
  </section>
);

const CallToActionLead = () => (
  <p className="mt-2 text-lead text-muted">
    {useSite().hasWaitlist
      ? "Start free today, or join the waitlist and we'll email you when we launch."
      : "Create your account and see which directories fit."}
  </p>
);

/** The hero of a page whose table of directories comes soon after. */
export const Headline = ({ texts }: { texts: PageTexts }) => (
  <section id="hero" className="shell pt-1 pb-4 md:pt-6 md:pb-8">
    <h1 className="text-title">
      <Highlighted {...texts.h1} />
    </h1>
    <h2 className="mt-2 max-w-2xl text-pretty text-muted md:text-lead">{texts.h2}</h2>
    <a href={link("example")} className="link -mb-2.5 inline-block py-2.5">
      See an example
    </a>
  </section>
);

/** The headline with its highlighted words in orange. */
export const Highlighted = ({ text, highlight }: PageTexts["h1"]) => {
  const start = text.indexOf(highlight);
  return (
    <>
      {text.slice(0, start)}
      <span className="text-accent hover:text-accent-glow">{highlight}</span>
      {text.slice(start + highlight.length)}
    </>
  );
};

type PictureProps = Screenshot & { className?: string };

/** A screenshot in the page's theme. The other theme's file isn't loaded. */
export const Picture = (screenshot: PictureProps) => (
  <>
    <Themed {...screenshot} theme="light" />
    <Themed {...screenshot} theme="dark" />
  </>
);

const themes = {
  light: { className: "theme-light", suffix: "" },
  dark: { className: "theme-dark", suffix: "-dark" },
};

type ThemedProps = PictureProps & { theme: keyof typeof themes };

const Themed = ({ name, width, height, alt, className = "", theme }: ThemedProps) => {
  const { className: themeClass, suffix } = themes[theme];
  const size = { width, height, loading: "lazy", decoding: "async" } as const;
  const src = `/screenshots/${name}${suffix}.webp`;
  return <img src={src} alt={alt} className={`${themeClass} ${className}`} {...size} />;
};

/** Marks of well-known directories. */
export const Trust = () => (
  <section id="trust" aria-labelledby="trust-title" className="border-y border-line bg-surface py-3 md:py-5">
    <div className="shell flex flex-wrap items-center gap-x-10 gap-y-2">
      <h2 id="trust-title" className="text-sm text-muted max-lg:w-full">
        {trust.heading}
      </h2>
      <ul className="grid grow grid-cols-2 gap-x-2 gap-y-2 text-xs min-[22.5rem]:grid-cols-3 font-semibold text-muted sm:flex sm:flex-wrap sm:justify-between sm:gap-x-6 sm:gap-y-4 sm:text-base">
        {trust.marks.map(({ name, path }) => (
          <li key={name} className="flex items-center gap-1.5 sm:gap-2.5">
            <svg viewBox="0 0 24 24" className="size-4 sm:size-6" fill="currentColor" aria-hidden="true">
              <path d={path} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
