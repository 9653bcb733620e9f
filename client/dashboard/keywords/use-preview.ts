import { useState } from "react";
import type { KeywordInput, KeywordPreview } from "#shared/keywords.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";

/** Loads a preview of a keyword's matches; the last one stays until the next. */
export const usePreview = (projectId: string) => {
  const [found, setFound] = useState<{ text: string; preview: KeywordPreview }>();
  const { isBusy, failure, run } = useCall(["text", "exclude"]);
  const look = ({ text, match, exclude }: KeywordInput) =>
    run(async () => {
      setFound(undefined);
      const call = browserClient().projects[":id"]["keyword-preview"];
      const preview = await read(call.$get({ param: { id: projectId }, query: { text, match, exclude } }));
      setFound({ text, preview });
    });
  const message = failure && (failure.message || Object.values(failure.fields).join(" "));
  return { isBusy, found, message, look, clear: () => setFound(undefined) };
};
