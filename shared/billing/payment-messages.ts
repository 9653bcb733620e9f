/** The dialogs of the `payment` parameter, which any page shows. */
export const paymentDialogs = {
  success: { title: "Your payment has been successfully processed", button: "Close" },
  failed: { title: "Your payment attempt has failed", button: "Ok" },
} as const;

export const notCharged = "You weren't charged. Try again or use another payment method.";

/** After a plan's payment link, which knows the buyer's email address only. */
export const paidByLink =
  "Your plan starts in the account with the email address you paid with, once that address is confirmed. If you have no account yet, create one with that address.";
