// The landing page's sections, some of which other public pages use too.
import BadgeCheck from "lucide-react/icons/badge-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import SearchCheck from "lucide-react/icons/search-check";
import Send from "lucide-react/icons/send";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { ReactNode } from "react";
import { directorySample } from "#shared/landing/directory-sample.ts";
import { type ClientSite, clients, clientsHeading, clientsNote, type Fact } from "#shared/landing/facts.ts";
import { type FaqItem, faq } from "#shared/landing/faq.ts";
import { type Feature, features } from "#shared/landing/features.ts";
import { checkScreenshots } from "#shared/landing/screenshots.ts";
import { trustHeading, trustNames } from "#shared/landing/trust.ts";
import { site } from "#shared/site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { WaitlistForm } from "../waitlist/waitlist-form.tsx";
import { Screenshot } from "./screenshot.tsx";

type SectionHeadingProps = { id: string; title: string; children?: ReactNode };

/** A section's title and introduction. */
export const SectionHeading = ({ id, title, children }: SectionHeadingProps) => (
  <div className="max-w-2xl">
    <h2 id={id} className="text-title">
      {title}
    </h2>
    {children && <p className="mt-4 text-lead text-muted">{children}</p>}
  </div>
);

// Abstract shapes next to the names: the directories' logos are trademarks.
const marks = [
  "M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M2 2h7v16H2zM12 8h6v10h-6z",
  "M10 2l9 16H1z",
  "M1 1h8v8H1zM11 11h8v8h-8z",
  "M10 1l9 9-9 9-9-9z",
  "M1 4h18v4H1zM1 12h12v4H1z",
];

