import type { ReactNode } from "react";
import type { Kit } from "#shared/links/kit.ts";
import { kitLabel } from "#shared/links/kit-fields.ts";
import { formatCount } from "../../../ui/format.ts";
import { kitFieldId } from "./kit-draft.ts";

/** The first ones matter most; the others are behind a click. */
const shownFirst = 5;

const toggle = "link inline-flex min-h-control cursor-pointer items-center";

// Without `appearance-none`, browsers draw their own bar in their own colour.
const meter =
  "mt-3 h-2 w-full appearance-none overflow-hidden rounded-full bg-wash [&::-moz-progress-bar]:bg-accent-strong [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-accent-strong";

/** How complete the saved kit is: what keeps it from being sent, and what would improve it. */
export const Completeness = ({ percent, missing, optional }: Kit["completeness"]) => (
  <section aria-labelledby="completeness" className="card min-w-0 p-5">
    <h2 id="completeness" className="text-lg font-semibold">
      {percent}% complete
    </h2>
    <progress value={percent} max={100} aria-labelledby="completeness" className={meter} />
    {missing.length > 0 ? (
      <>
        <p className="mt-4 text-sm text-muted">
          {percent < 100 ? "Needed before we can submit to:" : "Some directories also need:"}
        </p>
        <MissingFields missing={missing.slice(0, shownFirst)} />
        {missing.length > shownFirst && (
          <details className="text-sm">
            <summary className={toggle}>{missing.length - shownFirst} more</summary>
            <MissingFields missing={missing.slice(shownFirst)} />
          </details>
        )}
      </>
    ) : (
      <p className="mt-4 text-sm text-muted">Nothing keeps it from being sent.</p>
    )}
    {optional.length > 0 && (
      <details className="text-sm">
        <summary className={toggle}>{optional.length} optional</summary>
        <p className="text-muted">Left empty where a form asks for it.</p>
        <ul className="mt-1">
          {optional.map(({ field, requestedBy }) => (
            <FieldLink key={field} field={field}>
              {requestedBy > 0 && (
                <>
                  <span className="sr-only">asked for by </span>
                  {formatCount(requestedBy, "directory", "directories")}
                </>
              )}
            </FieldLink>
          ))}
        </ul>
      </details>
    )}
  </section>
);

const MissingFields = ({ missing }: Pick<Kit["completeness"], "missing">) => (
  <ul className="mt-1 text-sm">
    {missing.map(({ field, blocks }) => (
      <FieldLink key={field} field={field}>
        {blocks > 0 && formatCount(blocks, "directory", "directories")}
      </FieldLink>
    ))}
  </ul>
);

/** A field of the kit, with a link to its input. */
const FieldLink = ({ field, children }: { field: string; children: ReactNode }) => (
  <li className="flex items-center justify-between gap-3">
    <a
      href={`#${kitFieldId(field)}`}
      className="link inline-flex min-h-control items-center"
      onClick={(event) => {
        const input = document.getElementById(kitFieldId(field)) ?? document.getElementById(kitFieldId("local"));
        event.preventDefault();
        input?.scrollIntoView({ block: "center" });
        input?.focus({ preventScroll: true });
      }}
    >
      {kitLabel(field)}
    </a>
    {children && <span className="text-muted digits">{children}</span>}
  </li>
);
