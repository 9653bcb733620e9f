// The cancellation dialog's steps as plain forms, for browsers without JavaScript.
import type { ReactNode } from "react";
import type { Mode } from "#shared/modes.ts";
import { maxFeedbackLength } from "#shared/retention/feedback.ts";
import type { PublicOffer } from "#shared/retention/offers.ts";
import { emailPattern } from "#shared/site/waitlist-messages.ts";
import { Button } from "../../ui/button.tsx";
import { discountOf } from "../../widget/discount.ts";
import { englishTexts as texts } from "../../widget/texts.ts";
import type { Customer, Rejected } from "./leaving-actions.ts";

type LeavingFormProps = {
  reasons: string[];
  mode: Mode;
  to?: string | undefined;
  customer: Customer;
  rejected?: Rejected;
};

/** The cancellation dialog's questions as a plain form, with the previous input after an error. */
export const LeavingForm = ({ reasons, mode, to, customer, rejected }: LeavingFormProps) => {
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

type OfferFormProps = { id: string; token: string; offer: PublicOffer; mode: Mode };

/** The matching offer as a plain form with accept and decline buttons. */
export const OfferForm = ({ id, token, offer, mode }: OfferFormProps) => {
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
