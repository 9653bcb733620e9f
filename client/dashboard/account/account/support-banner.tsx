import type { Me } from "#shared/account/account.ts";
import { link } from "#shared/routes.ts";
import { browserClient } from "../../../app/api-client.ts";
import { endSupportSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";

const timeoutMs = 5_000;

const returnToOwnAccount = async ({ id }: Pick<Me, "id">) => {
  // If the call fails, the session ends by itself within an hour.
  await browserClient()
    .auth.signOut.$post({ json: {} }, { init: { signal: AbortSignal.timeout(timeoutMs) } })
    .catch(() => undefined);
  location.assign(endSupportSession() ? link("adminUser", { id }) : link("signIn"));
};

/** Banner on every page while an admin is signed in as a customer. */
export const SupportBanner = ({ me }: { me: Me }) => {
  const { isPending, run } = useAction();
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl bg-warn-wash px-4 py-2 text-warn"
    >
      <p className="min-w-0 wrap-anywhere">
        You are signed in as <strong>{me.email}</strong>. Your changes are recorded.
      </p>
      <Button variant="quiet" busy={isPending} onClick={() => void run(() => returnToOwnAccount(me))}>
        Return to your account
      </Button>
    </div>
  );
};
