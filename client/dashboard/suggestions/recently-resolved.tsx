import type { Audit } from "#shared/suggestions.ts";
import { dayOf } from "../../ui/dates.ts";

/** Issues that were resolved recently. */
export const RecentlyResolved = ({ mended }: Pick<Audit, "mended">) =>
  mended.length > 0 && (
    <section aria-labelledby="mended" className="mt-10">
      <h2 id="mended" className="mb-4 text-xl font-semibold">
        Mended lately
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {mended.map(({ id, title, endedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-5 py-3.5">
            <p className="min-w-0 font-medium wrap-anywhere">{title}</p>
            <p className="rounded-full bg-good-wash px-3 py-1 text-sm font-medium text-good">
              Gone since <time dateTime={endedAt}>{dayOf(endedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
