import type { Kit } from "#shared/kit.ts";
import { kitFieldId, kitLabel } from "./labels.ts";

const directories = (count: number) => `${count} ${count === 1 ? "directory" : "directories"}`;

/** How complete the saved kit is, and what to add first. */
export const Completeness = ({ percent, missing }: Kit["completeness"]) => (
  <section aria-labelledby="completeness" className="card min-w-0 p-5 xl:max-h-[calc(100dvh-14rem)] xl:overflow-y-auto">
    <h2 id="completeness" className="text-lg font-semibold">
      {percent}% complete
    </h2>
    <progress
      value={percent}
      max={100}
      aria-labelledby="completeness"
      className="mt-3 h-2 w-full accent-accent-strong"
    />
    {missing.length ? (
      <>
        <p className="mt-4 text-sm text-muted">What to add, and how many directories ask for it:</p>
        <ul className="mt-1 text-sm max-xl:columns-2 max-sm:columns-1">
          {missing.map(({ field, blocks }) => (
            <li key={field} className="flex items-center justify-between gap-3">
              <a
                href={`#${kitFieldId(field)}`}
                className="link inline-flex min-h-9 items-center"
                onClick={(event) => {
                  const input = document.getElementById(kitFieldId(field));
                  if (!input) return;
                  event.preventDefault();
                  input.scrollIntoView({ block: "center" });
                  input.focus({ preventScroll: true });
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
      </>
    ) : (
      <p className="mt-4 text-sm text-muted">Every directory gets what it asks for.</p>
    )}
  </section>
);
