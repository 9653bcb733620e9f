import { convert, type HtmlToTextOptions } from "html-to-text";
import { renderToStaticMarkup } from "react-dom/server";
import { senderOf } from "../integrations/smtp.ts";
import type { Email, EmailDependencies, QueuedProps } from "./define-email.ts";
import { SupportEmail, skippedInText } from "./email-layout.tsx";

// XHTML 1.0 Transitional, which email clients expect.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const textOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: `.${skippedInText}`, format: "skip" },
    { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: "td", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** Returns the message with its HTML and its plain text version, or undefined if the email must not be sent. */
export const renderEmail = async <Props extends QueuedProps>(
  dependencies: EmailDependencies,
  email: Email<Props>,
  recipient: string,
  props: Props,
) => {
  const content = await email.write(dependencies, recipient, props);
  if (!content) return undefined;
  const { general } = await dependencies.settings.read();
  const { body, ...head } = content;
  const html = doctype + renderToStaticMarkup(<SupportEmail value={general.supportEmail}>{body}</SupportEmail>);
  return { ...head, from: senderOf(dependencies.env, general), to: recipient, html, text: convert(html, textOptions) };
};
