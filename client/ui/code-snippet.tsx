import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { ScrollBox } from "./scroll-box.tsx";

/** Code to copy; `about` is its purpose, for screen readers. */
export const CodeSnippet = ({ code, about }: { code: string; about: string }) => (
  <div className="overflow-hidden rounded-xl border border-line bg-surface">
    <ScrollBox label={`Snippet: ${about}`}>
      <pre className="p-4 text-sm">
        <code>{code}</code>
      </pre>
    </ScrollBox>
    <div className="border-t border-line p-2">
      <Button variant="quiet" onClick={() => void copyText(code)}>
        Copy<span className="sr-only"> the snippet: {about}</span>
      </Button>
    </div>
  </div>
);
