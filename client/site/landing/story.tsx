// How the service works and how it compares, on the home page.
import { comparison, comparisonColumns } from "#shared/landing/comparison.ts";
import { steps } from "#shared/landing/screenshots.ts";
import { site } from "#shared/site.ts";
import { useSite } from "../use-site.ts";
import { Picture } from "./picture.tsx";
import { Founder, SectionHeading } from "./sections.tsx";

/** The steps from a website to a verified link, with screenshots, then the features. */
export const HowItWorks = ({ heading }: { heading: string }) => (
  <section id="features" className="later-116 border-y border-line bg-surface md:later-50">
    <div className="shell py-9">
      <h2 id="benefits" className="font-semibold text-accent">
        How it works
      </h2>
      <h3 id="why" className="mt-2 text-title text-balance">
        {heading}
      </h3>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 lg:gap-10">
        {steps.map(({ title, text, screenshot }, at) => (
          <li key={title}>
            <Picture {...screenshot} className="screenshot w-full" />
            <h4 className="mt-3 font-semibold">
              {at + 1}. {title}
            </h4>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Features />
      <p className="mt-5 text-sm text-muted">
        The pictures show our demo account: a fictional company with sample data. Each directory decides what it lists.
      </p>
    </div>
  </section>
);

const Features = () => (
  <ul className="features grid sm:grid-cols-2 lg:grid-cols-3">
    {useSite().features.map(({ title, text, icon }) => (
      <li key={title} data-icon={icon}>
        <h4>{title}</h4>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** With the founder next to it. */
export const Comparison = () => (
  <section className="shell later-72 grid gap-10 py-9 md:later-24 lg:grid-cols-[17rem_1fr]">
    <div>
      <SectionHeading id="comparison" title="Sent is not the same as listed">
        Where the work ends decides what you get for it.
      </SectionHeading>
      <Founder />
    </div>
    <table className="compact stacked w-full text-left text-sm">
      <caption className="sr-only">{site.name} compared with other ways to get listed</caption>
      <thead>
        <tr>
          <td />
          {comparisonColumns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{site.name}</th>
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ topic, others, ours }) => (
          <tr key={topic}>
            <th scope="row" className="md:whitespace-nowrap">
              {topic}
            </th>
            {others.map((text, at) => (
              <td key={comparisonColumns[at]} data-label={comparisonColumns[at]}>
                {text}
              </td>
            ))}
            <td data-label={site.name}>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
