import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { originsIn } from "../projects/project-draft.ts";

/** State of the websites where a project's dialog may open, one per line. */
export const useOrigins = (project: { id: string; origins: string[] }) => {
  const saved = project.origins.join("\n");
  const [text, setText] = useState(saved);
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  return {
    text,
    setText,
    isBusy,
    failure,
    isChanged: originsIn(text).join("\n") !== saved,
    save: () =>
      run(async () => {
        const typed = originsIn(text);
        const call = browserClient().projects[":id"].$put({ param: { id: project.id }, json: { origins: typed } });
        const { origins } = await read(call).catch((error) => refuse(error, typed));
        setText(origins.join("\n"));
        await revalidate();
        toast("The websites are saved.");
      }),
  };
};

/** Rethrows the error with the URL that was rejected. */
const refuse = (error: unknown, typed: readonly string[]): never => {
  const at = error instanceof ApiError ? error.issues[0]?.path.match(/^origins\.(\d+)$/)?.[1] : undefined;
  if (at === undefined) throw error;
  throw new ApiError(400, { detail: `“${typed[Number(at)]}” is no website. Write it as https://example.com.` });
};

export type Origins = ReturnType<typeof useOrigins>;
