import type { ReactNode } from "react";
import { hasRole, type MemberRole } from "#shared/roles.ts";
import { useCurrentProject } from "./current-project.ts";

/** Whether the user's role in the current project includes this one. */
export const useRole = (needed: MemberRole) => {
  const project = useCurrentProject();
  return project === undefined || hasRole(project.role, needed);
};

const reasons: Record<"editor" | "owner", string> = {
  editor: "Your role in this project is viewer. Only editors and owners can change this.",
  owner: "Only owners of this project can change this.",
};

const faded =
  "[&_.button:disabled]:cursor-not-allowed [&_.button:disabled]:opacity-50 [&_.input:disabled]:bg-surface [&_.input:disabled]:text-muted";

type RoleFieldsetProps = { needs?: "editor" | "owner"; className?: string; children: ReactNode };

/** Forms of a project: members without the role see them disabled, with the reason. */
export const RoleFieldset = ({ needs = "editor", className = "", children }: RoleFieldsetProps) => {
  const isAllowed = useRole(needs);
  return (
    <>
      {!isAllowed && <p className="mb-6 max-w-prose rounded-xl bg-info-wash px-4 py-3 text-info">{reasons[needs]}</p>}
      <fieldset disabled={!isAllowed} className={`min-w-0 ${isAllowed ? "" : faded} ${className}`}>
        {children}
      </fieldset>
    </>
  );
};
