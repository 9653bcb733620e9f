import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { NavLink, useLocation } from "react-router";
import { pages } from "#shared/routes.ts";
import { useBrowserSetting } from "../../app/browser-settings.ts";
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
          <p className="flex min-h-9 items-center px-3 text-xs font-semibold text-muted">{heading}</p>
        )}
        {hasHeading && !isCurrent && (
          <button
            type="button"
            disabled={!isHydrated}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className="flex min-h-9 w-full items-center justify-between rounded-lg px-3 text-xs font-semibold text-muted hover:text-ink"
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
      `relative flex min-h-11 items-center gap-3 rounded-lg px-3 lg:min-h-9 ${isActive ? "bg-surface font-semibold" : "text-muted hover:bg-surface hover:text-ink"}`
    }
  >
    <item.Icon size={18} className="shrink-0" aria-hidden="true" />
    <span className={isIconOnly ? "sr-only" : "truncate"}>{item.label}</span>
    {!!count && (
      <span
        aria-hidden="true"
        data-count={countText(count)}
        className={
          isIconOnly
            ? "absolute top-1 right-1 size-2 rounded-full bg-accent-strong"
            : "ml-auto rounded-full bg-wash px-2 text-xs leading-5 font-semibold text-accent tabular-nums before:content-[attr(data-count)]"
        }
      />
    )}
  </NavLink>
);
