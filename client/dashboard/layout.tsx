import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import {
  type LoaderFunctionArgs,
  NavLink,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from "react-router";
import type { Me } from "#shared/account.ts";
import { link, navItems, type ProjectSection, projectSections } from "#shared/routes.ts";
import { api, read } from "../app/api-client.ts";
import { PaymentResult } from "../app/payment-result.tsx";
import { syncSession } from "../app/session.ts";
import { signOut } from "../app/sign-out.ts";
import { Button } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { Toasts } from "../ui/toast.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { ModeSwitch, TestBanner } from "./mode/mode-switch.tsx";
import { PaymentReminder, UpgradePrompt } from "./plans/plan-dialogs.tsx";
import { projectLink, useCurrentProject } from "./projects/current-project.ts";
import { ProjectSwitcher } from "./projects/project-switcher.tsx";

/** An operator who isn't a customer, too, needs neither project nor plan. */
const isOnlyOperator = ({ role }: Pick<Me, "role">, projects: readonly unknown[]) =>
  role === "operator" && !projects.length;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const [me, { projects }] = await Promise.all([
    read(context.get(api).users.me.$get()),
    read(context.get(api).projects.my.$get()),
  ]);
  if (isOnlyOperator(me, projects) && new URL(request.url).pathname === link("dashboard")) throw redirect(link("work"));
  // One timestamp for server and browser, so that both count the same trial days.
  return { me, projects, now: Date.now() };
};

/** Layout of all signed-in pages: navigation and account. */
export function Component() {
  const { me, projects } = useLoaderData<typeof loader>();
  const isOperator = isOnlyOperator(me, projects);
  useEffect(() => syncSession(me.id), [me.id]);
  const isNavigating = useNavigation().state !== "idle";
  const menu = useMenu();
  return (
    <>
      <a href="#main" className="button fixed top-2 left-2 z-20 not-focus:sr-only">
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-canvas print:hidden">
        <div className="flex h-16 items-center gap-2 px-5 max-lg:pl-2">
          <MenuButton isOpen={menu.isOpen} onClick={menu.toggle} />
          <a href={link("home")} className="mr-auto flex min-h-11 items-center gap-2.5 text-lg font-semibold">
            <Logo />
          </a>
          <p className="hidden max-w-60 truncate px-2 text-sm text-muted sm:block">{me.email}</p>
          <ThemeToggle />
          <SignOutButton className="max-sm:hidden" />
        </div>
      </header>
      <div className="mx-auto max-w-7xl lg:grid lg:grid-cols-[14rem_1fr]">
        <div className="border-b border-line pb-3 lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-1 print:hidden">
          <CurrentSelection />
          <nav
            id={menuId}
            aria-label="Dashboard"
            className={`px-3 pt-2 max-lg:grid-cols-2 max-lg:gap-x-4 lg:pb-6 ${menu.isOpen ? "max-lg:grid" : "max-lg:hidden"}`}
          >
            {me.role !== "customer" && <Links heading="Work" links={linksIn("work")} />}
            {!isOperator && <ProjectLinks />}
            <Links
              heading="Account"
              links={linksIn("account").filter(({ to }) => !isOperator || to !== link("plan"))}
            />
            {me.isAdmin && <Links heading="Administration" links={linksIn("admin")} />}
            <SignOutButton className="col-span-full mt-2 sm:hidden" />
          </nav>
        </div>
        <main id="main" aria-busy={isNavigating} className="min-w-0 px-5 py-8 lg:px-8">
          <TestBanner />
          <Outlet />
        </main>
      </div>
      <PaymentResult />
      {!isOperator && <PaymentReminder />}
      <UpgradePrompt />
      <Toasts />
    </>
  );
}

const menuId = "dashboard-menu";

/** On phones the navigation is a menu, which closes when a page opens. */
const useMenu = () => {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  return { isOpen, toggle: () => setOpenOn(isOpen ? undefined : pathname) };
};

const MenuButton = ({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) => {
  const isHydrated = useHydrated();
  const Icon = isOpen ? X : Menu;
  return (
    <button
      type="button"
      disabled={!isHydrated}
      aria-label="Menu"
      aria-expanded={isOpen}
      aria-controls={menuId}
      className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-surface lg:hidden"
      onClick={() => {
        onClick();
        scrollTo({ top: 0 });
      }}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
};

/** Selects the project and the mode. */
const CurrentSelection = () =>
  useCurrentProject() && (
    <search className="flex items-end gap-3 px-3 pt-3 lg:flex-col lg:items-stretch lg:pb-2">
      <ProjectSwitcher />
      <ModeSwitch />
    </search>
  );

/** Links to the current project's pages, or to adding the first project. */
const ProjectLinks = () => {
  const project = useCurrentProject();
  if (!project)
    return (
      <Links
        heading="Project"
        links={[
          { to: link("dashboard"), label: "Overview", isExact: true },
          { to: link("newProject"), label: "Add a project" },
        ]}
      />
    );
  return (Object.keys(projectSections) as ProjectSection[]).map((section) => (
    <Links
      key={section}
      heading={projectSections[section]}
      links={navItems(section).map(({ page, ...item }) => ({ ...item, to: projectLink(page, project.id) }))}
    />
  ));
};

const linksIn = (section: "account" | "work" | "admin") =>
  navItems(section).map(({ page, ...item }): NavLinkItem => ({ ...item, to: link(page) }));

type NavLinkItem = { to: string; label: string; isExact?: boolean };

const Links = ({ heading, links }: { heading: string; links: NavLinkItem[] }) =>
  links.length > 0 && (
    <div className="pb-2">
      <p className="px-3 pt-3 pb-1 text-xs font-semibold tracking-wide text-muted uppercase">{heading}</p>
      {links.map(({ to, label, isExact = false }) => (
        <NavLink
          key={label}
          to={to}
          end={isExact}
          className={({ isActive }) =>
            `flex min-h-11 items-center rounded-lg px-3 lg:min-h-9 ${isActive ? "bg-surface font-semibold" : "text-muted hover:bg-surface hover:text-ink"}`
          }
        >
          {label}
        </NavLink>
      ))}
    </div>
  );

const SignOutButton = ({ className }: { className: string }) => {
  const [isSigningOut, setSigningOut] = useState(false);
  return (
    <Button
      variant="quiet"
      className={className}
      busy={isSigningOut}
      onClick={() => {
        setSigningOut(true);
        void signOut();
      }}
    >
      Sign out
    </Button>
  );
};
