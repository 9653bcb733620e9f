import { useNavigate } from "react-router";
import type { DirectoryInput } from "#shared/links/directories/editing.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { DirectoryForm } from "./directory-form.tsx";

export const loader = requireAdminAccess;

export function Component() {
  const navigate = useNavigate();
  const save = async (json: DirectoryInput) => {
    const { slug, name } = await read(browserClient().directories.$post({ json }));
    toast(`Added ${name}.`);
    await navigate(link("adminDirectory", { slug }));
  };
  return (
    <DashboardPage title="New directory" description="Add a directory to the catalogue.">
      <DirectoryForm onSave={save} />
    </DashboardPage>
  );
}
