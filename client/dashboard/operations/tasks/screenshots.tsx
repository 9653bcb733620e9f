import { useId } from "react";
import { TextButton } from "../../../ui/text-button.tsx";
import { EvidenceImage } from "../../links/submissions/evidence-image.tsx";
import type { Screenshot } from "./use-evidence.ts";

type ScreenshotsProps = {
  screenshots: readonly Screenshot[];
  isUploading: boolean;
  add: (files: Iterable<File>) => Promise<void>;
  remove: (id: string) => void;
};

export const Screenshots = ({ screenshots, isUploading, add, remove }: ScreenshotsProps) => {
  const id = useId();
  return (
    <div className="mt-4 rounded-xl border border-dashed border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label htmlFor={id} className="text-sm font-medium">
          Screenshots
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={`${id}-hint`}
          className="min-h-11 max-w-full text-sm"
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          Paste with Ctrl+V, drop images here, or choose files.
        </p>
      </div>
      <p role="status" className="text-sm text-muted">
        {isUploading ? "Uploading…" : countText(screenshots.length)}
      </p>
      {screenshots.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-4">
          {screenshots.map(({ id: screenshotId, url, at }, index) => (
            <li key={screenshotId} className="w-40">
              <EvidenceImage url={url} at={at} />
              <TextButton label="Remove" name={`Remove screenshot ${index + 1}`} onClick={() => remove(screenshotId)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const countText = (count: number) => {
  if (!count) return "";
  return count === 1 ? "1 screenshot added" : `${count} screenshots added`;
};
