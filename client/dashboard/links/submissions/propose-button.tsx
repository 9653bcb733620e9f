import { useNavigate } from "react-router";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { useRole } from "../../role.tsx";
import { submissionsLink } from "./submission-filters.tsx";

type ProposeButtonProps = { projectId: string; variant?: "primary" | "quiet"; children: string };

const count = 10;

/** Requests proposals and shows them. */
export const ProposeButton = ({ projectId, variant = "primary", children }: ProposeButtonProps) => {
  const { isPending, run } = useAction({ toastErrors: true });
  const navigate = useNavigate();
  const canEdit = useRole("editor");
  if (!canEdit) return null;
  const propose = async () => {
    const call = browserClient().projects[":id"].proposals;
    const { total } = await read(call.$post({ param: { id: projectId }, json: { count } }));
    if (total) await navigate(submissionsLink(projectId, { state: "proposed" }));
    return total;
  };
  return (
    <Button
      variant={variant}
      busy={isPending}
      onClick={() =>
        void run(propose, {
          success: (total) =>
            total
              ? `${formatCount(total, "directory", "directories")} proposed.`
              : "No more directories fit your project.",
        })
      }
    >
      {children}
    </Button>
  );
};
