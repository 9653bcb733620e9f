import { useEffect, useSyncExternalStore } from "react";

/**
 * Returns a hook for a module that pages don't wait for. It gives the module once it is needed and loaded, and nothing
 * during hydration. Unlike `lazy`, it shows no fallback when the module is already there.
 */
export const lazyParts = <Parts extends object>(importParts: () => Promise<Parts>) => {
  let parts: Parts | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const load = async () => {
    if (parts) return;
    parts = await importParts();
    for (const listener of listeners) listener();
  };
  return (isNeeded: boolean) => {
    const loaded = useSyncExternalStore(
      subscribe,
      () => parts,
      () => undefined,
    );
    useEffect(() => {
      if (isNeeded) void load();
    }, [isNeeded]);
    return isNeeded ? loaded : undefined;
  };
};

// Together 60 kB, most of it `@base-ui/react`.
export const useOverlayParts = lazyParts(() => import("./overlays/overlay-parts.tsx"));
export const useSelectParts = lazyParts(() => import("./forms/select-parts.tsx"));
