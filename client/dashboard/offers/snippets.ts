// Code for customers to copy into their pages and servers.
import type { Mode } from "#shared/modes.ts";
import { site } from "#shared/site.ts";

type Place = { origin: string; projectId: string; mode: Mode };

const modeAttribute = ({ mode }: Place) => (mode === "test" ? ' data-leave-mode="test"' : "");
const modeOption = ({ mode }: Place) => (mode === "test" ? ', mode: "test"' : "");

export const htmlSnippet = (place: Place) => `<script async src="${place.origin}/widget.js"></script>

<!-- The link or button with which they cancel, as it is, and one attribute more. -->
<a href="/cancel" data-leave="${place.projectId}"${modeAttribute(place)}>Cancel my plan</a>`;

export const reactSnippet = (place: Place) => `// React 19 puts the script into the head, once.
export const CancelButton = ({ onCancel }) => {
  const cancel = async () => {
    const ask = window.${site.name}?.leave({ project: "${place.projectId}"${modeOption(place)} });
    const { outcome, offer } = (await ask) ?? { outcome: "unavailable" };
    if (outcome === "accepted") keep(offer); // Pause, put the coupon on, …: yours to do.
    else if (outcome !== "stayed") onCancel();
  };
  return (
    <>
      <script async src="${place.origin}/widget.js" />
      <button onClick={cancel}>Cancel my plan</button>
    </>
  );
};`;

/** For Google Tag Manager and similar tools: a custom HTML tag, with no change to the page itself. */
export const tagSnippet = (place: Place) => `<script async src="${place.origin}/widget.js"></script>
<script>
  // Put the selector of your own cancel link or button here.
  document.querySelectorAll("a[href='/cancel']").forEach(function (element) {
    element.dataset.leave = "${place.projectId}";${place.mode === "test" ? '\n    element.dataset.leaveMode = "test";' : ""}
  });
</script>`;

export const eventsSnippet = `// On the element that was pressed, and up from there to the document.
document.addEventListener("offer-accepted", (event) => {
  const { offer, reason } = event.detail;
  event.preventDefault(); // Stays on this page, although the offer leads to another.
  keep(offer); // offer.type, offer.couponId, …
});
document.addEventListener("offer-declined", ({ detail }) => console.log("Leaves:", detail.reason));
document.addEventListener("left", ({ detail }) => console.log("Leaves, no offer fitted:", detail.reason));`;

export const signingSnippet = `import { createHmac } from "node:crypto";

// The secret from above, in a variable of your server.
const signature = createHmac("sha256", process.env.WIDGET_SECRET).update(customerRef).digest("hex");

// In the page, beside data-leave:
//   data-leave-customer-ref="<the customer's id>" data-leave-signature="<the signature>"
// In a script:
//   ${site.name}.leave({ project, customerRef, signature })`;
