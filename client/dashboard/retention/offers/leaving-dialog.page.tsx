import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { site } from "#shared/site.ts";
import { ApiError, api, browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import type { LeaveOptions, LeaveResult } from "../../../widget/run-dialog.ts";
import { projectLink, requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode.ts";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset, useRole } from "../../role.tsx";
import { parseOrigins } from "../../workspace/projects/project-draft.ts";
import { ApplySection } from "./apply-section.tsx";
import { InstallSection, SecretSection } from "./install-section.tsx";
import { newOfferLink } from "./offer-fields.ts";
import { type OfferScope, offersLink } from "./offers-api.ts";
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
  if (outcome === "declined") return `Declined “${offer?.title}”. The customer continues cancelling.${reasonText}`;
  if (outcome === "left") return `No active offer matches. The customer continues cancelling.${reasonText}`;
  if (outcome === "stayed") return "Closed the dialog. The customer stays.";
  return "The dialog couldn't be shown. Your customers would continue cancelling without it.";
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
  const { revalidate } = useRevalidator();
  const isDirty = parseOrigins(text).join("\n") !== saved;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const save = async () => {
    const json = { origins: parseOrigins(text) };
    const call = browserClient().projects[":id"].$put({ param: { id: project.id }, json });
    const { origins } = await read(call).catch((error) => nameInvalidOrigin(error, json.origins));
    setText(origins.join("\n"));
    await revalidate();
    toast("Websites saved.");
  };
  return (
    <Section
      id="websites"
      title="Allowed websites"
      lead="Without a list, any website can show the dialog. With one, customers on other websites cancel without it."
    >
      <Form values={text} onSubmit={save} className="mt-5 grid max-w-xl gap-5">
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
