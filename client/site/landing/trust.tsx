import { trust } from "#shared/landing/site-content.ts";

/** Marks of well-known directories. */
export const Trust = () => (
  <section id="trust" aria-labelledby="trust-title" className="border-y border-line bg-surface py-5">
    <div className="shell flex flex-wrap items-center gap-x-10 gap-y-4">
      <h2 id="trust-title" className="text-sm text-muted max-lg:w-full">
        {trust.heading}
      </h2>
      <ul className="grid grow grid-cols-2 gap-x-6 gap-y-4 font-semibold text-muted sm:flex sm:flex-wrap sm:justify-between">
        {trust.marks.map(({ name, path }) => (
          <li key={name} className="flex items-center gap-2.5">
            <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
              <path d={path} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
