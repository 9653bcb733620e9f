import { ApiError, browserClient } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { Section } from "./section.tsx";

const download = async () => {
  const answer = await browserClient().users.me.export.$get();
  if (!answer.ok) throw new ApiError(answer.status, {});
  await downloadFile(answer);
};

export const DataExport = () => {
  const { isBusy, failure, run } = useCall();
  return (
    <Section
      id="data"
      title="Your data"
      lead="Everything that we store about you, in one file that people and programs can read."
    >
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
      <Button variant="quiet" busy={isBusy} className="mt-5" onClick={() => void run(download)}>
        Export my data
      </Button>
    </Section>
  );
};
