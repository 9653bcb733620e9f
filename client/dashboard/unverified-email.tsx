import type { ReactNode } from "react";
import type { Me } from "#shared/account/account.ts";
import { browserClient, read } from "../app/api-client.ts";
import { Button } from "../ui/button.tsx";
import { FormMessage } from "../ui/forms/form.tsx";
import { useAction } from "../ui/forms/use-action.ts";

type UnverifiedEmailProps = {
  me: Me;
  /** What else requires a confirmed email. */
  note?: string;
  children?: ReactNode;
};

/** The unconfirmed email address, with a button to send another link; nothing if there is none. */
export const UnverifiedEmail = ({ me, note, children }: UnverifiedEmailProps) => {
  const { isPending, error, run } = useAction();
  const email = me.pendingEmail ?? (me.emailVerifiedAt ? undefined : me.email);
  if (!email) return null;
  const resend = () => read(browserClient().users.me.$put({ json: { email } }));
  return (
    <section
      aria-label="Unconfirmed email"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-wash px-4 py-2"
    >
      <div className="flex flex-wrap gap-x-2">
        <p className="font-semibold wrap-anywhere">Confirm {email}</p>
        <p>
          {me.pendingEmail
            ? `Follow the link that we sent there. Until then, your email stays ${me.email}.`
            : "Follow the link that we emailed you, so that no one else can use your address."}
        </p>
        {note && !me.emailVerifiedAt && <p>{note}</p>}
        <FormMessage className="mt-2">{error}</FormMessage>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          busy={isPending}
          onClick={() => void run(resend, { success: `We sent a link to ${email}.` })}
        >
          Resend link
        </Button>
        {children}
      </div>
    </section>
  );
};
