import { useEffect, useEffectEvent, useState } from "react";
import { toFormErrors } from "./form-errors.ts";

type Loaded<Data> = { key: string; data?: Data; error?: string };

/**
 * Reads what belongs to `input` whenever its user stops typing; nothing while it is undefined. Returns the last answer or
 * error, undefined before the first one, and whether a newer one is awaited.
 */
export const useDebouncedRead = <Input, Data>(
  input: Input | undefined,
  send: (input: Input) => Promise<Data>,
  pauseMs = 400,
) => {
  const key = input === undefined ? undefined : JSON.stringify(input);
  const [loaded, setLoaded] = useState<Loaded<Data>>();
  const sendLatest = useEffectEvent(send);

  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await sendLatest(JSON.parse(key)).then(
        (data) => ({ data }),
        (error) => ({ error: messageOf(error) }),
      );
      if (isCurrent) setLoaded({ key, ...result });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, pauseMs]);

  return { loaded, isLoading: loaded?.key !== key };
};

/** The problem with a field says more than the request's. */
const messageOf = (error: unknown) => {
  const { fields, message } = toFormErrors(error, { has: () => true });
  return Object.values(fields)[0] ?? message;
};
