import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import type { NavPage } from "#shared/routes.ts";
import { Drawer } from "../../ui/overlays/drawer.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { NavGroup } from "./nav-pages.ts";

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
