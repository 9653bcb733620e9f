import Menu from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import { useTracking } from "../app/tracking.ts";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { breadcrumbs, JsonLd, type PageData } from "./json-ld.tsx";
import { type Site, useSite } from "./use-site.ts";

type SiteLayoutProps = {
  /** The page that the header's anchor links point to. */
  base: string;
  /** Breadcrumbs from the home page to this page, which comes last. */
  trail?: readonly Crumb[];
  data?: PageData;
  children: ReactNode;
};

/** Layout of all public pages. */
export const SiteLayout = ({ base, trail, data, children }: SiteLayoutProps) => (
  <>
    <a href="#main" className="button fixed top-2 left-2 z-20 not-focus:sr-only">
      Skip to content
    </a>
    <ConsentBar />
    <Header base={base} />
    <main id="main">
      {trail && <Breadcrumbs trail={[home, ...trail]} />}
      {children}
    </main>
    <Footer />
    <JsonLd of={(siteUrl) => [...(trail ? breadcrumbs([home, ...trail], siteUrl) : []), ...(data?.(siteUrl) ?? [])]} />
  </>
);

const home: Crumb = { name: "Home", path: link("home") };

const Header = ({ base }: { base: string }) => {
  const sections = [
    { label: "Benefits", href: `${base}#features` },
    { label: "Pricing", href: `${base}#pricing` },
    { label: "FAQs", href: `${base}#faq` },
  ];
  const pages = [
    { label: "Directories", href: link("directories") },
    { label: "Blog", href: link("blog") },
  ];
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas">
      <div className="shell flex h-16 items-center gap-2">
        <a href={link("home")} className="mr-auto flex min-h-11 items-center gap-2.5 text-lg font-semibold">
          <Logo />
        </a>
        <nav aria-label="Main" className="top-links mr-auto max-md:hidden">
          {sections.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {pages.map(({ label, href }) => (
            <a key={href} href={href} className="max-lg:hidden">
              {label}
            </a>
          ))}
        </nav>
        <ThemeToggle />
        <a href={link("signIn")} className="hidden px-3 py-2.5 text-muted hover:text-ink md:block">
          Sign in
        </a>
        <ButtonLink href={link("signUp")} className="max-md:hidden">
          Start free
        </ButtonLink>
        <button
          type="button"
          popoverTarget="menu"
          aria-label="Menu"
          className="grid size-11 place-items-center rounded-lg hover:bg-surface md:hidden"
        >
          <Menu size={24} />
        </button>
      </div>
      <nav
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="menu-links top-16 w-full border-b border-line bg-canvas px-5 pb-6 text-lg text-ink md:hidden"
      >
        {[...sections, ...pages, { label: "Sign in", href: link("signIn") }].map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <ButtonLink href={link("signUp")} className="mt-6 w-full">
          Start free
        </ButtonLink>
      </nav>
    </header>
  );
};

const Footer = () => {
  const site = useSite();
  const columns = [
    {
      heading: "Directories",
      links: [
        { label: "All directories", url: link("directories") },
        { label: "Example project", url: link("example") },
        { label: "Public ledger", url: link("ledger") },
        { label: "Reciprocal links", url: link("reciprocalLinks") },
        { label: "Growth Partner", url: link("growthPartner") },
        { label: "Blog", url: link("blog") },
      ],
    },
    {
      heading: "Legal",
      links: [
        { label: "Privacy", url: link("privacy") },
        { label: "Terms", url: link("terms") },
        { label: "Withdraw from contract", url: `${link("terms")}#withdrawal` },
        { label: "GDPR", url: link("gdpr") },
        { label: "Licenses", url: link("licenses") },
        { label: "Our bot", url: link("bot") },
      ],
    },
    { heading: "Tools", links: site.toolLinks },
    { heading: "Contact", links: contactLinksOf(site) },
  ];
  return (
    <footer className="later-42 border-t border-line md:later-22">
      <div className="shell grid grid-cols-2 gap-x-4 gap-y-8 py-6 sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-2.5 text-lg font-semibold">
            <Logo />
          </p>
          <p className="mt-3 max-w-xs text-muted">{site.tagline}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="text-sm font-semibold">{heading}</p>
            <ul className="links mt-2 text-muted">
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel={url.startsWith("https:") ? "noopener" : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="shell flex flex-wrap items-center justify-between border-t border-line py-3 text-sm text-muted">
        <p>
          © {new Date().getFullYear()} {site.name}
        </p>
        <ConsentSettings />
      </div>
    </footer>
  );
};

const contactLinksOf = ({ name, supportEmail, founder, social }: Site) => [
  { label: "Support", url: `mailto:${supportEmail}` },
  ...(founder.name ? [{ label: founder.name, url: founder.socialUrl }] : []),
  ...social
    .filter(({ url }) => !founder.name || url !== founder.socialUrl)
    .map(({ label, url }) => ({ label: `${name} on ${label}`, url })),
];

/** Asks for consent to analytics and recording. `consent-script.ts` shows it if needed and handles the answer. */
const ConsentBar = () => {
  const tracking = useTracking();
  if (!tracking) return null;
  const { analyticsId, recordingId } = tracking;
  return (
    <section
      hidden
      aria-label="Cookies"
      data-consent
      data-analytics={analyticsId}
      data-recording={recordingId}
      className="fixed bottom-0 z-20 w-full border-t border-line bg-raised py-4"
    >
      <div className="shell flex flex-wrap items-center gap-3">
        <p className="mr-auto max-w-2xl text-sm text-muted">
          May we {purposes(tracking)}? This helps us improve the site.{" "}
          <a href={link("privacy")} className="link inline-block">
            Privacy policy
          </a>
        </p>
        <Button variant="quiet" value="allow">
          Allow
        </Button>
        <Button variant="quiet" value="decline">
          Decline
        </Button>
      </div>
    </section>
  );
};

const purposes = ({ analyticsId, recordingId }: { analyticsId?: string; recordingId?: string }) =>
  [
    analyticsId && "count visits with Google Analytics",
    recordingId && "record how you use the pages with Microsoft Clarity",
  ]
    .filter(Boolean)
    .join(" and ");

/** Opens the consent bar again. */
const ConsentSettings = () =>
  useTracking() && (
    <button type="button" data-consent-settings className="py-2.5 hover:text-ink hover:underline noscript:hidden">
      Cookie settings
    </button>
  );
