import { type ActionFunctionArgs, replace, useActionData, useSearchParams } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../app/api-client.ts";
import { type FormErrors, toFormErrors } from "../app/form-errors.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FormMessage, SubmitButton } from "../ui/form.tsx";
import { destinationFrom, redirectAfterSignIn } from "./after-sign-in.ts";
import { AuthForm, useSending } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** Signs in on submit only: mail scanners open every link, and some run scripts. */
export const action = async ({ context, request }: ActionFunctionArgs): Promise<FormErrors | Response> => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const signedIn = await read(context.get(api).auth["magic-link"].callback.$get({ query: { token } }));
    return redirectAfterSignIn(signedIn, destinationFrom(request.url));
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") return replace(link("magicLink"));
    return toFormErrors(error);
  }
};

export function Component() {
  const token = useSearchParams()[0].get("token");
  return token ? <UseLink /> : <DeadLink />;
}

const UseLink = () => {
  const failure = useActionData<typeof action>() as FormErrors | undefined;
  const { isSending } = useSending();
  return (
    <AuthLayout
      title="Sign in"
      description={`Sign in to ${site.name} with your link.`}
      lead="One click, and you are in. The link works once."
      isSecret
    >
      <AuthForm>
        <FormMessage>{failure?.message}</FormMessage>
        <SubmitButton busy={isSending} busyLabel="Signing in…">
          Sign in
        </SubmitButton>
      </AuthForm>
    </AuthLayout>
  );
};

const DeadLink = () => (
  <AuthLayout
    title="This link does not work"
    description={`Ask for a new link to sign in to ${site.name}.`}
    takesFocus
    lead="It was used already, is older than 10 minutes, or did not arrive whole. A new one is a moment away."
  >
    <p className="mt-8">
      <ButtonLink href={link("signIn")} className="w-full">
        Ask for a new link
      </ButtonLink>
    </p>
  </AuthLayout>
);
