import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** A password field with a show/hide button. */
export const PasswordField = ({ id, ...rest }: ComponentProps<typeof Field>) => {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field
      id={id}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      inside={
        <button
          type="button"
          disabled={!isHydrated}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 rounded-lg px-4 text-sm font-medium text-muted hover:text-ink"
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> password</span>
        </button>
      }
      {...rest}
    />
  );
};
