import { useMe } from "../../use-me.ts";
import { DataExport, DeleteAccount } from "./account-data.tsx";
import { AccountLayout } from "./account-layout.tsx";

export function Component() {
  const { me } = useMe();
  return (
    <AccountLayout title="Data">
      <DataExport />
      <DeleteAccount me={me} />
    </AccountLayout>
  );
}
