// How the service works and how it compares, on the home page.
import { comparison, steps } from "#shared/landing/site-content.ts";
import { site } from "#shared/site.ts";
import { FeatureList, FeatureSection } from "./features.tsx";
import { Picture } from "./picture.tsx";

/** The steps from a website to a verified link, with screenshots, then the features. */
export const HowItWorks = ({ heading }: { heading: string }) => (
  <FeatureSection heading={heading}>
    <ol className="mt-8 grid gap-6 md:grid-cols-3 lg:gap-10">
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
    <FeatureList />
    <p className="mt-5 text-sm text-muted">
      The pictures show our demo account: a fictional company with sample data. Each directory decides what it lists.
    </p>
  </FeatureSection>
);

export const Comparison = () => (
  <div className="mt-12">
    <h3 id="comparison" className="text-lg font-semibold">
      Sent is not the same as listed
    </h3>
    <p className="mt-1 mb-4 text-muted">Where the work ends decides what you get for it.</p>
    <table className="compact stacked w-full text-left text-sm">
      <caption className="sr-only">{site.name} compared with other ways to get listed</caption>
      <thead>
        <tr>
          <td />
          {comparison.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{site.name}</th>
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map(({ topic, others, ours }) => (
          <tr key={topic}>
            <th scope="row" className="md:whitespace-nowrap">
              {topic}
            </th>
            {others.map((text, at) => (
              <td key={comparison.columns[at]} data-label={comparison.columns[at]}>
                {text}
              </td>
            ))}
            <td data-label={site.name}>{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
