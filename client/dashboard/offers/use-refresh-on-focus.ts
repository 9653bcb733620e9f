import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reloads the page's data when its tab becomes visible: it may have changed in another tab. */
export const useRefreshOnFocus = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
};
