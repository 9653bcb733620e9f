import { useRouteLoaderData } from "react-router";
import type { loader } from "./layout.tsx";

/** Who is signed in, as the frame of the dashboard loaded them, and when that was. */
export const useMe = () => {
  const loaded = useRouteLoaderData<typeof loader>("dashboard-frame");
  if (!loaded) throw new Error("This part stands outside the dashboard.");
  return loaded;
};
