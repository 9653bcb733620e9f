import { useCallback } from "react";

/** For a filter's field: another address shows what it asks for; what is being typed into is left alone. */
export const useUrlValue = (value: string) =>
  useCallback(
    (field: HTMLInputElement | HTMLSelectElement | null) => {
      if (field && field !== document.activeElement) field.value = value;
    },
    [value],
  );
