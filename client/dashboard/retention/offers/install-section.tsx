import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { useAbsoluteUrl } from "../../../app/site-url.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { Section } from "../../../ui/section.tsx";
import type { OfferScope } from "./offers-api.ts";

/** Ways to install the dialog on the customer's website. */
export const InstallSection = ({ projectId, mode }: OfferScope) => {
  const origin = useAbsoluteUrl("") ?? "";
  const snippetProps = { origin, projectId, mode };
  const page = `${link("leaving", { projectId })}${mode === "test" ? "?mode=test" : ""}`;
  return (
    <Section
      id="install"
      title="Install"
      lead={
        mode === "test"
          ? "Choose one option. These snippets are for test mode, so switch to live before you publish."
          : "Choose one option. These snippets are for live mode."
      }
    >
      <div className="mt-5 grid max-w-3xl grid-cols-1 gap-2">
        <InstallOption title="HTML" isOpen>
          <p>
            Add the script, and one attribute to your cancel link or button. It works as before once the customer has
            answered.
          </p>
          <CodeSnippet code={htmlSnippet(snippetProps)} about="HTML" />
        </InstallOption>
        <InstallOption title="React">
          <CodeSnippet code={reactSnippet(snippetProps)} about="React" />
        </InstallOption>
        <InstallOption title="Google Tag Manager and similar">
          <p>Add a Custom HTML tag that fires when the page with the cancel button is ready.</p>
          <CodeSnippet code={tagSnippet(snippetProps)} about="Google Tag Manager" />
        </InstallOption>
        <InstallOption title="Link, without a script">
          <p>
            Link to a page that we host. Its parameters are <code>to</code> (the page to continue to, on your project's
            website or an allowed website), <code>customerRef</code>, <code>signature</code> and <code>email</code>.
          </p>
          <CodeSnippet code={`${origin}${page}`} about="Link" />
          <p>
            <Link to={page} reloadDocument className="link inline-block py-2.5">
              Open this page
            </Link>
          </p>
        </InstallOption>
        <InstallOption title="JavaScript API">
          <p>
            <code>{site.name}.leave(options)</code> opens the dialog and returns a promise that never rejects. If our
            service is unavailable, your customer continues without the dialog.
          </p>
          <OptionsTable caption="Options" rows={options} />
          <OptionsTable caption="Outcomes" rows={outcomes} />
          <CodeSnippet code={eventsSnippet} about="Events" />
        </InstallOption>
      </div>
    </Section>
  );
};

/** The secret that signs customer references, with sample code. Signed feedback is marked as verified. */
export const SecretSection = ({ secret }: { secret: string }) => {
  const [isShown, setShown] = useState(false);
  return (
    <Section
      id="secret"
      title="Verify customers"
      lead="Anyone can put another customer's ID into a page. Sign the ID on your server with this secret, and its feedback is marked as verified. Keep the secret out of pages and repositories."
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <code
          id="secret-text"
          className="min-w-0 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm wrap-anywhere"
        >
          {isShown ? secret : "•".repeat(24)}
        </code>
        <Button
          variant="quiet"
          aria-expanded={isShown}
          aria-controls="secret-text"
          onClick={() => setShown((current) => !current)}
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> secret</span>
        </Button>
        <Button variant="quiet" onClick={() => void copyText(secret)}>
          Copy<span className="sr-only"> secret</span>
        </Button>
      </div>
      <div className="mt-5 max-w-3xl">
        <CodeSnippet code={signingSnippet} about="Sign a customer ID with Node" />
      </div>
    </Section>
  );
};

