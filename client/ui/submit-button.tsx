import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

type SubmitProps = ComponentProps<typeof Button> & { busyLabel?: string };

/** Submits its form. Disabled until hydration, since submitting earlier would lose the input. */
export const SubmitButton = ({ busy, busyLabel, children, ...rest }: SubmitProps) => (
  <Button type="submit" busy={busy} disabled={!useHydrated()} {...rest}>
    {busy && busyLabel ? busyLabel : children}
  </Button>
);
