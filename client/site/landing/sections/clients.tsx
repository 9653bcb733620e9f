import { type ClientSite, clients, clientsHeading, clientsNote } from "#shared/landing/facts.ts";

const tiles: Record<ClientSite["icon"]["hue"], string> = {
  amber: "bg-amber-700",
  emerald: "bg-emerald-700",
  sky: "bg-sky-700",
  violet: "bg-violet-700",
  rose: "bg-rose-700",
  teal: "bg-teal-700",
};

/** Clients' websites, below the facts. */
export const Clients = () => (
  <>
    <h3 id="clients" className="mt-20 text-lg font-semibold">
      {clientsHeading}
    </h3>
    <p className="mt-1 text-muted">{clientsNote}</p>
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {clients.map(({ name, url, icon }) => (
        <li key={url}>
          <a
            href={url}
            rel="nofollow noopener"
            className="flex items-center gap-4 rounded-xl border border-line p-4 hover:bg-surface"
          >
            <span
              aria-hidden="true"
              className={`grid size-11 place-items-center rounded-lg font-semibold text-white ${tiles[icon.hue]}`}
            >
              {icon.letter}
            </span>
            <span>
              <span className="block font-medium">{name}</span>
              <span className="text-sm text-muted">{new URL(url).host}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </>
);
