import type { ReactNode } from "react";

/** An error of a whole form or button; renders nothing without one. */
export const FormMessage = ({ children, className = "" }: { children: ReactNode; className?: string }) =>
  children && (
    <p role="alert" className={`rounded-lg border border-bad px-4 py-3 text-sm text-bad ${className}`}>
      {children}
    </p>
  );
