import BadgeCheck from "lucide-react/icons/badge-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import SearchCheck from "lucide-react/icons/search-check";
import Send from "lucide-react/icons/send";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { ReactNode } from "react";
import { replacementDays } from "#shared/limits.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { expiryDays } from "#shared/links/submission-states.ts";
import type { Feature } from "#shared/site/landing/site-content.ts";
import { useSite } from "../use-site.ts";
import { type Fact, FactList, SectionHeading } from "./sections.tsx";

// Features and figures.

/** The section that the header's “Benefits” leads to. */
export const FeatureSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section id="features" className="border-y border-line bg-surface">
    <div className="shell py-9">
      <h2 id="benefits" className="font-semibold text-accent">
        Benefits
      </h2>
      <h3 id="why" className="mt-2 max-w-3xl text-title text-balance">
        {heading}
      </h3>
      {children}
    </div>
  </section>
);

/** The features in the settings, with icons that load once they come near. */
export const FeatureList = () => (
  <ul className="features grid sm:grid-cols-2 lg:grid-cols-3">
    {useSite().features.map(({ title, text, icon }) => (
      <li key={title} data-icon={icon}>
        <h4>{title}</h4>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const Features = ({ heading, items }: { heading: string; items: readonly Feature[] }) => (
  <FeatureSection heading={heading}>
    <ul className="mt-10 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text, icon }) => (
        <li key={title}>
          <FeatureIcon name={icon} className="text-accent" />
          <h4 className="mt-4 text-lg font-semibold">{title}</h4>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </FeatureSection>
);

/** Figures of a page's table. */
export const tableFacts = ({ fitting, free, rated, dofollow }: PageTableAnswer["figures"]): Fact[] => [
  { figure: `${fitting}`, text: fitting === 1 ? "directory that fits" : "directories that fit" },
  { figure: `${free}`, text: "known to be free" },
  { figure: `${dofollow}`, text: "known to give a dofollow link" },
  { figure: `${rated}`, text: "with a known authority" },
];

/** Terms of the service, where nothing is counted yet. */
export const serviceTerms: Fact[] = [
  { figure: `${expiryDays} days`, text: "in which we look for your link" },
  { figure: `${replacementDays} days`, text: "in which a lost link is replaced" },
];

type FactsProps = { heading: string; lead?: ReactNode; items: readonly Fact[]; children?: ReactNode };

/** Counted figures, and what goes with them. */
export const Facts = ({ heading, lead, items, children }: FactsProps) => (
  <section id="facts" aria-labelledby="facts-title" className="shell py-9">
    <SectionHeading id="facts-title" title={heading}>
      {lead}
    </SectionHeading>
    <FactList items={items} />
    {children}
  </section>
);

const icons = { BadgeCheck, ClipboardList, FileText, Globe, SearchCheck, Send, ThumbsUp };

const FeatureIcon = ({ name, className }: { name: Feature["icon"]; className?: string }) => {
  const Icon = icons[name];
  return <Icon size={24} className={className} />;
};
