import type { Topic } from "#shared/landing/topics/topic.ts";

type TopicGuideProps = Pick<Topic, "intro" | "sections"> & { heading: string };

/** A topic's own text. */
export const TopicGuide = ({ heading, intro, sections }: TopicGuideProps) => (
  <section aria-labelledby="guide" className="border-t border-line">
    <div className="shell py-20 md:py-28">
      <h2 id="guide" className="font-semibold text-accent">
        Guide
      </h2>
      <h3 className="mt-3 max-w-2xl text-title text-balance">{heading}</h3>
      <p className="mt-4 max-w-2xl text-lead text-muted">{intro}</p>
      <div className="mt-14 grid gap-12 lg:grid-cols-2">
        {sections.map(({ heading, text, points, steps }) => (
          <div key={heading} className="max-w-2xl">
            <h4 className="text-lg font-semibold">{heading}</h4>
            <p className="mt-2 text-muted">{text}</p>
            {points && <ul className="mt-4 divide-y divide-line border-t border-line">{points.map(toItem)}</ul>}
            {steps && (
              <ol className="mt-4 list-inside list-decimal divide-y divide-line border-t border-line">
                {steps.map(toItem)}
              </ol>
            )}
          </div>
        ))}
      </div>
    </div>
  </section>
);

const toItem = (text: string) => (
  <li key={text} className="py-3 text-muted">
    {text}
  </li>
);
