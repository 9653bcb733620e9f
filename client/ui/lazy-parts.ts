import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "../app/signal.ts";

/**
 * Returns a hook for a module that pages don't wait for. It gives the module once it is needed and loaded, and nothing
 * during hydration. Unlike `lazy`, it shows no fallback when the module is already there.
 */
export const lazyParts = <Parts extends object>(importParts: () => Promise<Parts>) => {
  const { get, set, subscribe } = createStore<Parts | undefined>(undefined);
  const load = async () => {
    if (!get()) set(await importParts());
  };
  return (isNeeded: boolean) => {
    const loaded = useSyncExternalStore(subscribe, get, () => undefined);
    useEffect(() => {
      if (isNeeded) void load();
    }, [isNeeded]);
    return isNeeded ? loaded : undefined;
  };
};

// Together 60 kB, most of it `@base-ui/react`.
export const useOverlayParts = lazyParts(() => import("./overlays/overlay-parts.tsx"));
export const useSelectParts = lazyParts(() => import("./forms/select-parts.tsx"));
