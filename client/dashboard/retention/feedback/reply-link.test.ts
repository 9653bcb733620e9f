import { expect, test } from "vitest";
import { maxUrlLength, replyLink } from "./reply-link.ts";

const feedback = { reason: "Too expensive", message: "I like it.\nBut 50% & more?", createdAt: "2026-11-21T09:00:00Z" };
const mailOf = (address: string): Record<string, string> => {
  const { pathname, searchParams } = new URL(address);
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
};

const lettersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

test("addresses the sender, with a subject and their feedback quoted", () => {
  expect(mailOf(replyLink("ada@people.example", "Parcelo & Co", feedback))).toEqual({
    to: "ada@people.example",
    subject: "Your feedback on Parcelo & Co",
    body: "\r\n\r\nOn November 21, 2026, you wrote:\r\n> Too expensive\r\n> \r\n> I like it.\r\n> But 50% & more?\r\n",
  });
});

test.each<[string, { email?: string; project?: string; message?: string }]>([
  ["an address", { email: "a?cc=eve@people.example" }],
  ["an address with a plus", { email: "ada+shop@people.example" }],
  ["a project", { project: "Shop&bcc=eve@people.example" }],
  ["a message", { message: "Hi&cc=eve@people.example\r\nBcc: eve@people.example" }],
])("%s adds no recipient or header", (_, { email = "ada@people.example", project = "Parcelo", ...more }) => {
  const mail = mailOf(replyLink(email, project, { ...feedback, ...more }));
  expect(mail.to).toBe(email);
  expect(Object.keys(mail)).toEqual(["to", "subject", "body"]);
});

test.each([
  ["Latin", "All work and no play. "],
  ["Chinese", "太贵了，"],
  ["emoji of several parts", "👩🏽‍🚀"],
])("cuts a long message in %s between characters to keep the URL short enough", (_, text) => {
  const message = text.repeat(200);
  const address = replyLink("ada@people.example", "Parcelo", { ...feedback, reason: null, message });
  expect(address.length).toBeLessThanOrEqual(maxUrlLength);
  expect(address.length).toBeGreaterThan(maxUrlLength - 100);
  const { body } = mailOf(address);
  const [, quoted = ""] = body?.match(/^> (.*) …\r\n$/m) ?? [];
  expect(quoted.length).toBeGreaterThan(100);
  expect(message.startsWith(quoted)).toBe(true);
  expect(lettersOf(quoted).filter((letter) => !lettersOf(text).includes(letter))).toEqual([]);
});

test("accepts a lone surrogate in the message", () => {
  expect(replyLink("ada@people.example", "Parcelo", { ...feedback, message: "\ud83d" })).toContain("body=");
});

test("quotes nothing when there is no feedback text", () => {
  expect(mailOf(replyLink("ada@people.example", "Parcelo", { ...feedback, reason: null, message: null })).body).toBe(
    "",
  );
});
