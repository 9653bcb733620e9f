import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import PanelLeft from "lucide-react/icons/panel-left";
import Search from "lucide-react/icons/search";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { Outlet, useLoaderData, useNavigation } from "react-router";
import { link } from "#shared/routes.ts";
import { toggleSidebar, useBrowserSetting } from "../app/browser-settings.ts";
import { syncSession } from "../app/session.ts";
import { Logo } from "../ui/logo.tsx";
import { Toasts } from "../ui/overlays/toast.tsx";
import { GlobalShortcuts, KeyHint, type Shortcut, ShortcutsDialog } from "../ui/shortcuts.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { DeletionNotice } from "./account/account/deletion-notice.tsx";
import { SupportBanner } from "./account/account/support-banner.tsx";
import { PaymentResult } from "./billing/payments/payment-result.tsx";
import { PaymentReminder, UpgradePrompt } from "./billing/plans/plan-dialogs.tsx";
import { useCurrentProject } from "./current-project.ts";
import { isOnlyOperator, loadFrame } from "./load-frame.ts";
import { ModeSwitch, TestBanner } from "./mode/mode-switch.tsx";
import type { CommandMenuKind } from "./navigation/command-menu.tsx";
import { type NavGroup, navGroups } from "./navigation/nav-pages.ts";
import { AccountMenu, NavList, PhoneBar } from "./navigation/navigation.tsx";
import { useGlobalShortcuts } from "./navigation/use-global-shortcuts.ts";
import { useSetupSummary, useWaiting } from "./navigation/use-waiting.ts";
import { SetupBanner } from "./operations/admin/setup/setup-banner.tsx";
import { OfflineNotice, PageOrOutline, SessionPrompt } from "./page-states.tsx";

const CommandMenu = lazy(async () => ({ default: (await import("./navigation/command-menu.tsx")).CommandMenu }));

export const loader = loadFrame;

/** Layout of all signed-in pages: header, navigation and account. */
export function Component() {
  const { me, projects, setup: loadedSetup } = useLoaderData<typeof loadFrame>();
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
  const setup = useSetupSummary(isAdmin && !me.isSupportAccess) ?? loadedSetup;
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
      <header className="sticky top-0 z-10 h-12 border-b border-line bg-canvas print:hidden">
        <div className="flex h-full items-center gap-1 px-2 sm:gap-2">
          <a href={link("home")} className="flex min-h-control shrink-0 items-center gap-2.5 px-2 font-semibold">
            <Logo nameClass="max-lg:sr-only" />
          </a>
          {project && <ProjectButton name={project.name} onClick={() => setMenu("projects")} />}
          <SearchButton onClick={openSearch} />
          <ThemeToggle />
          <AccountMenu me={me} isOperator={isOperator} />
        </div>
      </header>
      <div
        data-dashboard
        className={`mx-auto max-w-[96rem] lg:grid ${isIconsOnly ? "lg:grid-cols-[3.5rem_1fr]" : "lg:grid-cols-[13rem_1fr]"}`}
      >
        <div className="max-lg:hidden lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:border-r lg:border-line print:hidden">
          {project && (
            <search className={isIconsOnly ? "hidden" : "block px-3 pt-3 pb-1"}>
              <ModeSwitch />
            </search>
          )}
          <nav aria-label="Dashboard" className="px-2 py-2">
            <NavList groups={groups} counts={counts} isIconsOnly={isIconsOnly} />
          </nav>
          <SidebarToggle isIconsOnly={isIconsOnly} />
        </div>
        <main id="main" aria-busy={isNavigating} className="min-w-0 px-4 py-3 max-lg:pb-28 lg:px-6">
          {me.isSupportAccess && <SupportBanner me={me} />}
          {setup && <SetupBanner {...setup} />}
          <TestBanner />
          <OfflineNotice />
          <PageOrOutline groups={groups}>
            {me.deletionAt ? <DeletionNotice deletionAt={me.deletionAt} /> : <Outlet />}
          </PageOrOutline>
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
      <SessionPrompt />
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
    className="flex min-h-control min-w-0 items-center gap-2 rounded-lg px-3 font-medium hover:bg-surface"
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
    className="ml-auto flex size-control shrink-0 items-center justify-center gap-2 rounded-lg text-muted hover:bg-surface hover:text-ink sm:w-52 sm:justify-start sm:border sm:border-line sm:px-3"
    onClick={onClick}
  >
    <Search size={18} aria-hidden="true" />
    <span className="grow text-left max-sm:sr-only">Search</span>
    <span className="max-sm:hidden">
      <KeyHint name="Ctrl K" />
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
      className="mx-2 mb-3 grid size-control place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink"
      onClick={toggleSidebar}
    >
      <PanelLeft size={18} aria-hidden="true" />
    </button>
  );
};
