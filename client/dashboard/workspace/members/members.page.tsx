import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { type MemberRole, roleWithArticle } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { type Invitation, type Member, memberRole } from "#shared/workspace/members.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Checkbox, Field, Select } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { Picker } from "../../../ui/overlays/popover.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useMe } from "../../use-me.ts";

const roleLabels: Record<MemberRole, string> = { viewer: "Viewer", editor: "Editor", owner: "Owner" };

const roleHints: Record<MemberRole, string> = {
  viewer: "Viewers see everything in the project except secrets and logins.",
  editor: "Editors also change it: they approve, write and publish.",
  owner: "Owners also manage members, destinations, webhooks and secrets, and can delete the project.",
};

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const client = args.context.get(api).projects[":id"];
  return {
    project,
    // Read here, so that the server and the browser render the same.
    now: new Date().toISOString(),
    ...(await read(client.members.$get({ param: { id: project.id } }))),
  };
};

const membersOf = (id: string) => ({ client: browserClient().projects[":id"], param: { id } });

const invite = (projectId: string, json: { email: string; role: MemberRole; everyProject?: boolean }) => {
  const { client, param } = membersOf(projectId);
  return read(client.members.$post({ param, json }));
};

const emailIn = (data: FormData) => fieldText(data, "email").trim();

export function Component() {
  const { project, members, invitations, now } = useLoaderData<typeof loader>();
  const [isInviting, setInviting] = useState(false);
  const isOwner = project.role === "owner";
  const { projects } = useMe();
  const paysForSeveral = project.isPayer && projects.filter(({ isPayer }) => isPayer).length > 1;
  const send = async (data: FormData) => {
    await invite(project.id, {
      email: emailIn(data),
      role: memberRole.parse(fieldText(data, "role")),
      everyProject: data.has("everyProject"),
    });
    setInviting(false);
  };
  return (
    <DashboardPage
      title="Members"
      description={`Who works on ${project.name}.`}
      actions={isOwner && <Button onClick={() => setInviting(true)}>Invite member</Button>}
    >
      <ul className="mb-4 grid max-w-prose gap-1 text-sm text-muted">
        {memberRole.options.map((role) => (
          <li key={role}>{roleHints[role]}</li>
        ))}
      </ul>
      <MemberList members={members} />
      {isOwner && invitations.length > 0 && <InvitationList invitations={invitations} now={now} />}
      <FormDialog
        open={isInviting}
        title="Invite a member"
        submitLabel="Send invitation"
        busyLabel="Sending…"
        onSubmit={send}
        success={(data) => `We sent an invitation to ${emailIn(data)}.`}
        onClose={() => setInviting(false)}
      >
        <Field name="email" label="Email address" type="email" required autoComplete="off" maxLength={254} />
        <Select name="role" label="Role" defaultValue="viewer" options={roleOptions} />
        {paysForSeveral && <Checkbox name="everyProject" label="Also invite to my other projects" />}
      </FormDialog>
    </DashboardPage>
  );
}

const passFocus = handOverFocusTo("members");

const roleOptions = memberRole.options.map((value) => ({ value, label: roleLabels[value] }));

