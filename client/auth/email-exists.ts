import { useRef, useState } from "react";
import { browserClient, read } from "../api.ts";

const debounceMs = 300;

/** Whether what is typed is the address of an account, asked a moment after the last key. On any error: no. */
export const useEmailExists = () => {
  const [typed, setTyped] = useState<string>();
  const [exists, setExists] = useState(false);
  const timer = useRef<number>(undefined);
  const check = (input: HTMLInputElement) => {
    window.clearTimeout(timer.current);
    setTyped(input.value.trim());
    setExists(false);
    if (!input.value || !input.validity.valid) return;
    timer.current = window.setTimeout(async () => {
      const email = input.value;
      const answer = await read(browserClient().auth.exist.$post({ json: { email } })).catch(() => ({ exists: false }));
      if (input.value === email) setExists(answer.exists);
    }, debounceMs);
  };
  return { typed, exists, check };
};
