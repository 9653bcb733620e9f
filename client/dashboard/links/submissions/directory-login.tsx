import { useState } from "react";
import type { DirectoryLogin } from "#shared/links/directory-logins.ts";
import type { SubmissionDetail } from "#shared/links/submissions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { TextButton } from "../../../ui/text-button.tsx";

/** The account that our operator opened at the directory, to take over. */
export const DirectoryLoginSection = ({ submission: { id, directory } }: { submission: SubmissionDetail }) => {
  const { isPending, error, run } = useAction();
  const [login, setLogin] = useState<DirectoryLogin | null>(null);
  const call = browserClient().submissions[":id"].login;
  const show = async () => setLogin((await read(call.$get({ param: { id } }))).login);
  const remove = () => read(call.$delete({ param: { id } }));
  const values: [string, string][] = login
    ? [
        ["User name", login.username],
        ["Password", login.password],
        ...(login.note ? [["Note", login.note] as [string, string]] : []),
      ]
    : [];
  return (
    <section aria-labelledby="login">
      <h3 id="login" className="mb-3 font-semibold">
        Your account at {directory.name}
      </h3>
      <p className="text-muted">
        We opened it to list you, and it's yours. Sign in, change its password, then delete the login here.
      </p>
      <FormMessage className="mt-3">{error}</FormMessage>
      {login ? (
        <>
          <dl className="mt-3 divide-y divide-line rounded-xl border border-line">
            {values.map(([label, value]) => (
              <div key={label} className="flex items-start justify-between gap-3 py-2 pr-1 pl-4">
                <div className="min-w-0 py-1">
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
                </div>
                <TextButton label="Copy" name={`Copy ${label}`} onClick={() => void copyText(value)} />
              </div>
            ))}
          </dl>
          <Button
            variant="quiet"
            className="mt-3"
            busy={isPending}
            onClick={() => void run(remove, { success: "Login deleted." })}
          >
            Delete login
          </Button>
        </>
      ) : (
        <Button variant="quiet" className="mt-3" busy={isPending} onClick={() => void run(show)}>
          Show login
        </Button>
      )}
    </section>
  );
};
