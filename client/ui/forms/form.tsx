import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { type FormErrors, toFormErrors } from "../../app/form-errors.ts";
import { Button } from "../button.tsx";
import { toast } from "../overlays/toast.tsx";
import { useHydrated } from "../use-hydrated.ts";

type FormState = {
  errors: FormErrors;
  /** The submitted data while a submission is pending. */
  pending: FormData | undefined;
  /** Whether controlled values differ from the ones saved last. */
  isDirty: boolean;
};

const noErrors: FormErrors = { fields: {}, message: "" };
const FormContext = createContext<FormState>({ errors: noErrors, pending: undefined, isDirty: false });

/** State of the surrounding form. */
export const useFormState = () => use(FormContext);

type FormProps = Pick<ComponentProps<"form">, "id" | "className" | "noValidate" | "aria-labelledby"> & {
  /** Values of controlled fields: disables the form until hydration, when typing would be lost, and tracks changes. */
  values?: unknown;
  /** Saves the form. What it throws is shown next to the fields, or as the form's error. */
  onSubmit: (data: FormData, form: HTMLFormElement) => Promise<unknown>;
  /** Runs after saving, when the form no longer has unsaved changes: navigate here. */
  onSuccess?: () => unknown;
  /** Shown as a toast after saving. The form changed something, so the page's data is reloaded. */
  success?: string | ((data: FormData) => string);
  children: ReactNode;
};

/**
 * A form with one submission at a time. Fields inside read their error by `name`, `<FormError>` shows the rest, and
 * `<SubmitButton>` is busy while the submission is pending. After an error, the input stays and the first invalid field
 * gets the focus.
 *
 *     <Form onSubmit={(data) => saveProfile(fieldText(data, "name"))} success="Profile saved.">
 *       <Field name="name" label="Name" required />
 *       <FormError />
 *       <SubmitButton busyLabel="Saving…">Save</SubmitButton>
 *     </Form>
 *
 * Forms that work without JavaScript are plain ones with a page's `action`: the waitlist and the leaving page.
 *
 * No form library: the server validates with the shared schema and returns an issue per field, so all that remains is
 * this file. react-hook-form or TanStack Form would add 9 to 12 kB, and zod 20 kB to pages that don't load it.
 */
export const Form = ({ onSubmit, onSuccess, success, values, children, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState<FormData>();
  const [errors, setErrors] = useState(noErrors);
  const { revalidate } = useRevalidator();
  // State updates too late to catch a double click.
  const isSubmitted = useRef(false);
  const text = JSON.stringify(values);
  const [saved, setSaved] = useState(text);
  useFocusOnError(form, errors);

  const submit = async (element: HTMLFormElement, data: FormData) => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    setPending(data);
    setErrors(noErrors);
    try {
      await onSubmit(data, element);
      // Now, so that navigating asks for no confirmation.
      flushSync(() => setSaved(text));
      await onSuccess?.();
      if (success) {
        await revalidate();
        toast(typeof success === "string" ? success : success(data));
      }
    } catch (error) {
      setErrors(toFormErrors(error, namesIn(element)));
    } finally {
      isSubmitted.current = false;
      setPending(undefined);
    }
  };
  const isDisabled = !useHydrated() && values !== undefined;
  return (
    <FormContext value={{ errors, pending, isDirty: text !== saved }}>
      <form
        ref={form}
        method="post"
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          void submit(event.currentTarget, new FormData(event.currentTarget, submitter));
        }}
      >
        <fieldset disabled={isDisabled} className="contents">
          {children}
        </fieldset>
      </form>
    </FormContext>
  );
};

/** The names of the form's fields that can show an error. */
const namesIn = (form: HTMLFormElement) =>
  new Set(
    [...form.elements].flatMap((element) =>
      "name" in element && !element.matches("[type=hidden]") ? [String(element.name)] : [],
    ),
  );

const useFocusOnError = (form: RefObject<HTMLFormElement | null>, errors: FormErrors) =>
  useEffect(() => {
    if (errors !== noErrors) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, errors]);

/** An error of a button or a whole form; renders nothing without one. */
export const FormMessage = ({ children, className = "" }: { children: ReactNode; className?: string }) =>
  children && (
    <p role="alert" className={`rounded-lg border border-bad px-4 py-3 text-sm text-bad ${className}`}>
      {children}
    </p>
  );

/** The error of the surrounding form that belongs to none of its fields. */
export const FormError = ({ className }: { className?: string }) => (
  <FormMessage className={className}>{useFormState().errors.message}</FormMessage>
);

type SubmitProps = ComponentProps<typeof Button> & { busyLabel?: string };

/**
 * Submits its form. Disabled until hydration, since submitting earlier would lose the input. Of several buttons with the
 * same `name`, only the one that was pressed is busy.
 */
export const SubmitButton = ({ busyLabel, children, name, value, ...rest }: SubmitProps) => {
  const { pending } = useFormState();
  const busy = rest.busy ?? (pending !== undefined && (name === undefined || pending.get(name) === value));
  return (
    <Button type="submit" disabled={!useHydrated()} name={name} value={value} {...rest} busy={busy}>
      {busy && busyLabel ? busyLabel : children}
    </Button>
  );
};
