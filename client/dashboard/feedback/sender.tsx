import BadgeCheck from "lucide-react/icons/badge-check";
import type { Feedback } from "./feedback-list.tsx";

/** Returns the customer's email or reference. */
export const senderName = ({ email, customerRef }: Pick<Feedback, "email" | "customerRef">) =>
  email ?? customerRef ?? "Somebody";

/** A badge: the sender's identity was signed by the project's server. */
export const Verified = () => (
  <span
    title="Your server signed who this is."
    className="inline-flex items-center gap-1 rounded-full bg-good-wash px-2 text-sm font-medium text-good"
  >
    <BadgeCheck aria-hidden="true" size={14} />
    verified
  </span>
);
