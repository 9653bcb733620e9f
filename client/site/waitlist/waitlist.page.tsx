import { type ActionFunctionArgs, data, useActionData } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { joinFailedMessage } from "#shared/waitlist-messages.ts";
import { ApiError, api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";
import { WaitlistResult } from "./waitlist-result.tsx";

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
  const answer = useActionData<typeof action>() ?? { joined: false, email: "" };
  return (
    <SiteLayout base={link("home")}>
      <PageHead
        title={`Join the waitlist - ${site.name}`}
        description={`Leave your email and ${site.name} writes to you once the product is online.`}
        canonical={link("waitlist")}
      />
      <WaitlistResult {...answer} />
    </SiteLayout>
  );
}
