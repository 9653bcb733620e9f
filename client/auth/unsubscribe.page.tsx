import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { EmailList } from "#shared/email-lists.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { Form, FormError, SubmitButton } from "../ui/forms/form.tsx";
import { AuthLayout, AuthMessage } from "./auth-layout.tsx";

const description = `Unsubscribe from emails by ${site.name}.`;
const lists = {
  digest: { name: "the weekly digest", content: "the weekly digest of new mentions and leads" },
  submissions: { name: "emails about submissions", content: "emails about your submissions and published pages" },
  alerts: { name: "alerts about new mentions", content: "the alerts about new mentions of all your projects" },
};

const listIn = (query: URLSearchParams): EmailList => {
  const list = query.get("list");
  return list === "submissions" || list === "alerts" ? list : "digest";
};

/** Requires a click, since mail scanners open every link, but no sign-in. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<"unsubscribed" | "invalid">();
  const query = new URLSearchParams(search);
  const token = query.get("token");
  const [list] = useState(() => listIn(query));
  const { name, content } = lists[list];
  const account =
    list === "alerts"
      ? { action: "Go to integrations", href: link("integrations") }
      : { action: "Go to your account", href: `${link("accountEmails")}#mails` };
  const place = list === "alerts" ? "under Integrations" : "in your account";

  if (outcome === "unsubscribed")
    return (
      <AuthMessage
        title="You're unsubscribed"
        description={description}
        lead={`You won't get ${name} anymore. You can turn this back on ${place}.`}
        {...account}
      />
    );
  if (outcome === "invalid" || !token)
    return (
      <AuthMessage
        title="This link doesn't work"
        description={description}
        lead={`It is incomplete. Use the link in the email again, or turn off ${name} ${place}.`}
        {...account}
      />
    );

  const unsubscribe = async () => {
    try {
      await read(browserClient().digest.off.$post({ query: { token, list } }));
      setOutcome("unsubscribed");
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "invalid")) throw error;
      setOutcome("invalid");
    }
    await navigate(link("unsubscribe"), { replace: true });
  };
  return (
    <AuthLayout
      title="Unsubscribe"
      description={description}
      lead={`Stop ${content}. You'll still get emails about your account.`}
      isSecret
    >
      <Form onSubmit={unsubscribe} className="mt-8 grid gap-4">
        <FormError />
        <SubmitButton busyLabel="Unsubscribing…">Unsubscribe</SubmitButton>
      </Form>
    </AuthLayout>
  );
}
