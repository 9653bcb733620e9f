import { CodeSnippet } from "../../ui/code-snippet.tsx";
import { instructionParts } from "./instructions.ts";

/** Instructions with copyable snippets. */
export const HowToFix = ({ how, about }: { how: string; about: string }) => (
  <div className="grid grid-cols-1 gap-3">
    {instructionParts(how).map(({ kind, text }) =>
      kind === "text" ? (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ) : (
        <CodeSnippet key={text} code={text} about={about} />
      ),
    )}
  </div>
);
