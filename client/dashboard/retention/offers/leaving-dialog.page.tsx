import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Mode } from "#shared/modes.ts";
import type { ApplyMode, ApplySettings } from "#shared/retention/offer-applications.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { useAbsoluteUrl } from "../../../app/site-url.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { optionsOf, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import type { LeaveOptions, LeaveResult } from "../../../widget/run-dialog.ts";
import { projectLink, requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode-switch.tsx";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset, useRole } from "../../role.tsx";
import { parseOrigins } from "../../workspace/projects/project-draft.ts";
import { InstallSection, SecretSection } from "./install-section.tsx";
import { newOfferLink } from "./offer-fields.ts";
import { type OfferScope, offersLink, type StripeProject, stripeAccountOf } from "./offers-api.ts";
import { ReasonsForm } from "./reasons-form.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: project.id };
  const [dialog, applySettings] = await Promise.all([
    read(calls["leaving-dialog"].$get({ param })),
    read(calls["apply-offers"].$get({ param })),
  ]);
  return { project, mode: modeOf(args), dialog, applySettings };
};

export function Component() {
  const data = useLoaderData<typeof loader>();
  const scope = { projectId: data.project.id, mode: data.mode };
  const canEdit = useRole("editor");
  return (
    <DashboardPage
      title="Cancellation dialog"
      description="Ask customers why they cancel, and install the dialog on your website."
      actions={
        <>
          <Link to={offersLink(scope)} className="button button-quiet">
            Offers
          </Link>
          {canEdit && (
            <Link to={newOfferLink(scope)} className="button button-quiet">
              New offer
            </Link>
          )}
        </>
      }
    >
      <Sections key={data.project.id} {...data} />
    </DashboardPage>
  );
}

const Sections = ({ project, mode, dialog, applySettings }: Awaited<ReturnType<typeof loader>>) => {
  const scope = { projectId: project.id, mode };
  const [areReasonsDirty, setReasonsDirty] = useState(false);
  const [areWebsitesDirty, setWebsitesDirty] = useState(false);
  return (
    <RoleFieldset className="grid grid-cols-1 divide-y divide-line *:py-8 *:first:pt-0">
      <TrySection {...scope} />
      <ReasonsForm projectId={project.id} dialog={dialog} mode={mode} onDirtyChange={setReasonsDirty} />
      <InstallSection {...scope} />
      <WebsitesForm project={project} onDirtyChange={setWebsitesDirty} />
      <ApplySection project={project} settings={applySettings} />
      {project.widgetSecret !== null && <SecretSection secret={project.widgetSecret} />}
      {/* One for both forms: a router has a single blocker. */}
      <UnsavedChangesDialog isChanged={areReasonsDirty || areWebsitesDirty} query="project">
        Your changes to the dialog will be lost.
      </UnsavedChangesDialog>
    </RoleFieldset>
  );
};

/** Opens the same dialog that customers see, and shows its result. */
const TrySection = ({ projectId, mode }: OfferScope) => {
  const [result, setResult] = useState<LeaveResult>();
  const [isOpen, setOpen] = useState(false);
  const open = async (trigger: HTMLElement) => {
    if (isOpen) return;
    setOpen(true);
    setResult(undefined);
    setResult(await openWidget(trigger, projectId, mode));
    setOpen(false);
  };
  return (
    <Section
      id="try"
      title="Try it"
      lead={
        mode === "test"
          ? "Opens the real dialog with your test offers. Your response doesn't count in live statistics."
          : "Opens the real dialog with your live offers. Your response counts in live statistics, so switch to test mode to try it freely."
      }
    >
      <Button className="mt-5" busy={isOpen} onClick={({ currentTarget }) => void open(currentTarget)}>
        Open in {mode} mode
      </Button>
      <p role="status" className="mt-4 empty:hidden">
        {result && (
          <>
            {resultText(result)}
            {["accepted", "declined", "left"].includes(result.outcome) && (
              <>
                {" "}
                <Link to={`${projectLink("feedback", projectId)}&mode=${mode}`} className="link">
                  View feedback
                </Link>
              </>
            )}
          </>
        )}
      </p>
    </Section>
  );
};

const resultText = ({ outcome, reason, offer }: LeaveResult) => {
  const reasonText = reason ? ` Reason: “${reason}”.` : "";
  if (outcome === "accepted") return `Accepted “${offer?.title}”. The customer stays.${reasonText}`;
  if (outcome === "declined") return `Declined “${offer?.title}”. The customer continues canceling.${reasonText}`;
  if (outcome === "left") return `No active offer matches. The customer continues canceling.${reasonText}`;
  if (outcome === "stayed") return "Closed the dialog. The customer stays.";
  return "The dialog couldn't be shown. Your customers would continue canceling without it.";
};

type Widget = { leave: (options: LeaveOptions) => Promise<LeaveResult> };

const widgetUrl = "/widget.js";
const timeoutMs = 5_000;
const pollMs = 50;

/**
 * Loads the widget by script: the content policy allows scripts loaded by trusted scripts, but no script tags in the
 * HTML. Polls instead of using the load event: in development it fires before the module has run.
 */
const loadWidget = async () => {
  if (!document.querySelector(`script[src="${widgetUrl}"]`)) {
    const script = Object.assign(document.createElement("script"), { src: widgetUrl });
    // Lets the next click load it again.
    script.onerror = () => script.remove();
    document.head.append(script);
  }
  for (let elapsedMs = 0; elapsedMs < timeoutMs; elapsedMs += pollMs) {
    const widget = (window as unknown as Record<string, Widget | undefined>)[site.name];
    if (widget) return widget;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return undefined;
};

/** Opens the dialog like a customer's page does; `trigger` is the clicked element. */
const openWidget = async (trigger: HTMLElement, project: string, mode: Mode): Promise<LeaveResult> => {
  const widget = await loadWidget();
  if (!widget) return { outcome: "unavailable" };
  // In a trial run, show the outcome instead of following the offer's link.
  const preventRedirect = (event: Event) => event.preventDefault();
  trigger.addEventListener("offer-accepted", preventRedirect, { once: true });
  const result = await widget.leave({ project, mode, trigger });
  trigger.removeEventListener("offer-accepted", preventRedirect);
  return result;
};

type WebsitesFormProps = {
  project: { id: string; origins: string[] };
  onDirtyChange: (isDirty: boolean) => void;
};

/** The websites where the dialog may open, one per line. */
const WebsitesForm = ({ project, onDirtyChange }: WebsitesFormProps) => {
  const saved = project.origins.join("\n");
  const [text, setText] = useState(saved);
  const isDirty = parseOrigins(text).join("\n") !== saved;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const save = async () => {
    const json = { origins: parseOrigins(text) };
    const call = browserClient().projects[":id"].$put({ param: { id: project.id }, json });
    const { origins } = await read(call).catch((error) => nameInvalidOrigin(error, json.origins));
    setText(origins.join("\n"));
  };
  return (
    <Section
      id="websites"
      title="Allowed websites"
      lead="Without a list, any website can show the dialog. With one, customers on other websites cancel without it."
    >
      <Form values={text} onSubmit={save} success="Websites saved." className="mt-5 grid max-w-xl gap-5">
        <TextArea
          name="origins"
          label="Website URLs"
          hint="One per line, such as https://app.example.com. Up to 20. The www address counts as a website of its own."
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Save websites
        </SubmitButton>
      </Form>
    </Section>
  );
};

/** Rethrows the error with the URL that was rejected. */
const nameInvalidOrigin = (error: unknown, origins: readonly string[]): never => {
  const index = error instanceof ApiError ? error.issues[0]?.path.match(/^origins\.(\d+)$/)?.[1] : undefined;
  if (index === undefined) throw error;
  throw new InvalidFields({ origins: `“${origins[Number(index)]}” isn't a website URL. Use https://example.com.` });
};

const applyModes = { off: "Off", test: "Test mode only", live: "Test and live mode" };

/** Whether accepted offers are applied in Stripe, with the call that the customer's server makes. */
const ApplySection = ({ project, settings }: { project: StripeProject; settings: ApplySettings }) => {
  const origin = useAbsoluteUrl("") ?? "";
  const save = async (data: FormData) => {
    const json = { applies: fieldText(data, "applies") as ApplyMode };
    await read(browserClient().projects[":id"]["apply-offers"].$put({ param: { id: project.id }, json }));
  };
  return (
    <Section
      id="apply"
      title="Apply accepted offers"
      lead="Off by default. When it's on, your server tells us which subscription a customer's accepted discount or pause is for, and we change it in your Stripe account."
    >
      <div className="mt-5">
        <RoleFieldset needs="owner">
          <Form onSubmit={save} success="Settings saved." className="grid max-w-xl gap-5">
            <Select
              name="applies"
              label="Apply in Stripe"
              hint={
                settings.isTested
                  ? "You've applied an offer in test mode, so you can switch on live mode."
                  : "Apply an offer in test mode first. Then you can switch on live mode."
              }
              defaultValue={settings.applies}
              options={optionsOf<string>(
                settings.isTested ? applyModes : { off: applyModes.off, test: applyModes.test },
              )}
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
