import { Snippet } from "../../ui/code-snippet.tsx";
import { howParts } from "./instructions.ts";

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
