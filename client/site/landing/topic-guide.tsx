import type { Topic } from "#shared/landing/topics/topic.ts";

/** A topic's own text. */
export const TopicGuide = ({ sections }: Pick<Topic, "sections">) => (
  <div className="mt-12 grid gap-12 border-t border-line pt-8 lg:grid-cols-2">
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
);

const toItem = (text: string) => (
  <li key={text} className="py-3 text-muted">
    {text}
  </li>
);
