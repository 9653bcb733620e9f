import { useState } from "react";
import type { Session } from "#shared/account/account.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { signOutEverywhere } from "../../../app/sign-out.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { Section } from "../../../ui/section.tsx";

/** The user's sessions. All but the current one can be signed out here. */
export const SessionList = ({ sessions }: { sessions: Session[] }) => {
  const { isPending, error, run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const end = ({ id, device }: Session) => {
    const revoke = async () => {
      await read(browserClient().users.me.sessions[":id"].$delete({ param: { id } }));
      // The button is about to be removed.
      document.getElementById("sessions")?.focus();
    };
    return run(revoke, { success: `${device ?? "Unknown device"} signed out.` });
  };
  return (
    <Section id="sessions" title="Active sessions">
      <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
            <div>
              <p className="font-medium">
                {session.isSupportAccess ? "Support access" : (session.device ?? "Unknown device")}
              </p>
              <p className="text-sm text-muted">
                Last active <time dateTime={session.lastSeenAt}>{formatDateTime(session.lastSeenAt)}</time>
              </p>
            </div>
            {session.current ? (
              <span className="rounded-full bg-good-wash px-3 py-1 text-sm font-medium text-good">This device</span>
            ) : (
              <Button variant="quiet" busy={isPending} onClick={() => void end(session)}>
                Sign out<span className="sr-only"> {session.device ?? "unknown device"}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormMessage className="mt-4">{error}</FormMessage>
      <Button variant="quiet" className="mt-5" onClick={() => setConfirming(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={() => {
          setConfirming(false);
          void run(signOutEverywhere);
        }}
        onClose={() => setConfirming(false)}
      >
        This signs you out on all devices, including this one.
      </ConfirmDialog>
    </Section>
  );
};
