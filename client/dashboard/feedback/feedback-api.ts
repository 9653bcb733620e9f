import { browserClient, read } from "../../app/api-client.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { toast } from "../../ui/toast.tsx";
import { apiFilters, type FeedbackFilters, type Place } from "./feedback-filters.ts";
import type { FeedbackStatus } from "./feedback-labels.ts";
import type { Feedback } from "./feedback-list.tsx";

export const saveStatus = (id: string, status: FeedbackStatus) =>
  read<unknown>(browserClient().feedback.save.$post({ json: { id, status } }));

export const deleteFeedback = ({ id }: Pick<Feedback, "id">) =>
  read(browserClient().feedbacks[":id"].$delete({ param: { id } }));

/** Downloads everything the filters match, on all pages, as a file. */
export const exportFeedback = async (place: Place, filters: FeedbackFilters) => {
  const answer = await browserClient().feedbacks.export.$get({ query: { ...place, ...apiFilters(filters) } });
  if (!answer.ok) await read(Promise.resolve(answer));
  await downloadFile(answer);
  toast("The feedback is in your downloads.");
};
