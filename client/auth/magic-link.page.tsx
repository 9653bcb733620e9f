import { useNavigate, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { finishSignIn } from "./after-sign-in.ts";
import { AuthLayout, AuthMessage } from "./auth-layout.tsx";

/** Signs in on submit only: mail scanners open every link, and some run scripts. */
export function Component() {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get("token");
  if (!token) return <InvalidLink />;
  const signIn = async () => {
    try {
      await finishSignIn(read(browserClient().auth["magic-link"].callback.$get({ query: { token } })));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "invalid")) throw error;
      await navigate(link("magicLink"), { replace: true });
    }
  };
  return (
    <AuthLayout
      title="Sign in"
      description={`Sign in to ${site.name} with your link.`}
      lead="Click to finish signing in. The link works once."
      isSecret
    >
      <Form onSubmit={signIn} className="mt-8 grid gap-5">
        <FormError />
        <SubmitButton busyLabel="Signing in…">Sign in</SubmitButton>
      </Form>
    </AuthLayout>
  );
}

const InvalidLink = () => (
  <AuthMessage
    title="This link doesn't work"
    description={`Request a new link to sign in to ${site.name}.`}
    lead="It has been used, is older than 10 minutes or is incomplete."
    action="Request a new link"
    href={link("signIn")}
  />
);
