import { useCallback } from "react";

/** For filter fields: syncs the field with the URL's value, unless the user is typing in it. */
export const useUrlValue = (value: string) =>
  useCallback(
    (field: HTMLInputElement | HTMLSelectElement | null) => {
      if (field && field !== document.activeElement) field.value = value;
    },
    [value],
  );
