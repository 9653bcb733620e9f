import { useRouteLoaderData } from "react-router";
import type { loadFrame } from "./load-frame.ts";

/** Returns the signed-in user and the time of loading, from the dashboard layout. */
export const useMe = () => {
  const loaded = useRouteLoaderData<typeof loadFrame>("dashboard-frame");
  if (!loaded) throw new Error("useMe needs the dashboard layout.");
  return loaded;
};
