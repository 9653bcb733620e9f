// For websites that link here instead of using the widget's script; it opens the same dialog. The query has the
// widget's attributes, and `to` for the page to continue to. Without JavaScript, plain forms ask the same questions.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { modes } from "#shared/modes.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { pageCaching } from "../../app/page-caching.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { shuffle } from "../../widget/shuffle.ts";
import { englishTexts as texts } from "../../widget/texts.ts";
import { answerOffer, type LeavingStep, saveAnswers } from "./leaving-actions.ts";
import { LeavingForm, OfferForm } from "./leaving-forms.tsx";

const linkOf = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const param = (name: string) => searchParams.get(name) ?? undefined;
  return {
    mode: modes.find((mode) => mode === param("mode")) ?? "live",
    to: param("to"),
    customer: { customerRef: param("customerRef"), signature: param("signature"), email: param("email") },
  };
};

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  context.get(pageCaching).allowed = false;
  const { projectId } = paramsOf("leaving", params);
  const { mode, to, customer } = linkOf(request);
  const query = { mode, ...(to !== undefined && { to }) };
  const dialog = await read(context.get(api).feedback.dialog[":projectId"].$get({ param: { projectId }, query }));
  const reasons = dialog.isShuffled ? shuffle(dialog.reasons) : dialog.reasons;
  return { ...dialog, reasons, projectId, customer };
};

/** Without JavaScript: saves the answers first, then the response to the offer. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const form = new URLSearchParams(await request.text());
  const { feedback } = context.get(api);
  const { projectId } = paramsOf("leaving", params);
  const { mode, customer } = linkOf(request);
  const step = form.has("outcome")
    ? await answerOffer(feedback, form)
    : await saveAnswers(feedback, form, { projectId, mode, customer, origin: request.headers.get("origin") });
  return data(step, { status: step.name === "rejected" ? step.status : 200 });
};

export function Component() {
  const { name, ...dialog } = useLoaderData<typeof loader>();
  const step = useActionData<typeof action>();
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <PageHead title={`${step?.name === "rejected" ? "Error: " : ""}Leaving ${name}`} robots="noindex" />
      {step ? <Step step={step} dialog={dialog} /> : <Start name={name} dialog={dialog} />}
      <p className="mt-10 text-sm text-muted">
        {name} receives your answers. {site.name} processes them for {name}:{" "}
        <a href={link("privacy")} className="link inline-block py-2.5">
          privacy policy
        </a>
      </p>
    </main>
  );
}

type Dialog = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "name">;

const Start = ({ name, dialog }: { name: string; dialog: Dialog }) => (
  <>
    <script async src="/widget.js" />
    <h1 className="text-title">Leaving {name}</h1>
    <p className="mt-4 text-muted">{name} would like to know why. There are three short questions, all optional.</p>
    <noscript>
      <LeavingForm {...dialog} />
    </noscript>
    <p className="mt-8 noscript:hidden">
      <ButtonLink
        href={dialog.to ?? `#${doneId}`}
        data-leave={dialog.projectId}
        data-leave-mode={dialog.mode}
        data-leave-customer-ref={dialog.customer.customerRef}
        data-leave-signature={dialog.customer.signature}
        data-leave-email={dialog.customer.email}
        data-leave-now
      >
        Continue
      </ButtonLink>
    </p>
    <p id={doneId} className="mt-8 hidden target:block">
      {closePage}
    </p>
  </>
);

const Step = ({ step, dialog }: { step: LeavingStep; dialog: Dialog }) => {
  if (step.name === "offer") return <OfferForm {...step} mode={dialog.mode} />;
  if (step.name === "rejected")
    return (
      <>
        <h1 className="text-title">{texts.title}</h1>
        <LeavingForm {...dialog} rejected={step} />
      </>
    );
  const next = step.isStaying ? step.url : dialog.to;
  return (
    <>
      <h1 className="text-title">{step.isStaying ? texts.thanks : "Thank you"}</h1>
      <p className="mt-6">{next ? <ButtonLink href={next}>Continue</ButtonLink> : "You can close this page."}</p>
    </>
  );
};

const doneId = "done";
const closePage = "Thank you. You can close this page.";
