import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { roleWithArticle } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, browserClient, read } from "../app/api-client.ts";
import { formatCount } from "../ui/format.ts";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { findMe } from "./after-sign-in.ts";
import { AuthLayout, AuthMessage } from "./auth-layout.tsx";

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const token = params.token ?? "";
  const [me, invitation] = await Promise.all([findMe(context), findInvitation(context, token)]);
  return { token, email: me?.email, invitation };
};

const findInvitation = async (context: LoaderFunctionArgs["context"], token: string) => {
  try {
    return await read(context.get(api).invitations[":token"].$get({ param: { token } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
};

/** Requires a click, because mail scanners open every link. */
export function Component() {
  const { token, email, invitation } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (!invitation) return <InvalidInvitation isSignedIn={email !== undefined} />;
  const accept = async () => {
    const { projectId } = await read(browserClient().invitations[":token"].accept.$post({ param: { token } }));
    location.assign(`${link("dashboard")}?project=${projectId}`);
  };
  const others = invitation.others ? formatCount(invitation.others, "more project") : "";
  const next = `?next=${encodeURIComponent(pathname)}`;
  return (
    <AuthLayout
      title={`Join ${invitation.project}${others && ` and ${others}`}`}
      description={`Accept an invitation to a project on ${site.name}.`}
      lead={`${invitation.inviter} invited you to work on ${others ? "these projects" : "this project"} as ${roleWithArticle[invitation.role]}.`}
      isSecret
    >
      {email ? (
        <Form onSubmit={accept} className="mt-8 grid gap-4">
          <p className="text-sm wrap-anywhere text-muted">You're signed in as {email}.</p>
          <FormError />
          <SubmitButton busyLabel="Joining…">Accept invitation</SubmitButton>
        </Form>
      ) : (
        <div className="mt-8 grid gap-4">
          <p className="text-sm wrap-anywhere text-muted">The invitation is for {invitation.email}.</p>
          <Link to={link("signUp") + next} className="button">
            Create an account
          </Link>
          <Link to={link("signIn") + next} className="button button-quiet">
            Sign in
          </Link>
        </div>
      )}
    </AuthLayout>
  );
}

const InvalidInvitation = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <AuthMessage
    title="This invitation doesn't work"
    description={`Ask for a new invitation to a project on ${site.name}.`}
    lead="It has expired, was withdrawn or was already accepted. Ask the person who invited you for a new one."
    action={isSignedIn ? "Go to the dashboard" : "Sign in"}
    href={link(isSignedIn ? "dashboard" : "signIn")}
  />
);
