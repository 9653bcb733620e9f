import { type ReactNode, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";

/** Whether the page's form is on its way, and by which of its buttons it was sent. */
export const useSending = () => {
  const { state, formData } = useNavigation();
  return { isSending: state !== "idle" && formData !== undefined, way: formData?.get("way") ?? "" };
};

/** A form that the page's action answers; it is sent once, however often its button is pressed. */
export const AuthForm = ({ children }: { children: ReactNode }) => {
  const { isSending } = useSending();
  const submit = useSubmit();
  // The router's own state comes a moment too late for the second half of a double click.
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
