// Features and figures of pages about one topic.
import type { Feature } from "#shared/landing/features.ts";
import { FeatureIcon } from "./feature-icon.tsx";
import { type Fact, FactList, SectionHeading } from "./sections.tsx";

type FeaturesProps = { heading: string; items: readonly Feature[] };

export const Features = ({ heading, items }: FeaturesProps) => (
  <section id="features" className="border-y border-line bg-surface">
    <div className="shell py-20 md:py-28">
      <h2 id="benefits" className="font-semibold text-accent">
        Benefits
      </h2>
      <h3 id="why" className="mt-3 max-w-2xl text-title text-balance">
        {heading}
      </h3>
      <ul className="mt-14 grid gap-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text, icon }) => (
          <li key={title}>
            <FeatureIcon name={icon} className="text-accent" />
            <h4 className="mt-4 text-lg font-semibold">{title}</h4>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

type FactsProps = { heading: string; items: readonly Fact[] };

export const Facts = ({ heading, items }: FactsProps) => (
  <section className="shell later-28 py-20 md:py-28">
    <SectionHeading id="facts" title={heading} />
    <FactList items={items} />
  </section>
);
