import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated.ts";

type Variant = "primary" | "quiet";

const classOf = (variant: Variant, more = "") => `button ${variant === "quiet" ? "button-quiet " : ""}${more}`.trim();

type ButtonProps = ComponentProps<"button"> & { variant?: Variant; busy?: boolean };

/** A busy button keeps its place and focus and is announced as busy. With `onClick`, it is disabled until hydration. */
export const Button = ({ variant = "primary", busy, className, type = "button", ...rest }: ButtonProps) => {
  const isHydrated = useHydrated();
  const waits = rest.onClick !== undefined && !isHydrated;
  return (
    <button
      type={type}
      className={classOf(variant, className)}
      aria-busy={busy}
      {...rest}
      disabled={waits || rest.disabled}
    />
  );
};

type ButtonLinkProps = ComponentProps<"a"> & { href: string; variant?: Variant };

export const ButtonLink = ({ variant = "primary", className, ...rest }: ButtonLinkProps) => (
  <a className={classOf(variant, className)} {...rest} />
);