const MemberList = ({ members }: { members: readonly Member[] }) => {
  const { project } = useLoaderData<typeof loader>();
  const { me } = useMe();
  const navigate = useNavigate();
  const { run, isPending } = useAction({ toastErrors: true });
  const [removing, setRemoving] = useState<Member>();
  const [pendingRole, setPendingRole] = useState<Pick<Member, "userId" | "role">>();
  const isOwner = project.role === "owner";
  const isMe = ({ userId }: Member) => userId === me.id;
  const changeRole = async ({ userId, email }: Member, role: MemberRole) => {
    const { client, param } = membersOf(project.id);
    const call = () => read(client.members[":userId"].$put({ param: { ...param, userId }, json: { role } }));
    setPendingRole({ userId, role });
    await run(call, { success: `${email} is now ${roleWithArticle[role]}.` });
    setPendingRole(undefined);
  };
  const remove = (member: Member) => {
    const { client, param } = membersOf(project.id);
    const call = async () => {
      await read(client.members[":userId"].$delete({ param: { ...param, userId: member.userId } }));
      if (isMe(member)) await navigate(link("dashboard"));
    };
    return run(call, { success: isMe(member) ? `You left ${project.name}.` : `${member.email} was removed.` });
  };
  return (
    <section aria-labelledby="members" className="max-w-3xl">
      <h2 id="members" tabIndex={-1} className="sr-only">
        Members
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">
                {member.name || member.email} {isMe(member) && <span className="font-normal text-muted">(you)</span>}
              </p>
              <p className="mt-1 text-sm wrap-anywhere text-muted">
                {member.name && `${member.email} · `}
                {member.isPayer ? "pays for this project" : `since ${formatDate(member.createdAt)}`}
              </p>
            </div>
            {isOwner && !member.isPayer ? (
              <Picker
                name={`Role of ${member.email}`}
                value={pendingRole?.userId === member.userId ? pendingRole.role : member.role}
                options={roleOptions}
                isBusy={isPending}
                onChange={(role) => {
                  if (!isPending) void changeRole(member, role);
                }}
              >
                {roleLabels[pendingRole?.userId === member.userId ? pendingRole.role : member.role]}
              </Picker>
            ) : (
              <p>{roleLabels[member.role]}</p>
            )}
            {!member.isPayer && (isOwner || isMe(member)) && (
              <Button variant="quiet" ref={passFocus} onClick={() => setRemoving(member)}>
                {isMe(member) ? "Leave" : "Remove"}
                <span className="sr-only"> {isMe(member) ? project.name : member.email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={removing && isMe(removing) ? `Leave ${project.name}?` : `Remove ${removing?.email}?`}
        confirmLabel={removing && isMe(removing) ? "Leave project" : "Remove member"}
        onConfirm={() => removing && void remove(removing)}
        onClose={() => setRemoving(undefined)}
      >
        {removing && isMe(removing)
          ? "You need a new invitation to come back. If you connected Google Search Console, an owner must connect it again."
          : "They can no longer open the project, and their API keys stop working for it. If they connected Google Search Console, an owner must connect it again."}
      </ConfirmDialog>
    </section>
  );
};

const InvitationList = ({ invitations, now }: { invitations: readonly Invitation[]; now: string }) => {
  const { project } = useLoaderData<typeof loader>();
  const { run, isPending } = useAction({ toastErrors: true });
  const resend = ({ id, email, role }: Invitation) =>
    run(() => invite(project.id, { email, role }), { once: id, success: `We sent the invitation to ${email} again.` });
  const withdraw = ({ id, email }: Invitation) => {
    const { client, param } = membersOf(project.id);
    const call = () => read(client.invitations[":invitationId"].$delete({ param: { ...param, invitationId: id } }));
    return run(call, { once: id, success: `The invitation of ${email} was withdrawn.` });
  };
  return (
    <section aria-labelledby="invitations" className="mt-10 max-w-3xl">
      <h2 id="invitations" className="mb-3 text-xl font-semibold">
        Pending invitations
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">{invitation.email}</p>
              <p className="mt-1 text-sm text-muted">
                {roleLabels[invitation.role]}
                {" · "}
                {invitation.expiresAt <= now ? "expired" : "expires"} on {formatDate(invitation.expiresAt)}
              </p>
            </div>
            <Button variant="quiet" busy={isPending} onClick={() => void resend(invitation)}>
              Resend<span className="sr-only"> to {invitation.email}</span>
            </Button>
            <Button variant="quiet" busy={isPending} ref={passFocus} onClick={() => void withdraw(invitation)}>
              Withdraw<span className="sr-only"> the invitation of {invitation.email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
