import type { ReactNode } from "react";
import { type FaqItem, faq } from "#shared/landing/faq.ts";
import type { PageTexts } from "#shared/landing/generated-pages.ts";
import type { Plan } from "#shared/plans.ts";
import type { Crumb, PageData } from "../../app/json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { Headline, Hero, JoinWithIllustration } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { CallToAction, Clients, Directories, Facts, Faq, Features, Founder, Trust } from "./sections.tsx";

type LandingProps = {
  texts: PageTexts;
  plans: readonly Plan[];
  base: string;
  joinSource: string;
  trail?: readonly Crumb[];
  data?: PageData;
  /** Replaces the sample of directories. It follows the headline at once, above the illustration. */
  preview?: ReactNode;
  /** Replaces the features. */
  guide?: ReactNode;
  questions?: readonly FaqItem[];
  showClients?: boolean;
};

/**
 * The landing page with its layout. Home page and variants differ only in `texts`; other pages pass their own sections.
 */
export const Landing = ({
  texts,
  plans,
  base,
  joinSource,
  trail,
  data,
  preview,
  guide,
  questions = faq,
  showClients = true,
}: LandingProps) => (
  <SiteLayout base={base} trail={trail} data={data}>
    {preview ? (
      <>
        <Headline texts={texts} />
        {preview}
        <JoinWithIllustration base={base} joinSource={joinSource} />
        <Trust />
      </>
    ) : (
      <>
        <Hero texts={texts} base={base} joinSource={joinSource} />
        <Trust />
        <Directories />
      </>
    )}
    {guide ?? <Features heading={texts.h3} />}
    <Facts>{showClients && <Clients />}</Facts>
    <Founder />
    <Pricing plans={plans} />
    <Faq items={questions} />
    <CallToAction joinSource={joinSource} />
  </SiteLayout>
);
