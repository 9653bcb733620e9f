import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import {
  type LoaderFunctionArgs,
  matchPath,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { type Mode, modes } from "#shared/modes.ts";
import { link, pages } from "#shared/routes.ts";
import { storageKeys } from "#shared/session.ts";
import { TextButton } from "../../ui/text-button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useCurrentProject } from "../current-project.ts";

/** Returns the mode in the URL, or undefined. */
const modeIn = (params: URLSearchParams) => modes.find((mode) => mode === params.get("mode"));

const read = (): Mode => modes.find((mode) => mode === localStorage.getItem(storageKeys.mode)) ?? "live";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab may change it too.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

export const rememberMode = (mode: Mode) => {
  if (import.meta.env.SSR || read() === mode) return;
  localStorage.setItem(storageKeys.mode, mode);
  for (const listener of listeners) listener();
};

/** Returns the mode of a page: from the URL, or the last one chosen in this browser. */
export const modeOf = ({ request }: Pick<LoaderFunctionArgs, "request">): Mode => {
  const mode = modeIn(new URL(request.url).searchParams);
  if (mode) rememberMode(mode);
  return mode ?? (import.meta.env.SSR ? "live" : read());
};

/** Returns the current mode. */
const useMode = (): Mode => {
  const [params] = useSearchParams();
  const remembered = useSyncExternalStore(subscribe, read, () => "live" as const);
  return modeIn(params) ?? remembered;
};

/** An offer belongs to one mode, so switching modes leads to the list. */
const pathForMode = (pathname: string) => {
  const isOffer =
    matchPath(pages.offer.path, pathname) && ![link("newOffer"), link("leavingDialog")].includes(pathname);
  return isOffer ? link("offers") : pathname;
};

/** Returns a function that opens the same page in the other mode. */
const useModeSwitch = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (mode: Mode) => {
    const query = new URLSearchParams(params);
    query.set("mode", mode);
    query.delete("page");
    void navigate(`${pathForMode(pathname)}?${query}`, { preventScrollReset: true });
  };
};

/**
 * Remembers the mode in the URL. If the URL names none, reloads the data for the remembered mode, which the server
 * doesn't know.
 */
const useRememberedMode = (current: Mode) => {
  const isInUrl = useSearchParams()[0].has("mode");
  const { revalidate } = useRevalidator();
  const shown = useRef<Mode>("live");
  useEffect(() => {
    if (isInUrl) rememberMode(current);
    else if (shown.current !== current) void revalidate();
    shown.current = current;
  }, [isInUrl, current, revalidate]);
};

const labels: Record<Mode, string> = { live: "Live", test: "Test" };

/** Switches between live and test data. */
export const ModeSwitch = () => {
  const current = useMode();
  const switchMode = useModeSwitch();
  useRememberedMode(current);
  const isHydrated = useHydrated();
  const name = useId();
  return (
    <fieldset disabled={!isHydrated}>
      <legend className="sr-only">Mode</legend>
      <div className="flex rounded-lg border border-line p-0.5">
        {modes.map((mode) => (
          <label
            key={mode}
            className="flex min-h-[calc(var(--spacing-control)-0.375rem)] grow cursor-pointer items-center justify-center rounded-md px-3 text-sm text-muted has-checked:bg-wash has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={mode}
              checked={mode === current}
              onChange={() => switchMode(mode)}
              className="sr-only"
            />
            {labels[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Banner on every page while test data is shown. */
export const TestBanner = () => {
  const mode = useMode();
  const switchMode = useModeSwitch();
  if (!useCurrentProject() || mode === "live") return null;
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-dashed border-accent px-4 py-2"
    >
      <p>
        <strong>Test mode.</strong> You're viewing test offers and feedback, which don't count in live statistics.
      </p>
      <TextButton label="Switch to live" onClick={() => switchMode("live")} />
    </div>
  );
};
