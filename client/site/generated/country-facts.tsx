import type { CountryFacts } from "#shared/landing/country-facts.ts";
import { link } from "#shared/routes.ts";

/** Facts about a country that directory forms ask for. */
export const CountryFactsList = ({ facts }: { facts: CountryFacts }) => (
  <>
    <dl className="mt-10 grid gap-x-12 sm:grid-cols-2">
      {termsOf(facts).map(([term, text]) => (
        <div key={term} className="border-b border-line py-3 sm:flex sm:justify-between sm:gap-6">
          <dt className="font-medium">{term}</dt>
          <dd className="text-muted sm:text-right">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 text-sm text-muted">
      <a href={link("licenses")} className="inline-block py-2.5 hover:underline">
        Country facts: mledoze/countries, ODbL 1.0
      </a>
    </p>
  </>
);

const list = (items: readonly string[]) => new Intl.ListFormat("en").format(items);

const termsOf = (facts: CountryFacts): [string, string][] =>
  (
    [
      ["Official name", facts.officialName],
      ["Name in its own languages", list(facts.nativeNames)],
      ["Languages", list(facts.languages)],
      ["Capital", facts.capital],
      ["Region", facts.region],
      ["Currency", list(facts.currencies.map(({ name, code }) => `${name} (${code})`))],
      ["Telephone numbers start with", facts.callingCode],
      ["Web addresses end in", facts.topLevelDomain],
      ["Neighbours", list(facts.neighbours.map(({ name }) => name))],
    ] as [string, string | undefined][]
  ).filter((pair): pair is [string, string] => Boolean(pair[1]));
