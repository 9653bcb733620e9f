import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import { limitReached } from "../../app/limit-reached.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Opens when any API call of the dashboard hits a plan limit. */
export const UpgradePrompt = () => {
  const message = useSyncExternalStore(limitReached.subscribe, limitReached.get, () => "");
  const navigate = useNavigate();
  const close = () => limitReached.set("");
  return (
    <Dialog open={message !== ""} title="That is as far as your plan goes" onClose={close}>
      <p className="mt-3 text-muted">{message}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button
          onClick={() => {
            close();
            void navigate(link("plan"));
          }}
        >
          Upgrade your plan
        </Button>
        <Button variant="quiet" onClick={close}>
          No, thanks!
        </Button>
      </div>
    </Dialog>
  );
};
