// The waitlist's email rule and messages, separate from its schemas so that the public pages' script does not load zod.

/**
 * The form's email rule on client and server: text, @, text, a dot, text, no white space. Matching stops at the first
 * possible dot, because trying each one takes quadratic time.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** How long the form shows its result, in ms. */
export const joinedShownMs = 20_000;
export const failedShownMs = 15_000;

export const joinedMessage =
  "You have successfully joined the waitlist, You will be notified once the product is online.";
export const joinFailedMessage = "Something was wrong. Try it again!";
