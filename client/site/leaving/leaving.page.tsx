import type { ReactNode } from "react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { type Mode, modes } from "#shared/modes.ts";
import { maxFeedbackLength } from "#shared/retention/feedback.ts";
import type { PublicOffer } from "#shared/retention/offers.ts";
import { link, paramsOf } from "#shared/routes.ts";
import { emailPattern } from "#shared/site/waitlist-messages.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { pageCaching } from "../../app/page-caching.ts";
import { PageHead } from "../../app/page-head.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { discountOf } from "../../widget/discount.ts";
import { shuffle } from "../../widget/shuffle.ts";
import { englishTexts as texts } from "../../widget/texts.ts";
import { answerOffer, type Customer, type LeavingStep, type Rejected, saveAnswers } from "./leaving-actions.ts";

// For websites that link here instead of using the widget's script; it opens the same dialog. The query has the
// widget's attributes, and `to` for the page to continue to. Without JavaScript, plain forms ask the same questions.

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

// The cancellation dialog's steps as plain forms, for browsers without JavaScript.

type LeavingFormProps = {
  reasons: string[];
  mode: Mode;
  to?: string | undefined;
  customer: Customer;
  rejected?: Rejected;
};

/** The cancellation dialog's questions as a plain form, with the previous input after an error. */
const LeavingForm = ({ reasons, mode, to, customer, rejected }: LeavingFormProps) => {
  const { values = {}, failure } = rejected ?? {};
  const { fields = {}, message = "" } = failure ?? {};
  const asksEmail = customer.email === undefined || "email" in values || fields.email !== undefined;
  const ratings = { 1: texts.lowest, 2: "2", 3: "3", 4: "4", 5: texts.highest };
  return (
    <form method="post" className="mt-8 grid gap-6">
      <TestMode mode={mode} />
      {rejected && (
        // biome-ignore lint/a11y/noAutofocus: without scripts, this is the only way to focus the error after submitting.
        <p role="alert" tabIndex={-1} autoFocus className="rounded-lg border border-bad p-4 text-bad">
          {message || "Check the fields marked below."}
        </p>
      )}
      <Choices legend={texts.why} name="reason" error={fields.reason}>
        {reasons.map((reason) => (
          <Choice key={reason} name="reason" value={reason} checked={values.reason === reason} />
        ))}
      </Choices>
      <Choices legend={texts.rating} name="rating" error={fields.rating}>
        <div className="flex flex-wrap gap-x-5">
          {Object.entries(ratings).map(([value, label]) => (
            <Choice key={value} name="rating" value={value} label={label} checked={values.rating === value} />
          ))}
        </div>
      </Choices>
      <div>
        <label htmlFor="message" className="mb-2 block font-medium">
          {texts.message}
        </label>
        <textarea
          id="message"
          name="message"
          className="input min-h-24 py-2"
          maxLength={maxFeedbackLength}
          defaultValue={values.message}
          {...describedBy("message", fields.message)}
        />
        <Note name="message" error={fields.message} />
      </div>
      {asksEmail && (
        <div>
          <label htmlFor="email" className="mb-2 block font-medium">
            {texts.email}
          </label>
          <input
            id="email"
            className="input"
            type="email"
            name="email"
            maxLength={254}
            pattern={emailPattern.source.slice(1, -1)}
            title="name@company.com"
            autoComplete="email"
            defaultValue={values.email ?? customer.email}
            {...describedBy("email", fields.email)}
          />
          <Note name="email" error={fields.email} />
        </div>
      )}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="nickname">Leave this empty</label>
        <input id="nickname" name="nickname" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{texts.next}</Button>
        {to && (
          <a href={to} className="link py-2">
            Skip and continue
          </a>
        )}
      </div>
    </form>
  );
};

type ChoicesProps = { legend: string; name: string; error: string | undefined; children: ReactNode };

const Choices = ({ legend, name, error, children }: ChoicesProps) => (
  <fieldset {...describedBy(name, error)}>
    <legend className="mb-1 font-medium">{legend}</legend>
    {children}
    <Note name={name} error={error} />
  </fieldset>
);

type ChoiceProps = { name: string; value: string; label?: string; checked: boolean };

const Choice = ({ name, value, label = value, checked }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={checked}
      className="size-4.5 shrink-0 accent-accent"
    />
    {label}
  </label>
);

const describedBy = (name: string, error: string | undefined) =>
  error ? ({ "aria-invalid": true, "aria-describedby": `${name}-error` } as const) : {};

const Note = ({ name, error }: { name: string; error: string | undefined }) =>
  error && (
    <p id={`${name}-error`} className="mt-1.5 text-sm text-bad">
      {error}
    </p>
  );

/** The matching offer as a plain form with accept and decline buttons. */
const OfferForm = ({ id, token, offer, mode }: { id: string; token: string; offer: PublicOffer; mode: Mode }) => {
  const amount = discountOf(offer, "en");
  return (
    <form method="post">
      <h1 className="text-title text-balance">{offer.title}</h1>
      <TestMode mode={mode} />
      {amount && <p className="mt-6 text-3xl font-semibold">{texts.off.replace("{amount}", amount)}</p>}
      {offer.message && <p className="mt-4 whitespace-pre-line text-muted">{offer.message}</p>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" name="outcome" value="accepted">
          {offer.acceptLabel}
        </Button>
        <Button type="submit" name="outcome" value="declined" variant="quiet">
          {offer.declineLabel}
        </Button>
      </div>
    </form>
  );
};

const TestMode = ({ mode }: { mode: Mode }) =>
  mode === "test" && <p className="mt-4 rounded-lg border border-dashed border-edge px-3 py-2 text-sm">{texts.test}</p>;
