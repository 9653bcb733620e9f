import { confirmNewEmail, emailChanged, emailChangeRequested, trialEnds } from "./account/account.emails.tsx";
import { apiKeyCreated } from "./api-keys/api-key-created.email.tsx";
import {
  magicLink,
  passkeyAdded,
  passwordChanged,
  passwordReset,
  secondFactorOff,
  secondFactorOn,
  welcome,
} from "./auth/auth.emails.tsx";

export const accountEmails = [
  confirmNewEmail,
  emailChangeRequested,
  emailChanged,
  trialEnds,
  apiKeyCreated,
  welcome,
  magicLink,
  passwordReset,
  passwordChanged,
  secondFactorOn,
  secondFactorOff,
  passkeyAdded,
];
