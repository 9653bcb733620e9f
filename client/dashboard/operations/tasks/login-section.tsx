import { useState } from "react";
import type { DirectoryLogin } from "#shared/links/directory-logins.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

const calls = () => browserClient().tasks[":id"].login;

/** The customer's account at the directory: shows a saved login on request, and saves a new one. */
export const LoginSection = ({ taskId }: { taskId: string }) => {
  const { isPending, error, run } = useAction();
  const [login, setLogin] = useState<DirectoryLogin | null>();
  const load = async () => {
    setLogin((await read(calls().$get({ param: { id: taskId } }))).login);
  };
  const save = async (data: FormData) => {
    const text = (name: string) => fieldText(data, name);
    const json = { username: text("username"), password: text("password"), note: text("note") };
    const response = await calls().$put({ param: { id: taskId }, json });
    // A success has no body.
    if (!response.ok) await read(Promise.resolve(response));
    toast("Login saved. The customer can read it.");
  };
  return (
    <section aria-labelledby="login" className="mt-5">
      <h4 id="login" className="font-medium">
        Login at the directory
      </h4>
      <p className="mt-1 text-sm text-muted">
        Did you open an account for the customer? Save its login: it is stored encrypted, and the account is theirs.
      </p>
      <FormMessage className="mt-3">{error}</FormMessage>
      {login === undefined ? (
        <Button variant="quiet" className="mt-3" busy={isPending} onClick={() => void run(load)}>
          Show or save login
        </Button>
      ) : (
        <Form key={login?.updatedAt} onSubmit={save} className="mt-4 grid gap-4">
          <Field
            name="username"
            label="User name or email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            defaultValue={login?.username ?? ""}
          />
          <Field
            name="password"
            label="Password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            defaultValue={login?.password ?? ""}
          />
          <Field name="note" label="Note" maxLength={500} defaultValue={login?.note ?? ""} />
          <FormError />
          <p className="flex flex-wrap gap-4">
            <SubmitButton busyLabel="Saving…">Save login</SubmitButton>
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                const field = currentTarget.form?.elements.namedItem("password");
                if (field instanceof HTMLInputElement) field.value = proposePassword();
              }}
            >
              Propose a password
            </Button>
          </p>
        </Form>
      )}
    </section>
  );
};

const proposePassword = () =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => alphabet[byte % alphabet.length]).join("");
// 64 characters, so that each is as likely; without quotes, which some forms refuse.
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_+.!%@";
