import { trustHeading, trustNames } from "#shared/landing/trust.ts";

// Abstract shapes next to the names: the directories' logos are trademarks.
const marks = [
  "M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M2 2h7v16H2zM12 8h6v10h-6z",
  "M10 2l9 16H1z",
  "M1 1h8v8H1zM11 11h8v8h-8z",
  "M10 1l9 9-9 9-9-9z",
  "M1 4h18v4H1zM1 12h12v4H1z",
];

export const Trust = () => (
  <section className="border-y border-line bg-surface py-10">
    <div className="shell">
      <h2 id="trust" className="text-center text-sm font-medium text-muted">
        {trustHeading}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:flex lg:justify-between">
        {trustNames.map((name, index) => (
          <li key={name} className="flex items-center gap-2.5 font-semibold md:text-lg">
            <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" className="shrink-0" aria-hidden="true">
              <path d={marks[index % marks.length]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
