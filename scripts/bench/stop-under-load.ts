import { startBuiltServer } from "#server/testing/built-server.ts";
import type { Figure } from "./load.ts";

const beforeMs = 1_000;
/** How long a stopping server still answers; a little less, as it began to count a little earlier. */
const noticeMs = 1_900;

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
      } catch {
        // Once the door is closed nobody gets in, which a proxy has been told of two seconds before.
        if (isOpen) counts.failed++;
      }
    }
  };
  const visitors = Array.from({ length: 16 }, visit);
  await Bun.sleep(beforeMs);
  const stopped = server.stop();
  // Before it is unready for two seconds nobody may be turned away; a refused connection after that is the closed door.
  await Bun.sleep(noticeMs);
  isOpen = false;
  const code = await stopped;
  await Promise.all(visitors);
  return [
    {
      ...{ what: `failed of ${counts.answered + counts.failed} requests under SIGTERM (exit code ${code})` },
      ...{ figure: String(counts.failed), limit: "0", ok: counts.failed === 0 && code === 0 },
    },
  ];
};
