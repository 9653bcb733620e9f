import { useRouteLoaderData } from "react-router";
import { formatDateTime, formatRelative } from "../format.ts";

/** A time relative to now, with the exact one on hover. */
export const Time = ({ at }: { at: string }) => {
  // Of the last load, so that server and browser render the same text.
  const now = useRouteLoaderData<{ now: number }>("dashboard-frame")?.now ?? Date.now();
  return (
    <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap">
      {formatRelative(at, now)}
    </time>
  );
};
