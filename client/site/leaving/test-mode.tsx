import type { Mode } from "#shared/modes.ts";
import { englishTexts as words } from "../../widget/texts.ts";

export const TestMode = ({ mode }: { mode: Mode }) =>
  mode === "test" && <p className="mt-4 rounded-lg border border-dashed border-edge px-3 py-2 text-sm">{words.test}</p>;
