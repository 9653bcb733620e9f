import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

type SubmitProps = ComponentProps<typeof Button> & { busyLabel?: string };

/** Sends its form. Before the page's script is there nobody would hear it, and what was typed would be lost. */
export const SubmitButton = ({ busy, busyLabel, children, ...rest }: SubmitProps) => (
  <Button type="submit" busy={busy} disabled={!useHydrated()} {...rest}>
    {busy && busyLabel ? busyLabel : children}
  </Button>
);
