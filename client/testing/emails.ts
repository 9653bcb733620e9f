import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/** The links to a page in the mails that the built server wrote to an address, the newest last. */
const linksTo = (dataDir: string, to: string, path: string) => {
  const outbox = join(dataDir, "outbox");
  // Mails are named by their ids, which are in the order of time.
  const mails = readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), "utf8"));
  return mails
    .filter((mail) => mail.includes(`To: ${to}`))
    .flatMap((mail) => {
      const text = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
      return text.match(new RegExp(`${path}\\?token=[\\w%&=-]+`))?.[0] ?? [];
    });
};

/** Waits for the mail with a link to this page and gives the link; `after` are links that came before. */
export const waitForEmailLink = async (dataDir: string, to: string, path: string, { after = 0 } = {}) => {
  const found = () => {
    try {
      return linksTo(dataDir, to, path)[after];
    } catch {
      // Nothing was mailed yet, so there is no folder.
      return undefined;
    }
  };
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  return found() ?? "";
};
