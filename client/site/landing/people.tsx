// Who uses the service, and who built it.
import User from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import type { PublicSettings } from "#shared/site/settings.ts";
import { useAbsoluteUrl } from "../../app/site-url.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { useSite } from "../use-site.ts";

const tiles: Record<PublicSettings["clients"]["items"][number]["hue"], string> = {
  amber: "bg-amber-700",
  emerald: "bg-emerald-700",
  sky: "bg-sky-700",
  violet: "bg-violet-700",
  rose: "bg-rose-700",
  teal: "bg-teal-700",
};

/** The owner's clients. Until one has agreed to be named, the site itself. */
export const Clients = () => {
  const { clients, name } = useSite();
  const ownUrl = useAbsoluteUrl(link("home")) ?? link("home");
  if (!clients.isShown) return null;
  const { heading, note, items } = clients;
  return (
    <div className="mt-12">
      <h3 id="clients" className="text-lg font-semibold">
        {heading}
      </h3>
      {(note || !items.length) && (
        <p className="mt-1 text-muted">
          {note || "Clients who agree to be named are listed here. First, our own site."}
        </p>
      )}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.length ? (
          items.map(({ name, url, quote, hue }) => (
            <Client key={url} name={name} url={url} quote={quote} rel="nofollow noopener">
              <span
                aria-hidden="true"
                className={`grid size-11 shrink-0 place-items-center rounded-lg font-semibold text-white ${tiles[hue]}`}
              >
                {name.slice(0, 1)}
              </span>
            </Client>
          ))
        ) : (
          <Client name={name} url={ownUrl}>
            <LogoMark size={44} />
          </Client>
        )}
      </ul>
    </div>
  );
};

type ClientProps = { name: string; url: string; quote?: string; rel?: string; children: ReactNode };

const Client = ({ name, url, quote, rel, children }: ClientProps) => (
  <li>
    <a href={url} rel={rel} className="flex items-center gap-4 rounded-xl border border-line p-4 hover:bg-surface">
      {children}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted">{new URL(url).host}</span>
        {quote && <span className="mt-2 block text-sm">“{quote}”</span>}
      </span>
    </a>
  </li>
);

/** The founder's card. Without a name in the settings, it names no one. */
export const Founder = () => {
  const { isShown, name, bio, socialUrl, socialLabel } = useSite().founder;
  if (!isShown) return null;
  return (
    <section id="founder" aria-labelledby="founder-title" className="shell py-9">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-2xl border border-line bg-raised p-6">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-wash font-semibold text-accent"
        >
          {name ? name.replace(/(\w)\w*\s*/g, "$1") : <User size={24} />}
        </span>
        <div className="grow basis-64">
          <h2 id="founder-title" className="text-sm font-semibold text-accent">
            The founder
          </h2>
          {name && <p className="mt-1 text-lg font-semibold">{name}</p>}
          <p className={name ? "mt-1 text-muted" : "mt-1 max-w-2xl text-lg"}>{bio}</p>
        </div>
        <ButtonLink href={socialUrl} rel="noopener me" variant="quiet">
          {socialLabel}
        </ButtonLink>
      </div>
    </section>
  );
};
