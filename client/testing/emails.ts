import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/** Returns links to a page in the emails sent to an address, newest last. */
const linksTo = (dataDir: string, to: string, path: string) => {
  const outbox = join(dataDir, "outbox");
  // Emails are named by their ids, which sort by time.
  const mails = readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${to}`)).flatMap((mail) => linkIn(mail, path) ?? []);
};

/** Returns the first link to a page in an email as it was sent. */
export const linkIn = (mail: string, path: string) =>
  mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll("=3D", "=")
    .match(new RegExp(`${path}[?/][\\w%&=-]+`))?.[0];

/** Waits for an email with a link to this page and returns the link; `after` skips that many earlier links. */
export const waitForEmailLink = async (dataDir: string, to: string, path: string, { after = 0 } = {}) => {
  const findLink = () => {
    try {
      return linksTo(dataDir, to, path)[after];
    } catch {
      // The folder doesn't exist before the first email.
      return undefined;
    }
  };
  await expect.poll(findLink).toBeTruthy();
  return findLink() ?? "";
};
