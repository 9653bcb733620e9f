import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import PanelLeft from "lucide-react/icons/panel-left";
import Search from "lucide-react/icons/search";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import type { Me } from "#shared/account/account.ts";
import type { SetupSummary } from "#shared/operations/setup.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../app/api-client.ts";
import { browserSettings, toggleSidebar, useBrowserSetting } from "../app/browser-settings.ts";
import { endSupportSession, syncSession } from "../app/session.ts";
import { Button } from "../ui/button.tsx";
import { useAction } from "../ui/forms/use-action.ts";
import { Logo } from "../ui/logo.tsx";
import { Toasts } from "../ui/overlays/toast.tsx";
import { GlobalShortcuts, Key, type Shortcut, ShortcutsDialog } from "../ui/shortcuts.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { DeletionNotice } from "./account/account/deletion-notice.tsx";
import { PaymentResult } from "./billing/payments/payment-result.tsx";
import { PaymentReminder, UpgradePrompt } from "./billing/plans/plan-dialogs.tsx";
import { useCurrentProject } from "./current-project.ts";
import { ModeSwitch, TestBanner } from "./mode/mode-switch.tsx";
import type { CommandMenuKind } from "./navigation/command-menu.tsx";
import { type NavGroup, navGroups } from "./navigation/nav-pages.ts";
import { AccountMenu, NavList, PhoneBar } from "./navigation/navigation.tsx";
import { useGlobalShortcuts } from "./navigation/use-global-shortcuts.ts";
import { useWaiting } from "./navigation/use-waiting.ts";

const CommandMenu = lazy(async () => ({ default: (await import("./navigation/command-menu.tsx")).CommandMenu }));

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
  return { me, projects, settings: browserSettings(request), now: Date.now() };
};

/** Layout of all signed-in pages: header, navigation and account. */
export function Component() {
  const { me, projects } = useLoaderData<typeof loader>();
  const isOperator = isOnlyOperator(me, projects);
  useEffect(() => syncSession(me.id), [me.id]);
  const isNavigating = useNavigation().state !== "idle";
  const project = useCurrentProject();
  const projectId = project?.id;
  const { role, isAdmin } = me;
  const projectCount = projects.length;
  const groups = useMemo(
    () => navGroups({ me: { role, isAdmin }, isOperator, projectId, projectCount }),
    [role, isAdmin, isOperator, projectId, projectCount],
  );
  const setup = useSetupSummary(isAdmin && !me.isSupportAccess);
  const counts = { ...useWaiting({ projectId, isAdmin }), setup: setup?.open };
  const [menu, setMenu] = useState<CommandMenuKind>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openSearch = useCallback(() => setMenu("all"), []);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  useGlobalShortcuts(groups, openSearch, showHelp);
  const isIconsOnly = useBrowserSetting("sidebar")[0] === "icons";
  return (
    <GlobalShortcuts value={useMemo(() => shortcutsOf(groups), [groups])}>
      <a href="#main" className="button fixed top-2 left-2 z-20 not-focus:sr-only">
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-canvas print:hidden">
        <div className="flex h-16 items-center gap-1 px-2 sm:gap-2 lg:px-4">
          <a href={link("home")} className="flex min-h-11 shrink-0 items-center gap-2.5 px-2 text-lg font-semibold">
            <Logo nameClass="max-lg:sr-only" />
          </a>
          {project && <ProjectButton name={project.name} onClick={() => setMenu("projects")} />}
          <SearchButton onClick={openSearch} />
          <ThemeToggle />
          <AccountMenu me={me} isOperator={isOperator} />
        </div>
      </header>
      <div
        className={`mx-auto max-w-7xl lg:grid ${isIconsOnly ? "lg:grid-cols-[4rem_1fr]" : "lg:grid-cols-[14rem_1fr]"}`}
      >
        <div className="max-lg:hidden lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r lg:border-line print:hidden">
          {project && (
            <search className={isIconsOnly ? "hidden" : "block px-4 pt-4 pb-2"}>
              <ModeSwitch />
            </search>
          )}
          <nav aria-label="Dashboard" className="px-3 py-2">
            <NavList groups={groups} counts={counts} isIconsOnly={isIconsOnly} />
          </nav>
          <SidebarToggle isIconsOnly={isIconsOnly} />
        </div>
        <main id="main" aria-busy={isNavigating} className="min-w-0 px-5 py-8 max-lg:pb-28 lg:px-8">
          {me.isSupportAccess && <SupportBanner me={me} />}
          {setup && <SetupBanner {...setup} />}
          <TestBanner />
          {me.deletionAt ? <DeletionNotice deletionAt={me.deletionAt} /> : <Outlet />}
        </main>
      </div>
      <PhoneBar groups={groups}>
        {project && <ModeSwitch />}
        <nav aria-label="All pages" className="mt-4">
          <NavList groups={groups} counts={counts} />
        </nav>
      </PhoneBar>
      {menu && (
        <Suspense>
          <CommandMenu kind={menu} groups={groups} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
      <ShortcutsDialog isOpen={isHelpOpen} shortcuts={[]} onClose={() => setHelpOpen(false)} />
      <PaymentResult me={me} />
      {!isOperator && !me.deletionAt && <PaymentReminder />}
      <UpgradePrompt />
      <Toasts />
    </GlobalShortcuts>
  );
}

const shortcutsOf = (groups: NavGroup[]): Shortcut[] => [
  { key: "Ctrl K", alternative: "⌘ K", effect: "Search and run commands" },
  { key: "[", effect: "Shrink or widen the sidebar" },
  ...groups.flatMap(({ items }) =>
    items.flatMap(({ letter, label }) => (letter ? [{ key: `g ${letter}`, effect: `Go to ${label}` }] : [])),
  ),
];

const ProjectButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button
    type="button"
    disabled={!useHydrated()}
    aria-haspopup="dialog"
    aria-label={`Project: ${name}`}
    className="flex min-h-11 min-w-0 items-center gap-2 rounded-lg px-3 font-medium hover:bg-surface"
    onClick={onClick}
  >
    <span className="max-w-60 truncate">{name}</span>
    <ChevronsUpDown size={16} className="shrink-0 text-muted" aria-hidden="true" />
  </button>
);

const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    disabled={!useHydrated()}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    className="ml-auto flex size-11 shrink-0 items-center justify-center gap-2 rounded-lg text-muted hover:bg-surface hover:text-ink sm:w-52 sm:justify-start sm:border sm:border-line sm:px-3"
    onClick={onClick}
  >
    <Search size={18} aria-hidden="true" />
    <span className="grow text-left text-sm max-sm:sr-only">Search</span>
    <span aria-hidden="true" className="max-sm:hidden">
      <Key name="Ctrl K" />
    </span>
  </button>
);

