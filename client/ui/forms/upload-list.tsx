import type { Uploaded } from "#shared/images.ts";

export type Upload = { id: number; name: string; percent: number; error?: string };

/** Uploads of images with their progress: `useUploads`. */
export type ImageUploads = {
  uploads: readonly Upload[];
  /** Returns undefined if the upload failed or was cancelled. */
  send: (file: File) => Promise<Uploaded | undefined>;
  close: (id: number) => void;
};

type UploadListProps = { uploads: readonly Upload[]; onClose: (id: number) => void };

export const UploadList = ({ uploads, onClose }: UploadListProps) => (
  <ul aria-label="Uploads" className="grid gap-2 empty:hidden">
    {uploads.map(({ id, name, percent, error }) => (
      <li key={id} className="flex flex-wrap items-center gap-3 rounded-lg bg-surface px-4 py-2 text-sm">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {error ? (
          <span role="alert" className="text-bad">
            {error}
          </span>
        ) : (
          <progress
            value={percent}
            max={100}
            aria-label={`Uploading ${name}`}
            className="h-2 w-32 accent-accent-strong"
          />
        )}
        <button type="button" className="link min-h-control" onClick={() => onClose(id)}>
          {error ? "Dismiss" : "Cancel"}
        </button>
      </li>
    ))}
  </ul>
);
