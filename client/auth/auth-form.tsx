import { type ReactNode, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";

/** Whether the page's form is being submitted, and which button submitted it. */
export const useSending = () => {
  const { state, formData } = useNavigation();
  return { isSending: state !== "idle" && formData !== undefined, way: formData?.get("way") ?? "" };
};

/** A form handled by the page's action. Repeated submits are ignored while one is pending. */
export const AuthForm = ({ children }: { children: ReactNode }) => {
  const { isSending } = useSending();
  const submit = useSubmit();
  // The router's state updates too late to catch a double click.
  const isSent = useRef(false);
  return (
    <form
      method="post"
      className="mt-8 grid gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending || isSent.current) return;
        isSent.current = true;
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        await submit(button ?? event.currentTarget, { method: "post", replace: true });
        isSent.current = false;
      }}
    >
      {children}
    </form>
  );
};
