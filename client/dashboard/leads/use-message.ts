import { useState } from "react";
import { useRevalidator } from "react-router";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";

type Project = { id: string; dm: string | null };

/** A project's message to its leads as it is being written; what is not saved stays while the screen is open. */
export const useMessage = ({ id, dm }: Project) => {
  // By project: another one may be looked at meanwhile.
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
