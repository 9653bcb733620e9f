import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CodeSnippet } from "../../ui/code-snippet.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Section } from "../../ui/section.tsx";
import { signingSnippet } from "./snippets.ts";

/** The secret that signs customer references, with sample code. Signed feedback is marked as verified. */
export const SecretSection = ({ secret }: { secret: string }) => {
  const [isShown, setShown] = useState(false);
  return (
    <Section
      id="secret"
      title="Know who it was"
      lead="Anyone can write any customer's id into a page. Sign the id on your server with this secret, and the feedback is marked as verified. Keep the secret out of pages and repositories."
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <code
          id="secret-text"
          className="min-w-0 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm wrap-anywhere"
        >
          {isShown ? secret : "•".repeat(24)}
        </code>
        <Button
          variant="quiet"
          aria-expanded={isShown}
          aria-controls="secret-text"
          onClick={() => setShown((before) => !before)}
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> the secret</span>
        </Button>
        <Button variant="quiet" onClick={() => void copyText(secret)}>
          Copy<span className="sr-only"> the secret</span>
        </Button>
      </div>
      <div className="mt-5 max-w-3xl">
        <CodeSnippet code={signingSnippet} about="Sign a customer's id with Node" />
      </div>
    </Section>
  );
};
