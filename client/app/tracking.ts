import { createContext, useContext } from "react";

/** Analytics and session recording ids, if configured; only present on public pages. */
export type Tracking = { analyticsId?: string; recordingId?: string };

const TrackingContext = createContext<Tracking | undefined>(undefined);

export const TrackingProvider = TrackingContext.Provider;
export const useTracking = () => useContext(TrackingContext);
