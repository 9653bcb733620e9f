import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";

type Props = { siteUrl: string };

/** What to do if someone else made the change. */
const NotYou = ({ siteUrl }: Props) => (
  <>
    <Paragraph>
      If this was you, there's nothing to do. If it wasn't, reset your password now: this signs out all devices and
      removes all passkeys.
    </Paragraph>
    <Action href={siteUrl + link("passwordReset")}>Reset password</Action>
  </>
);

export const SecondFactorOn = ({ siteUrl }: Props) => (
  <EmailLayout preview="Signing in now needs a code, too." siteUrl={siteUrl}>
    <Paragraph>
      Two-factor authentication was turned on for your {site.name} account. Signing in now needs a code of your
      authenticator app, too. Keep your recovery codes in a safe place.
    </Paragraph>
    <NotYou siteUrl={siteUrl} />
  </EmailLayout>
);

export const SecondFactorOff = ({ siteUrl }: Props) => (
  <EmailLayout preview="Signing in no longer needs a code." siteUrl={siteUrl}>
    <Paragraph>
      Two-factor authentication was turned off for your {site.name} account. Signing in no longer needs a code.
    </Paragraph>
    <NotYou siteUrl={siteUrl} />
  </EmailLayout>
);

export const PasskeyAdded = ({ siteUrl, name }: Props & { name: string }) => (
  <EmailLayout preview={`The passkey “${name}” can now sign in.`} siteUrl={siteUrl}>
    <Paragraph>
      The passkey “{name}” was added to your {site.name} account. It signs in without a password.
    </Paragraph>
    <NotYou siteUrl={siteUrl} />
  </EmailLayout>
);
