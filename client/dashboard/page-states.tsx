import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation, useRevalidator, useRouteError } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { toPageError } from "../app/page-error.ts";
import { PageHead } from "../app/page-head.tsx";
import { sessionEnded } from "../app/rejections.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { ActionLink } from "../ui/lists/empty-state.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import type { NavGroup } from "./navigation/nav-pages.ts";

/** In place of a page that could not be loaded, inside the layout: why, and another try. */
export const PageFailure = () => {
  const { status, message } = toPageError(useRouteError());
  const { revalidate, state } = useRevalidator();
  const isOnline = useOnline();
  const isMissing = status === 404;
  const title = isMissing ? "Page not found" : isOnline ? "This page didn't load" : "You're offline";
  return (
    <div role="alert" className="mx-auto max-w-prose py-16 text-center">
      <PageHead title={`${title} - ${site.name}`} description={title} robots="noindex" />
      {isMissing && <p className="mb-2 font-semibold text-accent">404</p>}
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-2 mb-6 text-muted">
        {isMissing
          ? "It was removed, or you have no access to it."
          : isOnline
            ? message
            : "Nothing is lost. Try again once you're connected."}
      </p>
      {isMissing ? (
        <ActionLink to={link("dashboard")}>Go to overview</ActionLink>
      ) : (
        <Button busy={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      )}
    </div>
  );
};

/** Says so while the browser has no connection. */
export const OfflineNotice = () => (
  <p
    role="status"
    className="not-empty:mb-4 not-empty:rounded-lg not-empty:bg-warn-wash not-empty:px-4 not-empty:py-2 text-sm text-warn"
  >
    {!useOnline() && "You're offline. You can read this page, but nothing is saved until you're connected again."}
  </p>
);

/** After a change that was refused because the session has ended. Signing in elsewhere leaves what was entered here. */
export const SessionPrompt = () => {
  const isOpen = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get, () => false);
  const close = () => sessionEnded.set(false);
  return (
    <Dialog open={isOpen} title="Your session has ended" onClose={close}>
      <p className="mt-3 text-muted">
        Your change is not saved yet. Sign in, return to this tab and save again: what you entered stays here.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={link("signIn")} target="_blank" onClick={close}>
          Sign in<span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
        <Button variant="quiet" onClick={close}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
};

const subscribe = (onChange: () => void) => {
  for (const event of ["online", "offline"]) addEventListener(event, onChange);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, onChange);
  };
};
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const slowMs = 400;

/** The path of the next page, once it takes long to load. */
const useSlowPath = () => {
  const next = useNavigation().location?.pathname;
  const isOther = useLocation().pathname !== next;
  const [slowPath, setSlowPath] = useState<string>();
  useEffect(() => {
    if (!next || !isOther) return;
    const timer = setTimeout(() => setSlowPath(next), slowMs);
    return () => {
      clearTimeout(timer);
      setSlowPath(undefined);
    };
  }, [next, isOther]);
  // Not the page that has just loaded: hidden, it couldn't take the focus.
  return slowPath === next ? slowPath : undefined;
};

/** The page, or the outline of the next one while that takes long. The page stays: the next one may fail to load. */
export const PageOrOutline = ({ groups, children }: { groups: readonly NavGroup[]; children: ReactNode }) => {
  const path = useSlowPath();
  const next = groups.flatMap(({ items }) => items).find(({ page }) => path === link(page));
  return (
    <>
      {path && (
        <div>
          <h1 className="sr-only">
            <span role="status">Loading…</span>
          </h1>
          <p aria-hidden="true" className="mb-3 flex min-h-control items-center text-2xl font-semibold tracking-tight">
            {next?.label}
          </p>
          <div aria-hidden="true" className="grid animate-pulse gap-1">
            {Array.from({ length: 10 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
              <div key={row} className="h-control rounded-lg bg-surface" />
            ))}
          </div>
        </div>
      )}
      <div className={path ? "hidden" : "contents"}>{children}</div>
    </>
  );
};
