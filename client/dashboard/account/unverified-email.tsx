import type { ReactNode } from "react";
import type { Me } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { toast } from "../../ui/toast.tsx";

type UnconfirmedAddressProps = { me: Me; note?: string; children?: ReactNode };

/**
 * The unconfirmed email address, with a button to send another link. Renders nothing if all addresses are confirmed.
 * `note`: what else depends on a confirmed address.
 */
export const UnverifiedEmail = ({ me, note, children }: UnconfirmedAddressProps) => {
  const { isBusy, failure, run } = useCall();
  const email = me.pendingEmail ?? (me.emailVerifiedAt ? undefined : me.email);
  if (!email) return null;
  const sendAgain = async () => {
    await read(browserClient().users.me.$put({ json: { email } }));
    toast(`A link is on its way to ${email}.`);
  };
  return (
    <section aria-label="Your address" className="rounded-2xl bg-wash p-5 sm:p-6">
      <p className="font-semibold wrap-anywhere">Please confirm {email}</p>
      <p className="mt-1 max-w-prose">
        {me.pendingEmail
          ? `It counts once you have followed the link that we mailed there. Until then ${me.email} stays yours.`
          : "Follow the link that we mailed you, so that nobody else can use your address here."}
      </p>
      {note && !me.emailVerifiedAt && <p className="mt-1 max-w-prose">{note}</p>}
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" busy={isBusy} onClick={() => void run(sendAgain)}>
          Send the link again
        </Button>
        {children}
      </div>
    </section>
  );
};
