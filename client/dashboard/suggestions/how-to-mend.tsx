import { Button } from "../../ui/button.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { toast } from "../../ui/toast.tsx";
import { howParts } from "./how-parts.ts";

/** What to do about it, with what can be copied. */
export const HowToMend = ({ how, about }: { how: string; about: string }) => (
  <div className="grid grid-cols-1 gap-3">
    {howParts(how).map(({ kind, text }) =>
      kind === "text" ? (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ) : (
        <Snippet key={text} code={text} about={about} />
      ),
    )}
  </div>
);

const Snippet = ({ code, about }: { code: string; about: string }) => (
  <div className="overflow-hidden rounded-xl border border-line bg-surface">
    <ScrollBox label={`Snippet: ${about}`}>
      <pre className="p-4 text-sm">
        <code>{code}</code>
      </pre>
    </ScrollBox>
    <div className="border-t border-line p-2">
      <Button variant="quiet" onClick={() => void copy(code)}>
        Copy<span className="sr-only"> the snippet: {about}</span>
      </Button>
    </div>
  </div>
);

const copy = async (code: string) => {
  try {
    await navigator.clipboard.writeText(code);
    toast("Copied.");
  } catch {
    // Not every browser lets a page write there.
    toast("This browser does not let us copy. Select the text and copy it yourself.");
  }
};
