import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated and can handle events; false during server rendering. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
