import { startBuiltServer } from "#server/testing/built-server.ts";
import type { Figure } from "./load.ts";

const beforeMs = 1_000;

/** SIGTERM while visitors come one after the other on connections that they keep: whoever got in is answered. */
export const stopUnderLoad = async (): Promise<Figure[]> => {
  const server = await startBuiltServer({ JOBS: "off", LOG_LEVEL: "error" });
  const counts = { answered: 0, failed: 0 };
  let isOpen = true;
  const visit = async () => {
    while (isOpen) {
      try {
        const answer = await fetch(`${server.url}/`);
        await answer.text();
        if (answer.status === 200) counts.answered++;
        else counts.failed++;
      } catch (error) {
        // Once the door is closed nobody gets in, which a proxy has been told of two seconds before.
        if ((error as { code?: string }).code === "ConnectionRefused") isOpen = false;
        else counts.failed++;
      }
    }
  };
  const visitors = Array.from({ length: 16 }, visit);
  await Bun.sleep(beforeMs);
  const code = await server.stop();
  await Promise.all(visitors);
  return [
    {
      ...{ what: `failed of ${counts.answered + counts.failed} requests under SIGTERM (exit code ${code})` },
      ...{ figure: String(counts.failed), limit: "0", ok: counts.failed === 0 && code === 0 },
    },
  ];
};