export const Trust = () => (
  <section className="border-y border-line bg-surface py-10">
    <div className="shell">
      <h2 id="trust" className="text-center text-sm font-medium text-muted">
        {trustHeading}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:flex lg:justify-between">
        {trustNames.map((name, index) => (
          <li key={name} className="flex items-center gap-2.5 font-semibold md:text-lg">
            <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" className="shrink-0" aria-hidden="true">
              <path d={marks[index % marks.length]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const columns = [
  { key: "name", label: "Directory" },
  { key: "dr", label: "DR" },
  { key: "visits", label: "Monthly visits" },
  { key: "pricing", label: "Price" },
  { key: "source", label: "DR source", className: "max-md:hidden" },
];

const sources = [...new Set(directorySample.map(({ source, year }) => `${source}, ${year}`))];

export const Directories = () => (
  <section className="shell py-20 md:py-28">
    <SectionHeading id="directories" title="Ten of the directories we submit to">
      Domain rating (DR) is a score from 0 to 100 that an SEO tool calculates from the links it knows about. We show the
      source and year of each one.
    </SectionHeading>
    <div className="mt-10">
      <Table caption="Directories with free listings, highest domain rating first" columns={columns}>
        {directorySample.map(({ name, url, dr, visits, pricing, source, year }) => (
          <tr key={name}>
            <th scope="row" className="pr-3 font-medium">
              <a href={url} rel="nofollow noopener" className="inline-block py-3 hover:underline">
                {name}
              </a>
            </th>
            <td className="pr-3 tabular-nums">{dr}</td>
            <td className="pr-3 text-muted">{visits ?? "Not published"}</td>
            <td className="pr-3">{pricing}</td>
            <td className="text-muted max-md:hidden">
              {source}, {year}
            </td>
          </tr>
        ))}
      </Table>
      <p className="mt-4 text-sm text-muted md:hidden">DR sources: {sources.join("; ")}.</p>
    </div>
  </section>
);

const icons = { BadgeCheck, ClipboardList, FileText, Globe, SearchCheck, Send, ThumbsUp };

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

/** How a link is proven, with screenshots. */
export const ProvenLinks = () => (
  <section className="shell py-20 md:py-28">
    <SectionHeading id="proof" title="Proof for every link, and for every loss">
      Only our check makes a listing live: it opens the public page and looks for your link, again every month.
    </SectionHeading>
    <div className="mt-12 grid gap-12 md:grid-cols-2">
      {checkScreenshots.map((screenshot) => (
        <Screenshot key={screenshot.name} {...screenshot} />
      ))}
    </div>
  </section>
);

type FactsProps = { heading: string; items: readonly Fact[]; children?: ReactNode };

export const Facts = ({ heading, items, children }: FactsProps) => (
  <section className="shell py-20 md:py-28">
    <SectionHeading id="facts" title={heading} />
    <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
      {items.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end border-t border-line pt-6">
          <dt className="mt-2 text-muted">{text}</dt>
          <dd className="text-display text-accent">{figure}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);

const tiles: Record<ClientSite["icon"]["hue"], string> = {
  amber: "bg-amber-700",
  emerald: "bg-emerald-700",
  sky: "bg-sky-700",
  violet: "bg-violet-700",
  rose: "bg-rose-700",
  teal: "bg-teal-700",
};

/** Clients' websites, below the facts. */
export const Clients = () => (
  <>
    <h3 id="clients" className="mt-20 text-lg font-semibold">
      {clientsHeading}
    </h3>
    <p className="mt-1 text-muted">{clientsNote}</p>
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {clients.map(({ name, url, icon }) => (
        <li key={url}>
          <a
            href={url}
            rel="nofollow noopener"
            className="flex items-center gap-4 rounded-xl border border-line p-4 hover:bg-surface"
          >
            <span
              aria-hidden="true"
              className={`grid size-11 place-items-center rounded-lg font-semibold text-white ${tiles[icon.hue]}`}
            >
              {icon.letter}
            </span>
            <span>
              <span className="block font-medium">{name}</span>
              <span className="text-sm text-muted">{new URL(url).host}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </>
);

export const Founder = () => {
  const { name, bio, socialUrl, socialLabel } = site.founder;
  return (
    <section className="shell">
      <div className="grid items-center gap-8 rounded-2xl border border-line bg-surface p-8 md:grid-cols-[auto_1fr] md:gap-12 md:p-14">
        <p
          aria-hidden="true"
          className="grid size-28 place-items-center rounded-2xl bg-wash text-title text-accent md:size-40 md:text-display"
        >
          {name.replace(/(\w)\w*\s*/g, "$1")}
        </p>
        <div>
          <h2 id="founder" className="font-semibold text-accent">
            The founder
          </h2>
          <p className="mt-3 text-title">{name}</p>
          <p className="mt-3 mb-8 max-w-xl text-lead text-muted">{bio}</p>
          <ButtonLink href={socialUrl} rel="noopener me" variant="quiet">
            {socialLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};

type FaqProps = { items?: readonly FaqItem[]; children?: ReactNode };

/** Questions that open and close, then links to others. */
export const Faq = ({ items = faq, children }: FaqProps) => (
  <section id="faq" className="border-t border-line">
    <div className="shell grid gap-10 py-20 md:py-28 lg:grid-cols-[1fr_2fr]">
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="faq-title" className="text-title">
          Frequently asked questions
        </h2>
        <p className="mt-2 text-muted">
          Still have questions?{" "}
          <a href={`mailto:${site.supportEmail}`} className="link inline-block py-2.5">
            Email us
          </a>
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary className="plus-minus flex cursor-pointer items-center justify-between gap-6 py-4 font-medium">
              <h3>{question}</h3>
            </summary>
            <p className="max-w-2xl pb-5 text-muted">{answer}</p>
          </details>
        ))}
        {children}
      </div>
    </div>
  </section>
);

type CallToActionProps = { joinSource: string; title?: string };

export const CallToAction = ({
  joinSource,
  title = "Describe your startup once. We fill in the forms.",
}: CallToActionProps) => (
  <section id="join" data-theme="dark" className="border-t border-line bg-surface text-ink">
    <div className="shell grid items-center gap-10 py-20 md:py-28 lg:grid-cols-2">
      <div>
        <h2 id="join-title" className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lead text-muted">Join the waitlist and we'll email you when we launch.</p>
      </div>
      <WaitlistForm id="join" source={joinSource} />
    </div>
  </section>
);
