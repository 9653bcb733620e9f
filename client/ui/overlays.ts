import { useEffect, useSyncExternalStore } from "react";

type Parts = typeof import("./overlay-parts.tsx");

let parts: Parts | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const load = async () => {
  if (parts) return;
  parts = await import("./overlay-parts.tsx");
  for (const listener of listeners) listener();
};

/**
 * What opens above the page, from `@base-ui/react`: 60 kB that a page doesn't wait for. Undefined until it is needed
 * and loaded, and during hydration.
 */
export const useOverlayParts = (isNeeded: boolean) => {
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
