import { Fragment, type ReactNode } from "react";
import { link } from "#shared/routes.ts";
import type { Chamber, CountryFacts, OfficialRegister } from "#shared/site/landing/country-facts.ts";
import type { SectionTitles } from "#shared/site/landing/generated-pages.ts";
import type { Guide } from "#shared/site/landing/guides.ts";
import { ExternalLink } from "../../ui/external-link.tsx";

// What a generated page has of its own: its guide, facts and links to related pages.

type PageContentProps = {
  titles: SectionTitles;
  guide: Guide | undefined;
  facts: CountryFacts | undefined;
  related: readonly RelatedGroup[];
};

/** A generated page's own text, and links to related pages. */
export const PageContent = ({ titles, guide, facts, related }: PageContentProps) => (
  <>
    {guide && <GuideText title={titles.guide} guide={guide} />}
    {facts && <CountryDetails facts={facts} />}
    <Related groups={related} />
  </>
);

/** A generated page's introduction, checklist and two pieces of advice. */
const GuideText = ({ title, guide: { intro, prepare, advice } }: { title: string; guide: Guide }) => (
  <Block title={title} lead={intro}>
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div>
        <h5 className="text-base font-semibold">What to prepare</h5>
        <ul className="mt-2 divide-y divide-line">
          {prepare.map((item) => (
            <li key={item} className="py-3 text-muted">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-1 gap-8">
        {advice.map(({ heading, text }) => (
          <div key={heading}>
            <h5 className="text-base font-semibold">{heading}</h5>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </div>
  </Block>
);

type RelatedGroup = { heading: string; links: readonly { label: string; href: string }[] };

/** Links to related pages. */
const Related = ({ groups }: { groups: readonly RelatedGroup[] }) => (
  <nav aria-label="Related pages" className="mt-12 grid gap-8 border-t border-line pt-8 sm:grid-cols-2">
    {groups
      .filter(({ links }) => links.length)
      .map(({ heading, links }) => (
        <div key={heading}>
          <h4 className="font-semibold">{heading}</h4>
          <ul className="mt-2">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="link inline-block py-2.5">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
  </nav>
);

// What a listing in a country needs: official registers, how an address and a telephone number are written, and more.

const CountryDetails = ({ facts }: { facts: CountryFacts }) => (
  <Block
    title={`Business details in ${facts.inSentence}`}
    lead={facts.registers.length || facts.chamber ? registersNote : undefined}
  >
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-8">
        {facts.registers.length > 0 && <Registers registers={facts.registers} />}
        {facts.chamber && <ChamberOfCommerce chamber={facts.chamber} />}
        <AddressFormat facts={facts} />
      </div>
      <Terms terms={termsOf(facts)} />
    </div>
    <p className="mt-6 text-sm text-muted">
      <a href={link("licenses")} className="inline-block py-2.5 hover:underline">
        Registers: org-id.guide, ODbL 1.0. Country facts: mledoze/countries, ODbL 1.0. All sources
      </a>
    </p>
  </Block>
);

const registersNote =
  "A company is in a register because it was founded or licensed, and in a chamber because it joined. Neither takes submissions, so we never send one there. What they say about you should match your listings.";

const Registers = ({ registers }: { registers: readonly OfficialRegister[] }) => (
  <div>
    <h5 className="text-base font-semibold">{registers.length > 1 ? "Official registers" : "Official register"}</h5>
    <ul className="mt-2 divide-y divide-line">
      {registers.map(({ name, localName, url, idExample }) => (
        <li key={name} className="py-3">
          <ExternalLink href={url}>{name}</ExternalLink>
          {localName && localName !== name && <p className="text-muted">{localName}</p>}
          {idExample && (
            <p className="text-muted">
              Identifier, for example <Example>{idExample}</Example>
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const ChamberOfCommerce = ({ chamber: { name, url, scope } }: { chamber: Chamber }) => (
  <div>
    <h5 className="text-base font-semibold">{scope === "regional" ? "A regional chamber" : "Chamber of commerce"}</h5>
    <p className="mt-2 py-3">
      <ExternalLink href={url}>{name}</ExternalLink>
    </p>
  </div>
);

const AddressFormat = ({ facts: { address } }: { facts: CountryFacts }) => (
  <div>
    <h5 className="text-base font-semibold">How an address is written</h5>
    <div className="mt-2 grid grid-cols-1 gap-1 py-3">
      {address.format.map((line) => (
        <p key={line}>
          {line.split(/(\{[^}]+\})/).map((part) => (
            <AddressPart key={part} part={part} regionName={address.regionName} />
          ))}
        </p>
      ))}
    </div>
    {address.postalService && (
      <p>
        <ExternalLink href={address.postalService}>Postal code search of the postal service</ExternalLink>
      </p>
    )}
  </div>
);

/** A field in braces, or the characters between two fields. */
const AddressPart = ({ part, regionName }: { part: string; regionName: string | undefined }) => {
  const field = part.match(/^\{(.+)\}$/)?.[1];
  if (!field) return <Fragment>{part}</Fragment>;
  return (
    <span className="rounded-md bg-canvas px-2 py-0.5 text-muted">
      {field === "region" ? (regionName ?? field) : field}
    </span>
  );
};

const Terms = ({ terms }: { terms: [string, ReactNode][] }) => (
  <dl>
    {terms.map(([term, text]) => (
      <div key={term} className="border-b border-line py-3 sm:flex sm:justify-between sm:gap-6">
        <dt className="font-medium">{term}</dt>
        <dd className="text-muted sm:text-right">{text}</dd>
      </div>
    ))}
  </dl>
);

const list = (items: readonly string[]) => new Intl.ListFormat("en").format(items);

const termsOf = (facts: CountryFacts): [string, ReactNode][] => {
  const { address, businessIds, phoneExample } = facts;
  const terms: [string, ReactNode][] = [
    [
      "Phone number",
      <>
        <Example>{phoneExample.national}</Example>, from abroad <Example>{phoneExample.international}</Example>
      </>,
    ],
    [
      address.postalCodeName === "ZIP code" ? "ZIP code" : "Postal code",
      address.postalCodeExample && <Example>{address.postalCodeExample}</Example>,
    ],
    ...businessIds.map(({ name, example }): [string, ReactNode] => [name, <Example key={name}>{example}</Example>]),
    ["Currency", list(facts.currencies.map(({ name, code }) => `${name} (${code})`))],
    ["Languages", list(facts.languages)],
    ["Week", `Starts on ${facts.weekStart}, weekend on ${list(facts.weekend)}`],
    ["Official name", facts.officialName],
    ["Local name", list(facts.nativeNames)],
    ["Capital", facts.capital],
    ["Calling code", facts.callingCode],
    ["Internet domain", facts.topLevelDomain],
    ["Neighboring countries", list(facts.neighbours.map(({ name }) => name))],
  ];
  return terms.filter(([, text]) => Boolean(text));
};

const Example = ({ children }: { children: string }) => <span className="whitespace-nowrap digits">{children}</span>;

/** A part of the features with a heading. */
const Block = ({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) => (
  <div className="mt-12 border-t border-line pt-8">
    <h4 className="text-xl font-semibold">{title}</h4>
    {lead && <p className="mt-2 max-w-2xl text-muted">{lead}</p>}
    {children}
  </div>
);
