import type { Me } from "#shared/account/account.ts";
import { returnToAdmin } from "../../../app/sign-out.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";

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
      <Button variant="quiet" busy={isPending} onClick={() => void run(() => returnToAdmin(me.id))}>
        Return to your account
      </Button>
    </div>
  );
};
