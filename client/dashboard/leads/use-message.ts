import { useState } from "react";
import { useRevalidator } from "react-router";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";

type Project = { id: string; dm: string | null };

/** State of a project's message template. Unsaved text stays until the page is left. */
export const useMessage = ({ id, dm }: Project) => {
  // By project id, since the user may switch projects.
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const saved = dm ?? "";
  const text = typed[id] ?? saved;
  return {
    text,
    isChanged: text !== saved,
    isBusy,
    failure,
    change: (next: string) => setTyped((before) => ({ ...before, [id]: next })),
    save: () =>
      run(async () => {
        await read(browserClient().projects[":id"].dm.$put({ param: { id }, json: { dm: text } }));
        await revalidate();
      }),
  };
};
export type Message = ReturnType<typeof useMessage>;
