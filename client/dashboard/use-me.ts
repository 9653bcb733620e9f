import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

/** Returns the signed-in user and the time of loading, from the dashboard layout. */
export const useMe = () => {
  const loaded = useRouteLoaderData<typeof loader>("dashboard-frame");
  if (!loaded) throw new Error("useMe needs the dashboard layout.");
  return loaded;
};
