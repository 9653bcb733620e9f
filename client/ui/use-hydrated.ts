import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's script is there to hear what is pressed; not yet in what the server renders. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
