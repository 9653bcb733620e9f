// Replies are written in the owner's mail client: we never email their customers.
import { formatDate } from "../../../ui/format.ts";

type QuotedFeedback = { reason: string | null; message: string | null; createdAt: string };

/** Windows limits a URL passed to another program to 2,048 characters. */
export const maxUrlLength = 2_000;

/** Returns a mailto: URL to the customer, with a subject and their quoted feedback. */
export const replyLink = (email: string, project: string, { reason, message, createdAt }: QuotedFeedback) => {
  const subject = encodeURIComponent(`Your feedback on ${project.slice(0, 100)}`);
  const to = encodeURIComponent(email).replace("%40", "@");
  const urlFor = (quoted: string) =>
    `mailto:${to}?subject=${subject}&body=${encodeURIComponent(bodyOf(formatDate(createdAt), quoted).toWellFormed())}`;

  // Split by grapheme, so that no character is cut in half.
  const characters = Array.from(
    segmenter.segment([reason, message].filter(Boolean).join("\n\n")),
    ({ segment }) => segment,
  );
  const whole = urlFor(characters.join(""));
  if (whole.length <= maxUrlLength) return whole;
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (urlFor(cut(characters, middle)).length <= maxUrlLength) fits = middle;
    else tooMany = middle;
  }
  return urlFor(cut(characters, fits));
};

const segmenter = new Intl.Segmenter();

const cut = (characters: readonly string[], count: number) => `${characters.slice(0, count).join("").trimEnd()} …`;

/** Email lines end with CRLF. */
const bodyOf = (day: string, quoted: string) =>
  quoted && ["", "", `On ${day}, you wrote:`, ...quoted.split(/\r?\n/).map((line) => `> ${line}`), ""].join("\r\n");