const SidebarToggle = ({ isIconsOnly }: { isIconsOnly: boolean }) => {
  const label = isIconsOnly ? "Widen sidebar" : "Shrink sidebar";
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      aria-label={label}
      title={`${label} ([)`}
      className="mx-3 mb-4 grid size-10 place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink"
      onClick={toggleSidebar}
    >
      <PanelLeft size={18} aria-hidden="true" />
    </button>
  );
};

const timeoutMs = 5_000;

const returnToOwnAccount = async ({ id }: Pick<Me, "id">) => {
  // If the call fails, the session ends by itself within an hour.
  await browserClient()
    .auth.signOut.$post({ json: {} }, { init: { signal: AbortSignal.timeout(timeoutMs) } })
    .catch(() => undefined);
  location.assign(endSupportSession() ? link("adminUser", { id }) : link("signIn"));
};

/** Banner on every page while an admin is signed in as a customer. */
const SupportBanner = ({ me }: { me: Me }) => {
  const { isPending, run } = useAction();
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl bg-warn-wash px-4 py-2 text-warn"
    >
      <p className="min-w-0 wrap-anywhere">
        You are signed in as <strong>{me.email}</strong>. Your changes are recorded.
      </p>
      <Button variant="quiet" busy={isPending} onClick={() => void run(() => returnToOwnAccount(me))}>
        Return to your account
      </Button>
    </div>
  );
};

/** The open setup steps, for administrators: read after each navigation and change; the page doesn't wait for it. */
const useSetupSummary = (isAdmin: boolean) => {
  const { pathname } = useLocation();
  const isIdle = useRevalidator().state === "idle";
  const [summary, setSummary] = useState<SetupSummary>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location reads the counts again.
  useEffect(() => {
    if (!isAdmin || !isIdle) return;
    const leaving = new AbortController();
    read(browserClient().setup.summary.$get({}, { init: { signal: leaving.signal } }))
      // Without an answer, the last counts stay.
      .then(setSummary, () => undefined);
    return () => leaving.abort();
  }, [isAdmin, pathname, isIdle]);
  return summary;
};

/** For administrators: on every page while no one can pay, and on the overview while required steps are open. */
const SetupBanner = ({ required, checkout }: SetupSummary) => {
  const { pathname } = useLocation();
  return (
    <>
      {checkout && (
        <Banner label="Checkout" to={link("adminPlans")} action="Enter your payment links">
          {checkout}
        </Banner>
      )}
      {required > 0 && pathname === link("dashboard") && (
        <Banner label="Setup" to={link("adminSetup")} action="Finish setup">
          {required === 1 ? "One required setup step is open." : `${required} required setup steps are open.`}
        </Banner>
      )}
    </>
  );
};

type BannerProps = { label: string; to: string; action: string; children: ReactNode };

const Banner = ({ label, to, action, children }: BannerProps) => (
  <aside
    aria-label={label}
    className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl bg-wash px-4 py-2"
  >
    <p className="min-w-0">{children}</p>
    <Link to={to} className="link py-2.5">
      {action}
    </Link>
  </aside>
);
