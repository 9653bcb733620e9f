import type { ListedUser, UserRole } from "#shared/users.ts";
import { optionsOf } from "../../ui/fields.tsx";
import { formatShortDate } from "../../ui/format.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PendingAction } from "./pending-action.ts";

type UsersTableProps = {
  caption: string;
  users: readonly ListedUser[];
  ownId: string;
  onAction: (pendingAction: PendingAction) => void;
  onExport: (user: ListedUser) => void;
  onAdjustCredits: (user: ListedUser) => void;
};

const columns = [
  { key: "email", label: "Email" },
  { key: "name", label: "Name" },
  { key: "role", label: "Role" },
  { key: "sessions", label: "Open sessions" },
  { key: "joined", label: "Joined" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

export const UsersTable = ({ caption, users, ownId, ...actions }: UsersTableProps) => (
  <ScrollBox id="users" label="Users">
    <Table caption={caption} columns={columns}>
      {users.map((user) => (
        <tr key={user.id}>
          <td className="py-3 pr-4 font-medium">{user.email}</td>
          <td className="py-3 pr-4 text-muted">{user.name ?? "–"}</td>
          <td className="py-1.5 pr-4">
            {user.id === ownId ? (
              <RoleBadge role={user.role} />
            ) : (
              <RoleSelect user={user} onAction={actions.onAction} />
            )}
          </td>
          <td className="py-3 pr-4 text-muted tabular-nums">{user.sessions}</td>
          <td className="py-3 pr-4 whitespace-nowrap text-muted">
            <time dateTime={user.createdAt}>{formatShortDate(user.createdAt)}</time>
          </td>
          <td className="py-1.5">
            <Actions user={user} isOwn={user.id === ownId} {...actions} />
          </td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);

const roleLabels: Record<UserRole, string> = { customer: "Customer", operator: "Operator", admin: "Admin" };

const RoleBadge = ({ role }: { role: UserRole }) => (
  <span className="rounded-full bg-wash px-3 py-1 text-sm font-medium text-accent">{roleLabels[role]}</span>
);

/** Shows the saved role until a change is confirmed. The team stands out from the customers. */
const RoleSelect = ({ user, onAction }: Pick<UsersTableProps, "onAction"> & { user: ListedUser }) => (
  <select
    aria-label={`Role of ${user.email}`}
    disabled={!useHydrated()}
    value={user.role}
    className={`input w-34 ${user.role === "customer" ? "" : "bg-wash font-medium text-accent"}`}
    onChange={({ currentTarget }) => onAction({ kind: "role", user, role: currentTarget.value as UserRole })}
  >
    {optionsOf(roleLabels).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

// Deleting an account also removes the button that has the focus.
const passFocus = handOverFocusTo("users");

type ActionsProps = Pick<UsersTableProps, "onAction" | "onExport" | "onAdjustCredits"> & {
  user: ListedUser;
  isOwn: boolean;
};

const Actions = ({ user, isOwn, onAction, onExport, onAdjustCredits }: ActionsProps) => {
  // The admin's own current session doesn't count.
  const isOut = user.sessions <= (isOwn ? 1 : 0);
  return (
    <span className="flex w-72 flex-wrap items-center">
      {isOwn && <span className="px-2 text-muted">You. Only another admin can change your role.</span>}
      <TextButton
        label={isOwn ? "Sign out everywhere else" : "Sign out everywhere"}
        name={isOwn ? "Sign out everywhere else" : `Sign out everywhere: ${user.email}`}
        isDisabled={isOut}
        disabledReason={isOwn ? "You have no other sessions." : "No open sessions."}
        onClick={() => onAction({ kind: "sessions", user })}
      />
      <TextButton label="Export data" name={`Export data of ${user.email}`} onClick={() => onExport(user)} />
      <TextButton
        label="Adjust credits"
        name={`Adjust credits of ${user.email}`}
        onClick={() => onAdjustCredits(user)}
      />
      {!isOwn && (
        <TextButton
          label="Delete account"
          name={`Delete account: ${user.email}`}
          ref={passFocus}
          onClick={() => onAction({ kind: "deletion", user })}
        />
      )}
    </span>
  );
};
