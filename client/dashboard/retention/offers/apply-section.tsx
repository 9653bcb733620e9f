import { Link, useRevalidator } from "react-router";
import type { ApplyMode, ApplySettings } from "#shared/retention/offer-applications.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { useAbsoluteUrl } from "../../../app/site-url.ts";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { Select } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { RoleFieldset } from "../../role.tsx";
import { newOfferLink } from "./offer-fields.ts";
import { type StripeProject, stripeAccountOf } from "./offers-api.ts";

type ApplySectionProps = { project: StripeProject; settings: ApplySettings };

/** Whether accepted offers are applied in Stripe, with the call that the customer's server makes. */
export const ApplySection = ({ project, settings }: ApplySectionProps) => {
  const { revalidate } = useRevalidator();
  const origin = useAbsoluteUrl("") ?? "";
  const save = async (data: FormData) => {
    const json = { applies: fieldText(data, "applies") as ApplyMode };
    await read(browserClient().projects[":id"]["apply-offers"].$put({ param: { id: project.id }, json }));
    await revalidate();
    toast("Settings saved.");
  };
  return (
    <Section
      id="apply"
      title="Apply accepted offers"
      lead="Off by default. When it's on, your server tells us which subscription a customer's accepted discount or pause is for, and we change it in your Stripe account."
    >
      <div className="mt-5">
        <RoleFieldset needs="owner">
          <Form onSubmit={save} className="grid max-w-xl gap-5">
            <Select
              name="applies"
              label="Apply in Stripe"
              hint={
                settings.isTested
                  ? "You've applied an offer in test mode, so you can switch on live mode."
                  : "Apply an offer in test mode first. Then you can switch on live mode."
              }
              defaultValue={settings.applies}
              options={[
                { value: "off", label: "Off" },
                { value: "test", label: "Test mode only" },
                ...(settings.isTested ? [{ value: "live", label: "Test and live mode" }] : []),
              ]}
            />
            <ConnectionNote project={project} />
            <FormError />
            <SubmitButton busyLabel="Saving…" className="justify-self-start">
              Save
            </SubmitButton>
          </Form>
        </RoleFieldset>
      </div>
      <div className="mt-6 grid max-w-3xl gap-3">
        <p className="text-muted">
          Send <code>feedbackId</code> from the dialog's result to your server, which signs the request with the secret
          below. Repeating a request changes nothing. The answer says what was applied, and so does the feedback.
        </p>
        <CodeSnippet code={applySnippet(origin)} about="Apply an offer with Node" />
      </div>
    </Section>
  );
};

const ConnectionNote = ({ project }: { project: StripeProject }) =>
  !stripeAccountOf(project, "test") && (
    <p className="text-sm text-muted">
      No Stripe account is connected for test mode. Connect one where you{" "}
      <Link to={newOfferLink({ projectId: project.id, mode: "test" }, { type: "discount" })} className="link">
        create a test discount
      </Link>
      .
    </p>
  );

const applySnippet = (origin: string) => `import { createHmac } from "node:crypto";

// On your server, for the signed-in customer whose dialog was accepted.
const applyOffer = async (feedbackId, subscriptionId) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", process.env.WIDGET_SECRET)
    .update(\`\${timestamp}.\${feedbackId}.\${subscriptionId}\`)
    .digest("hex");
  const response = await fetch(\`${origin}/api/feedback/\${feedbackId}/apply-offer\`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ subscriptionId, timestamp, signature }),
  });
  if (!response.ok) throw new Error((await response.json()).detail);
  return response.json(); // { state: "applied", mrr: { amount: 30, currency: "usd" }, … }
};`;
