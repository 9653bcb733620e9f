import ChevronDown from "lucide-react/icons/chevron-down";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { Me } from "#shared/account/account.ts";
import { link, type NavPage, pages } from "#shared/routes.ts";
import { useBrowserSetting } from "../../app/browser-settings.ts";
import { signOut } from "../../app/sign-out.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/overlays/dialog.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { NavGroup, NavLinkItem } from "./nav-pages.ts";
import { countText, type NavCounts } from "./use-waiting.ts";

type NavListProps = { groups: NavGroup[]; counts: NavCounts; isIconsOnly?: boolean };

const isWithin = (pathname: string, { page, isExact }: NavLinkItem) =>
  pathname === pages[page].path || (!isExact && pathname.startsWith(`${pages[page].path}/`));

/** The groups of the navigation. They collapse, except the one with the current page; the browser remembers which. */
export const NavList = ({ groups, counts, isIconsOnly = false }: NavListProps) => {
  const [stored, store] = useBrowserSetting("collapsed_groups");
  const collapsed = stored.split(".").filter(Boolean);
  const { pathname } = useLocation();
  const id = useId();
  const isHydrated = useHydrated();
  const toggle = (name: string) =>
    store((collapsed.includes(name) ? collapsed.filter((other) => other !== name) : [...collapsed, name]).join("."));
  return groups.map(({ name, heading, items }) => {
    const isCurrent = items.some((item) => isWithin(pathname, item));
    const isOpen = isIconsOnly || isCurrent || !collapsed.includes(name);
    const listId = `${id}-${name}`;
    const hasHeading = !isIconsOnly && name !== "project";
    return (
      <div key={name} className={isIconsOnly ? "border-b border-line py-1.5 last:border-0" : "pb-2"}>
        {hasHeading && isCurrent && (
          <p className="flex min-h-control-small items-center px-2.5 text-xs font-semibold text-muted">{heading}</p>
        )}
        {hasHeading && !isCurrent && (
          <button
            type="button"
            disabled={!isHydrated}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className="flex min-h-control-small w-full items-center justify-between rounded-lg px-2.5 text-xs font-semibold text-muted hover:text-ink"
            onClick={() => toggle(name)}
          >
            {heading}
            <ChevronDown size={14} aria-hidden="true" className={isOpen ? "" : "-rotate-90"} />
          </button>
        )}
        {isOpen && (
          <div id={listId}>
            {items.map((item) => (
              <Item key={item.page} item={item} count={item.count && counts[item.count]} isIconOnly={isIconsOnly} />
            ))}
          </div>
        )}
      </div>
    );
  });
};

const Item = ({ item, count, isIconOnly }: { item: NavLinkItem; count: number | undefined; isIconOnly: boolean }) => (
  <NavLink
    to={item.to}
    end={item.isExact ?? false}
    title={isIconOnly ? item.label : undefined}
    aria-description={count ? `${countText(count)} waiting` : undefined}
    className={({ isActive }) =>
      `relative flex min-h-control-small items-center gap-2.5 rounded-lg px-2.5 ${isActive ? "bg-surface font-semibold" : "text-muted hover:bg-surface hover:text-ink"}`
    }
  >
    <item.Icon size={16} className="shrink-0" aria-hidden="true" />
    <span className={isIconOnly ? "sr-only" : "truncate"}>{item.label}</span>
    {!!count && (
      <span
        aria-hidden="true"
        data-count={countText(count)}
        className={
          isIconOnly
            ? "absolute top-1 right-1 size-2 rounded-full bg-accent-strong"
            : "ml-auto rounded-full bg-wash px-2 text-xs leading-5 font-semibold text-accent digits before:content-[attr(data-count)]"
        }
      />
    )}
  </NavLink>
);

/** The main page of each area, with the area's name where it is shorter. */
const mainPages: Partial<Record<NavPage, string>> = {
  dashboard: "Overview",
  submissions: "Links",
  mentions: "Conversations",
  articles: "Content",
  work: "Work",
};

/** On phones: the main pages at the lower end of the window, and all others behind "More". */
export const PhoneBar = ({ groups, children }: { groups: NavGroup[]; children: ReactNode }) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isHydrated = useHydrated();
  const isOpen = openAt === key;
  // A wider window has the sidebar instead.
  useEffect(() => {
    const wide = matchMedia("(min-width: 64rem)");
    const close = () => wide.matches && setOpenAt(undefined);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  const items = groups.flatMap((group) => group.items).filter(({ page }) => mainPages[page]);
  const className = "flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 text-[0.6875rem]";
  return (
    <>
      <nav
        aria-label="Main pages"
        data-phone-bar
        className="fixed inset-x-0 bottom-0 z-10 flex border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        {items.slice(0, 4).map(({ page, to, Icon, isExact = false }) => (
          <NavLink
            key={page}
            to={to}
            end={isExact}
            className={({ isActive }) => `${className} ${isActive ? "font-semibold text-accent" : "text-muted"}`}
          >
            <Icon size={20} aria-hidden="true" />
            <span className="max-w-full truncate px-0.5">{mainPages[page]}</span>
          </NavLink>
        ))}
        <button
          type="button"
          disabled={!isHydrated}
          aria-haspopup="dialog"
          className={`${className} text-muted`}
          onClick={() => setOpenAt(key)}
        >
          <Ellipsis size={20} aria-hidden="true" />
          More
        </button>
      </nav>
      {isOpen && (
        <Drawer title="Menu" onClose={() => setOpenAt(undefined)}>
          {children}
        </Drawer>
      )}
    </>
  );
};

/** The account's pages and signing out, behind the user's initial. A native popover closes on Escape and on a click outside. */
export const AccountMenu = ({ me, isOperator }: { me: Pick<Me, "email" | "name">; isOperator: boolean }) => {
  const menu = useRef<HTMLDivElement>(null);
  const [isSigningOut, setSigningOut] = useState(false);
  const links = [
    { to: link("account"), label: "Account settings" },
    ...(isOperator ? [] : [{ to: link("plan"), label: "Plan and invoices" }]),
    { to: link("apiKeys"), label: "API keys" },
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Your account"
        className="grid size-control shrink-0 place-items-center rounded-lg hover:bg-surface"
      >
        <span
          aria-hidden="true"
          data-initial={[...(me.name || me.email).trim()][0]}
          className="grid size-7 place-items-center rounded-full bg-wash font-semibold text-accent uppercase before:content-[attr(data-initial)]"
        />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-auto top-13 right-2 w-64 rounded-xl border border-line bg-raised p-2 text-ink shadow-lg"
      >
        <p className="border-b border-line px-3 pt-1 pb-2 text-sm wrap-anywhere text-muted">{me.email}</p>
        {links.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-control items-center rounded-lg px-3 hover:bg-surface"
            onClick={() => menu.current?.hidePopover()}
          >
            {label}
          </Link>
        ))}
        <Button
          variant="quiet"
          className="mt-2 w-full"
          busy={isSigningOut}
          onClick={() => {
            setSigningOut(true);
            void signOut();
          }}
        >
          Sign out
        </Button>
      </div>
    </>
  );
};

const menuId = "account-menu";
