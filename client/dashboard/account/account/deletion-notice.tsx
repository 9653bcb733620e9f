import { browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { DashboardPage } from "../../page.tsx";

const cancelDeletion = () => read(browserClient().users.me.keep.$post());
const download = () => downloadFile(browserClient().users.me.export.$get());

/** Takes the place of every page while the account's deletion is scheduled. */
export const DeletionNotice = ({ deletionAt }: { deletionAt: string }) => {
  const { isPending, error, run } = useAction();
  const day = formatDate(deletionAt);
  return (
    <DashboardPage
      title={`Your account will be deleted on ${day}`}
      description="Keep your account, or export its data."
    >
      <p className="max-w-prose text-muted">
        Until then, your projects and their data stay as they are: nothing is scanned, submitted or published, and your
        subscription won't renew. If you keep your account, turn the renewal on again under Plan.
      </p>
      <FormMessage className="mt-6 max-w-prose">{error}</FormMessage>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => void run(cancelDeletion, { success: "Your account stays." })}>
          Keep my account
        </Button>
        <Button variant="quiet" onClick={() => void run(download)}>
          Export my data
        </Button>
      </div>
    </DashboardPage>
  );
};
