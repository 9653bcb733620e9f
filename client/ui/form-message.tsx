import type { ReactNode } from "react";

/** What went wrong with a form or a button as a whole; nothing while nothing did. */
export const FormMessage = ({ children, className = "" }: { children: ReactNode; className?: string }) =>
  children && (
    <p role="alert" className={`rounded-lg border border-bad px-4 py-3 text-sm text-bad ${className}`}>
      {children}
    </p>
  );
