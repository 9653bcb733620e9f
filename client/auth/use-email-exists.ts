import { type ChangeEvent, useCallback, useRef, useState } from "react";
import { browserClient, read } from "../app/api-client.ts";

const debounceMs = 300;

/** Returns whether the email typed into a field with `watch` has an account. Debounced; false on errors. */
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
  // Text typed before hydration.
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.value) check(input);
    },
    [check],
  );
  const onChange = (event: ChangeEvent<HTMLInputElement>) => check(event.currentTarget);
  return { typed, exists, watch: { ref, onChange } };
};
