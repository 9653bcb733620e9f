import { useSyncExternalStore } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { type Mode, modes } from "#shared/modes.ts";
import { storageKeys } from "#shared/session.ts";

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
export const useMode = (): Mode => {
  const [params] = useSearchParams();
  const remembered = useSyncExternalStore(subscribe, read, () => "live" as const);
  return modeIn(params) ?? remembered;
};
