import { createContext, useContext } from "react";

/** What counts and records visits, if the owner has set it up; present on public pages only. */
export type Tracking = { analyticsId?: string; recordingId?: string };

const TrackingContext = createContext<Tracking | undefined>(undefined);

export const TrackingProvider = TrackingContext.Provider;
export const useTracking = () => useContext(TrackingContext);
