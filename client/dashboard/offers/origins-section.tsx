import { TextArea } from "../../ui/fields.tsx";
import { SubmitButton } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Origins } from "./use-origins.ts";

/** The websites where the dialog may open. */
export const OriginsSection = ({ origins }: { origins: Origins }) => (
  <Section
    id="origins"
    title="Websites that may ask"
    lead="While the list is empty, any website may. With a list, the dialog lets customers on other websites go on as if it was not there."
  >
    <form
      method="post"
      className="mt-6 max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        void origins.save();
      }}
    >
      <fieldset disabled={!useHydrated()} className="grid gap-5">
        <TextArea
          id="origins-text"
          label="Addresses of your websites"
          hint="One a line, like https://app.example.com. At most 20; www is a website of its own."
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={origins.text}
          error={origins.failure?.message}
          onChange={({ target }) => origins.setText(target.value)}
        />
        <SubmitButton busy={origins.isBusy} busyLabel="Saving…" className="justify-self-start">
          Save websites
        </SubmitButton>
      </fieldset>
    </form>
  </Section>
);
