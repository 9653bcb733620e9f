import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Session } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { signOutEverywhere } from "../../app/sign-out.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { momentOf } from "../../ui/dates.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { toast } from "../../ui/toast.tsx";
import { Section } from "./section.tsx";

/** The user's sessions; all but the current one can be signed out here. */
export const SessionList = ({ sessions }: { sessions: Session[] }) => {
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const end = ({ id, device }: Session) =>
    run(async () => {
      await read(browserClient().users.me.sessions[":id"].$delete({ param: { id } }));
      // The button is about to be removed.
      document.getElementById("sessions")?.focus();
      await revalidate();
      toast(`${device ?? "The device"} is signed out.`);
    });
  return (
    <Section id="sessions" title="Where you are signed in">
      <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
            <div>
              <p className="font-medium">{session.device ?? "Unknown device"}</p>
              <p className="text-sm text-muted">
                Last seen <time dateTime={session.lastSeenAt}>{momentOf(session.lastSeenAt)}</time>
              </p>
            </div>
            {session.current ? (
              <span className="rounded-full bg-good-wash px-3 py-1 text-sm font-medium text-good">This device</span>
            ) : (
              <Button variant="quiet" busy={isBusy} onClick={() => void end(session)}>
                Sign out<span className="sr-only"> {session.device ?? "unknown device"}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
      <Button variant="quiet" className="mt-5" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={() => {
          setAsking(false);
          void run(signOutEverywhere);
        }}
        onClose={() => setAsking(false)}
      >
        Every device is signed out, this one too. You can sign in again at any time.
      </ConfirmDialog>
    </Section>
  );
};
