import { directorySample } from "#shared/landing/directory-sample.ts";

const rows = directorySample.slice(2, 8).map(({ name, dr }, index) => ({ name, dr, isLive: index < 4 }));

/** Illustration: submissions fill a table while the domain rating rises. */
export const Illustration = () => (
  <figure>
    <div
      role="img"
      aria-label="A list of directories in which four listings are verified live and two are submitted, and a domain rating that rises over six months."
      className="rounded-3xl bg-wash p-3 text-sm sm:p-8"
    >
      <div className="card">
        <div className="border-b border-line p-4">
          <p className="flex justify-between font-medium">
            your-startup.example <span className="text-muted">162 of 200</span>
          </p>
          <svg
            viewBox="0 0 200 4"
            preserveAspectRatio="none"
            className="mt-3 h-1.5 w-full rounded-full bg-wash"
            aria-hidden="true"
          >
            <path d="M0 0h162v4H0z" className="grow fill-accent-strong" />
          </svg>
        </div>
        <ul className="in-turn divide-y divide-line px-4 pb-6 sm:pb-10">
          {rows.map(({ name, dr, isLive }) => (
            <li key={name} className="flex items-center gap-3 py-2">
              <span className="grid size-7 place-items-center rounded-md border border-line font-semibold text-muted max-sm:hidden">
                {name[0]}
              </span>
              <span className="mr-auto">{name}</span>
              <span className="text-muted max-sm:hidden">DR {dr}</span>
              <State isLive={isLive} />
            </li>
          ))}
        </ul>
      </div>
      <div className="card relative -mt-5 ml-auto w-11/12 p-4 sm:-mt-9 sm:w-4/5">
        <p className="flex justify-between font-medium">
          Domain rating <span className="text-muted">six months</span>
        </p>
        <Curve />
      </div>
    </div>
    <figcaption className="mt-4 text-center text-sm text-balance text-muted">
      An illustration with made-up figures. Each directory decides what it lists, and nobody can promise a rating.
    </figcaption>
  </figure>
);

const State = ({ isLive }: { isLive: boolean }) =>
  isLive ? (
    <span className="flex w-31 items-center gap-1.5 rounded-full bg-good-wash px-3 py-1 font-medium whitespace-nowrap text-good">
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m1.5 6.5 3 3 6-7" pathLength="1" className="draw" />
      </svg>
      Verified live
    </span>
  ) : (
    <span className="w-31 rounded-full border border-line px-3 py-0.75 text-center font-medium text-muted">
      Submitted
    </span>
  );

const curve = "M4 86C50 84 70 78 110 70s60-4 100-20 60-14 95-22 60-12 87-18";

const Curve = () => (
  <svg viewBox="0 0 400 96" fill="none" className="mt-3 w-full stroke-line" aria-hidden="true">
    <path d="M0 1h400M0 48h400M0 95h400" />
    <path d={`${curve}v85H4z`} className="fill-wash stroke-none" />
    <path d={curve} pathLength="1" strokeWidth="3" className="draw stroke-accent-strong" />
    <circle cx="392" cy="10" r="5" className="fill-accent-strong stroke-none" />
  </svg>
);
