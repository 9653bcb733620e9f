import type { Kit } from "#shared/kit.ts";
import { kitFieldId, kitLabel } from "./labels.ts";

const directories = (count: number) => `${count} ${count === 1 ? "directory" : "directories"}`;

/** The first ones matter most; the others are behind a click. */
const shownFirst = 5;

/** How complete the saved kit is, and what to add first. */
export const Completeness = ({ percent, missing }: Kit["completeness"]) => (
  <section aria-labelledby="completeness" className="card min-w-0 p-5">
    <h2 id="completeness" className="text-lg font-semibold">
      {percent}% complete
    </h2>
    <progress value={percent} max={100} aria-labelledby="completeness" className="mt-3 h-2 w-full accent-action" />
    {missing.length ? (
      <>
        <p className="mt-4 text-sm text-muted">What to add, and how many directories ask for it:</p>
        <MissingFields missing={missing.slice(0, shownFirst)} />
        {missing.length > shownFirst && (
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
              {missing.length - shownFirst} more
            </summary>
            <MissingFields missing={missing.slice(shownFirst)} />
          </details>
        )}
      </>
    ) : (
      <p className="mt-4 text-sm text-muted">Every directory gets what it asks for.</p>
    )}
  </section>
);

const MissingFields = ({ missing }: Pick<Kit["completeness"], "missing">) => (
  <ul className="mt-1 text-sm">
    {missing.map(({ field, blocks }) => (
      <li key={field} className="flex items-center justify-between gap-3">
        <a
          href={`#${kitFieldId(field)}`}
          className="link inline-flex min-h-9 items-center"
          onClick={(event) => {
            const input = document.getElementById(kitFieldId(field)) ?? document.getElementById(kitFieldId("local"));
            event.preventDefault();
            input?.scrollIntoView({ block: "center" });
            input?.focus({ preventScroll: true });
          }}
        >
          {kitLabel(field)}
        </a>
        {blocks > 0 && (
          <span className="text-muted tabular-nums">
            <span className="sr-only">asked for by </span>
            {directories(blocks)}
          </span>
        )}
      </li>
    ))}
  </ul>
);
