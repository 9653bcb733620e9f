import { type ChangeEvent, useCallback, useRef, useState } from "react";
import { browserClient, read } from "../app/api-client.ts";

const debounceMs = 300;

/**
 * Whether what is typed into a field with `watch` is the address of an account, asked a moment after the last key. On any
 * error: no.
 */
export const useEmailExists = () => {
  const [typed, setTyped] = useState<string>();
  const [exists, setExists] = useState(false);
  const timer = useRef<number>(undefined);
  const check = useCallback((input: HTMLInputElement) => {
    window.clearTimeout(timer.current);
    setTyped(input.value.trim());
    setExists(false);
    if (!input.value || !input.validity.valid) return;
    timer.current = window.setTimeout(async () => {
      const email = input.value;
      const answer = await read(browserClient().auth.exist.$post({ json: { email } })).catch(() => ({ exists: false }));
      if (input.value === email) setExists(answer.exists);
    }, debounceMs);
  }, []);
  // What was typed before the page's script came.
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.value) check(input);
    },
    [check],
  );
  const onChange = (event: ChangeEvent<HTMLInputElement>) => check(event.currentTarget);
  return { typed, exists, watch: { ref, onChange } };
};
