import { offerAccepted } from "./feedback/offer-accepted.email.tsx";

export const retentionEmails = [offerAccepted];
