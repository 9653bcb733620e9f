import BadgeCheck from "lucide-react/icons/badge-check";
import type { Feedback } from "./feedback-list.tsx";

/** How a feedback names who gave it. */
export const senderName = ({ email, customerRef }: Pick<Feedback, "email" | "customerRef">) =>
  email ?? customerRef ?? "Somebody";

/** The project's own server vouched for who this is. */
export const Verified = () => (
  <span
    title="Your server signed who this is."
    className="inline-flex items-center gap-1 rounded-full bg-good-wash px-2 text-sm font-medium text-good"
  >
    <BadgeCheck aria-hidden="true" size={14} />
    verified
  </span>
);
