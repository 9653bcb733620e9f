import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the screen's data again when its tab is come back to: in another one something may have been done for it. */
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
