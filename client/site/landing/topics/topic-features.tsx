import type { LandingPage } from "#shared/landing/landing-pages.ts";
import { FeatureList, FeatureSection } from "../features.tsx";

type TopicFeaturesProps = { texts: LandingPage; related: readonly { label: string; href: string }[] };

/** The topic's own text, then the features that every page has. */
export const TopicFeatures = ({ texts: { h3, intro, sections }, related }: TopicFeaturesProps) => (
  <FeatureSection heading={h3}>
    <p className="mt-4 max-w-3xl text-lead text-muted">{intro}</p>
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      {sections.map(({ heading, text, points, steps }) => (
        <div key={heading} className="max-w-2xl">
          <h4 className="text-lg font-semibold">{heading}</h4>
          <p className="mt-2 text-muted">{text}</p>
          {points && <ul className="mt-3 list-outside list-disc space-y-2 pl-5 text-muted">{points.map(toItem)}</ul>}
          {steps && <ol className="mt-3 list-outside list-decimal space-y-2 pl-5 text-muted">{steps.map(toItem)}</ol>}
        </div>
      ))}
    </div>
    <FeatureList />
    {related.length > 0 && (
      <nav aria-label="Related topics" className="mt-8 border-t border-line pt-6">
        <p className="font-semibold">Related topics</p>
        <ul className="mt-1 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {related.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="link inline-block py-2.5">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </FeatureSection>
);

const toItem = (text: string) => <li key={text}>{text}</li>;
