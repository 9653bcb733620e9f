import { formatMoney } from "#shared/money.ts";
import type { ListedUser } from "#shared/operations/users.ts";
import { link } from "#shared/routes.ts";
import type { DataColumn, TableSort } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { formatNumber } from "../../../../ui/format.ts";
import { optionsOf } from "../../../../ui/forms/fields.tsx";
import { type MenuItem, Picker } from "../../../../ui/overlays/popover.tsx";
import type { Shortcut } from "../../../../ui/shortcuts.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useOpenPanel } from "../../../page.tsx";
import { roleLabels, StatusBadge } from "./labels.tsx";
import type { PendingAction } from "./use-user-actions.tsx";

type UsersTableProps = {
  caption: string;
  sort: TableSort;
  users: readonly ListedUser[];
  ownId: string;
  onAction: (pendingAction: PendingAction) => void;
  onExport: (user: ListedUser) => void;
  onAdjustCredits: (user: ListedUser) => void;
};

const columnsOf = ({ ownId, onAction }: Pick<UsersTableProps, "ownId" | "onAction">): DataColumn<ListedUser>[] => [
  {
    key: "email",
    label: "Email",
    isRowHeader: true,
    sortValues: { ascending: "email" },
    mark: ({ email }) => email,
    cell: ({ email }) => email,
    detail: ({ name }) => name,
  },
  {
    key: "role",
    label: "Role",
    isPlain: true,
    cell: (user) =>
      user.id === ownId ? (
        <span title="You. Only another admin can change your role.">
          <span className={roleClass(user)}>{roleLabels[user.role]}</span> (you)
        </span>
      ) : (
        <RolePicker user={user} onAction={onAction} />
      ),
  },
  {
    key: "status",
    label: "Status",
    isPlain: true,
    cell: ({ role, status }) => role === "customer" && <StatusBadge status={status} />,
  },
  { key: "plan", label: "Plan", isPlain: true, cell: ({ plan }) => plan?.label },
  {
    key: "purchases",
    label: "Purchases",
    className: "digits",
    cell: ({ purchases }) => purchases.map(formatMoney).join(", "),
  },
  { key: "projects", label: "Projects", isNumber: true, cell: ({ projects }) => formatNumber(projects) },
  { key: "credits", label: "Credits", isNumber: true, cell: ({ credits }) => formatNumber(credits) },
  {
    key: "sessions",
    label: "Open sessions",
    isNumber: true,
    isHiddenByDefault: true,
    cell: ({ sessions }) => formatNumber(sessions),
  },
  {
    key: "seen",
    label: "Last seen",
    className: "text-muted",
    sortValues: { descending: "last-seen" },
    cell: ({ lastSeenAt }) => lastSeenAt && <Time at={lastSeenAt} />,
  },
  {
    key: "joined",
    label: "Joined",
    className: "text-muted",
    isHiddenByDefault: true,
    sortValues: { ascending: "oldest", descending: "newest" },
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
];

const shortcuts: readonly Shortcut[] = [];

export const UsersTable = ({ caption, sort, users, ownId, ...actions }: UsersTableProps) => {
  const { search, params } = useOpenPanel();
  return (
    <DataTable
      id="users"
      label="Users"
      caption={caption}
      columns={columnsOf({ ownId, onAction: actions.onAction })}
      rows={users}
      nameOf={({ email }) => email}
      to={({ id }) => link("adminUser", { id }) + search}
      openId={params.id}
      sort={sort}
      shortcuts={shortcuts}
      menu={(user) => actionsOf({ user, isOwn: user.id === ownId, ...actions })}
    />
  );
};

/** The team stands out from the customers. */
const roleClass = ({ role }: ListedUser) => (role === "customer" ? "" : "font-medium text-accent");

type RolePickerProps = Pick<UsersTableProps, "onAction"> & { user: ListedUser };

/** Shows the saved role until a change is confirmed. */
export const RolePicker = ({ user, onAction }: RolePickerProps) => (
  <Picker
    name={`Role of ${user.email}`}
    value={user.role}
    options={optionsOf(roleLabels)}
    onChange={(role) => onAction({ kind: "role", user, role })}
  >
    <span className={roleClass(user)}>{roleLabels[user.role]}</span>
  </Picker>
);

type ActionsProps = Pick<UsersTableProps, "onAction" | "onExport"> &
  Partial<Pick<UsersTableProps, "onAdjustCredits">> & { user: ListedUser; isOwn: boolean };

const actionsOf = ({ user, isOwn, onAction, onExport, onAdjustCredits }: ActionsProps): MenuItem[] => {
  const { email } = user;
  // The admin's own current session doesn't count.
  const isOut = user.sessions <= (isOwn ? 1 : 0);
  return [
    {
      label: isOwn ? "Sign out everywhere else" : "Sign out everywhere",
      name: isOwn ? "Sign out everywhere else" : `Sign out everywhere: ${email}`,
      disabledReason: isOut ? (isOwn ? "You have no other sessions." : "No open sessions.") : undefined,
      onSelect: () => onAction({ kind: "sessions", user }),
    },
    { label: "Export data", name: `Export data of ${email}`, onSelect: () => onExport(user) },
    ...(onAdjustCredits
      ? [{ label: "Adjust credits", name: `Adjust credits of ${email}`, onSelect: () => onAdjustCredits(user) }]
      : []),
    ...(isOwn
      ? []
      : [
          {
            label: "Delete account",
            name: `Delete account: ${email}`,
            isDangerous: true,
            onSelect: () => onAction({ kind: "deletion", user }),
          },
        ]),
  ];
};

/** The actions as buttons, on the page of a user. */
export const UserActions = (props: ActionsProps) => (
  <span className="flex flex-wrap items-center">
    {actionsOf(props).map(({ label, name, disabledReason, onSelect }) => (
      <TextButton
        key={label}
        label={label}
        {...(name !== undefined && { name })}
        isDisabled={disabledReason !== undefined}
        {...(disabledReason !== undefined && { disabledReason })}
        onClick={onSelect}
      />
    ))}
  </span>
);
