import { type ActionFunctionArgs, replace, useActionData, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, toFormErrors } from "../app/form-errors.ts";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { destinationFrom, redirectAfterSignIn } from "./after-sign-in.ts";
import { AuthLayout, AuthMessage } from "./auth-layout.tsx";
import { redirectToSecondFactor } from "./started-sign-in.ts";

/** Signs in on submit only: mail scanners open every link, and some run scripts. */
export const action = async ({ context, request }: ActionFunctionArgs): Promise<FormErrors | Response> => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const signedIn = await read(context.get(api).auth["magic-link"].callback.$get({ query: { token } }));
    return redirectAfterSignIn(signedIn, destinationFrom(request.url));
  } catch (error) {
    const secondFactor = redirectToSecondFactor(error, destinationFrom(request.url));
    if (secondFactor) return secondFactor;
    if (error instanceof ApiError && error.code === "invalid") return replace(link("magicLink"));
    return toFormErrors(error);
  }
};

export function Component() {
  const errors = useActionData<typeof action>() as FormErrors | undefined;
  const token = useSearchParams()[0].get("token");
  if (!token) return <InvalidLink />;
  return (
    <AuthLayout
      title="Sign in"
      description={`Sign in to ${site.name} with your link.`}
      lead="Click to finish signing in. The link works once."
      isSecret
    >
      <Form errors={errors} className="mt-8 grid gap-5">
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
