import { type ActionFunctionArgs, data, useActionData } from "react-router";
import { link } from "#shared/routes.ts";
import { joinedMessage, joinFailedMessage } from "#shared/site/waitlist-messages.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SiteLayout } from "../layout.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";

/** Handles the waitlist forms of all pages when JavaScript is off. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = new URLSearchParams(await request.text());
  const field = (name: string) => form.get(name) ?? "";
  const email = field("email");
  try {
    const json = { email, source: field("source"), nickname: field("nickname") };
    await read(context.get(api).waitlist.$post({ json }));
    return { joined: true, email: "" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [issue] = error.issues;
    return data({ joined: false, email, error: issue?.message ?? joinFailedMessage }, { status: error.status });
  }
};

export function Component() {
  const result = useActionData<typeof action>() ?? { joined: false, email: "" };
  return (
    <SiteLayout base={link("home")}>
      <PageHead
        title={`Join the waitlist - ${site.name}`}
        description={`Leave your email address and ${site.name} will let you know when it launches.`}
        robots="noindex, follow"
      />
      <WaitlistResult {...result} />
    </SiteLayout>
  );
}

/** Result page of the waitlist form, without JavaScript. */
const WaitlistResult = ({ joined, error, email }: { joined: boolean; error?: string; email?: string }) => (
  <section className="shell max-w-xl py-24 md:py-36">
    <h1 className="text-display">{joined ? "You're on the list" : "Join the waitlist"}</h1>
    {joined ? (
      <>
        <p role="status" className="mt-6 mb-10 text-lead text-muted">
          {joinedMessage}
        </p>
        <ButtonLink href={link("home")}>Go back home</ButtonLink>
      </>
    ) : (
      <div className="mt-10">
        <WaitlistForm id="waitlist" source="waitlist-page" email={email} error={error} />
      </div>
    )}
  </section>
);
