import BadgeCheck from "lucide-react/icons/badge-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import SearchCheck from "lucide-react/icons/search-check";
import Send from "lucide-react/icons/send";
import { type Feature, features } from "#shared/landing/features.ts";

const icons = { BadgeCheck, ClipboardList, FileText, Globe, SearchCheck, Send };

type FeaturesProps = { heading: string; items?: readonly Feature[] };

export const Features = ({ heading, items = features }: FeaturesProps) => (
  <section id="features" className="border-y border-line bg-surface">
    <div className="shell py-20 md:py-28">
      <h2 id="benefits" className="font-semibold text-accent">
        Benefits
      </h2>
      <h3 id="why" className="mt-3 max-w-2xl text-title text-balance">
        {heading}
      </h3>
      <ul className="mt-14 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <Icon size={24} className="text-accent" />
              <h4 className="mt-4 text-lg font-semibold">{title}</h4>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);
