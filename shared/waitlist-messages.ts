// The waitlist's rule and words apart from its schemas, so that the small script of public pages stays free of zod.

/**
 * Text, @, text, a dot, text, no whitespace: the rule of the form, on both sides. The dot is the first that can be it:
 * a pattern that tries each takes time by the square of what was typed.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** How long the form shows its answer, in milliseconds. */
export const joinedShownMs = 20_000;
export const failedShownMs = 15_000;

export const joinedMessage =
  "You have successfully joined the waitlist, You will be notified once the product is online.";
export const joinFailedMessage = "Something was wrong. Try it again!";
