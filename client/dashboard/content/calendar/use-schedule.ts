import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import type { PublishMode } from "#shared/content/destinations.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { formatDateTime } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

type Time = { at: string; destinationId: string; as?: PublishMode };

const schedule = ({ id }: ArticleSummary, json: Time) =>
  read(browserClient().articles[":id"].schedule.$post({ param: { id }, json }));

const takeOff = ({ id }: ArticleSummary) =>
  read(browserClient().articles[":id"].unpublish.$post({ param: { id }, query: {} }));

/** Schedules articles, with undo. */
export const useSchedule = () => {
  const { run } = useAction({ toastErrors: true });
  const { revalidate } = useRevalidator();
  const [moving, setMoving] = useState<{ id: string; at: string }>();

  const message = ({ title }: ArticleSummary, at: string) => `“${title}” is scheduled for ${formatDateTime(at)}.`;
  /** Undone where that is possible: an article can't go back to a time that has passed. */
  const undoOf = (article: ArticleSummary) => {
    const { state, scheduledAt: at, destinationId, publishAs } = article;
    if (state === "approved")
      return () => void run(() => takeOff(article), { success: "The article is off the calendar." });
    if (state !== "scheduled" || !at || !destinationId || Date.parse(at) <= Date.now()) return undefined;
    return () =>
      void run(() => schedule(article, { at, destinationId, ...(publishAs && { as: publishAs }) }), {
        success: message(article, at),
      });
  };
  return {
    /** The article that is being saved, with its new time. */
    moving,
    /** Moves an article; errors are toasts. */
    move: async (article: ArticleSummary, time: Time) => {
      setMoving({ id: article.id, at: time.at });
      const undo = undoOf(article);
      await run(() => schedule(article, time), { success: message(article, time.at), undo });
      setMoving(undefined);
    },
    /** Like `move`, for a form: rejects if it fails. */
    save: async (article: ArticleSummary, time: Time) => {
      await schedule(article, time);
      await revalidate();
      const undo = undoOf(article);
      toast(message(article, time.at), undo && { undo });
    },
  };
};