const InstallOption = ({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details open={isOpen} className="rounded-2xl border border-line px-5">
    <summary className="-mx-2 min-h-control cursor-pointer rounded-lg px-2 py-3 font-medium">{title}</summary>
    <div className="grid grid-cols-1 gap-4 pt-1 pb-5">{children}</div>
  </details>
);

const OptionsTable = ({ caption, rows }: { caption: string; rows: readonly (readonly [string, string])[] }) => (
  <ScrollBox label={caption}>
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(([name, description]) => (
          <tr key={name}>
            <th scope="row" className="py-2 pr-4 align-top font-normal">
              <code>{name}</code>
            </th>
            <td className="py-2 text-muted">{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);

const options = [
  ["project", "The project's ID. Required."],
  ["mode", "“live” (default) or “test”."],
  ["customerRef, signature", "The customer's ID and your server's signature of it. See “Verify customers”."],
  ["email", "The customer's email address. Without it, the dialog asks for one."],
  ["words", "Replaces the English texts by name: title, why, rating, message, next, …"],
  ["trigger", "The element that receives the events. Defaults to the document."],
  ["onContinue", "Called with the outcome unless the customer stays."],
] as const;

const outcomes = [
  ["accepted", "The customer accepted the offer in “offer”."],
  ["declined", "The customer declined the offer."],
  ["left", "The customer answered, and no offer matched."],
  ["stayed", "The customer closed the dialog."],
  ["unavailable", "Our service could not be reached."],
] as const;

// Code for customers to copy into their pages and servers.

type SnippetProps = OfferScope & { origin: string };

const modeAttribute = ({ mode }: SnippetProps) => (mode === "test" ? ' data-leave-mode="test"' : "");
const modeOption = ({ mode }: SnippetProps) => (mode === "test" ? ', mode: "test"' : "");

const htmlSnippet = (props: SnippetProps) => `<script async src="${props.origin}/widget.js"></script>

<!-- Your existing cancel link or button, with one more attribute. -->
<a href="/cancel" data-leave="${props.projectId}"${modeAttribute(props)}>Cancel my plan</a>`;

const reactSnippet = (props: SnippetProps) => `// React 19 moves the script to the head and loads it once.
export const CancelButton = ({ onCancel }) => {
  const cancel = async () => {
    const dialog = window.${site.name}?.leave({ project: "${props.projectId}"${modeOption(props)} });
    const { outcome, offer } = (await dialog) ?? { outcome: "unavailable" };
    if (outcome === "accepted") applyOffer(offer); // Your code: pause, apply the coupon, …
    else if (outcome !== "stayed") onCancel();
  };
  return (
    <>
      <script async src="${props.origin}/widget.js" />
      <button onClick={cancel}>Cancel my plan</button>
    </>
  );
};`;

/** For Google Tag Manager and similar tools: a custom HTML tag, with no change to the page itself. */
const tagSnippet = (props: SnippetProps) => `<script async src="${props.origin}/widget.js"></script>
<script>
  // Replace with the selector of your cancel link or button.
  document.querySelectorAll("a[href='/cancel']").forEach(function (element) {
    element.dataset.leave = "${props.projectId}";${props.mode === "test" ? '\n    element.dataset.leaveMode = "test";' : ""}
  });
</script>`;

const eventsSnippet = `// Fired on the clicked element, and bubbling up to the document.
document.addEventListener("offer-accepted", (event) => {
  const { offer, reason } = event.detail;
  event.preventDefault(); // Stays on this page even if the offer has a URL.
  applyOffer(offer); // offer.type, offer.couponId, …
});
document.addEventListener("offer-declined", ({ detail }) => console.log("Cancels:", detail.reason));
document.addEventListener("left", ({ detail }) => console.log("Cancels, no matching offer:", detail.reason));`;

const signingSnippet = `import { createHmac } from "node:crypto";

// The secret above, in an environment variable of your server.
const signature = createHmac("sha256", process.env.WIDGET_SECRET).update(customerRef).digest("hex");

// In HTML, next to data-leave:
//   data-leave-customer-ref="<the customer's ID>" data-leave-signature="<the signature>"
// In JavaScript:
//   ${site.name}.leave({ project, customerRef, signature })`;
