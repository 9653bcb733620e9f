import { useMe } from "../../use-me.ts";
import { AccountLayout } from "./account-layout.tsx";
import { EmailForm } from "./email-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

export function Component() {
  const { me } = useMe();
  return (
    <AccountLayout title="Profile">
      <ProfileForm me={me} />
      <EmailForm me={me} />
    </AccountLayout>
  );
}
