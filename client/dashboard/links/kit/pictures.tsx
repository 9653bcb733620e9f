import { type DragEvent, useRef, useState } from "react";
import { acceptedImageTypes, imageUrl } from "#shared/images.ts";
import { kitLabel } from "#shared/links/kit-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { UploadList } from "../../../ui/forms/upload-list.tsx";
import { useUploads } from "../../../ui/forms/use-uploads.ts";
import { kitFieldId } from "./kit-draft.ts";

type PicturesProps = {
  projectId: string;
  path: string;
  hint: string;
  /** The pictures' aspect ratio as a class. */
  shape: string;
  most: number;
  ids: readonly string[];
  onAdd: (id: string) => void;
  onRemove: (id: string) => void;
};

/** Pictures with their previews: chosen from a file dialog or dropped. */
export const Pictures = ({ projectId, path, hint, shape, most, ids, onAdd, onRemove }: PicturesProps) => {
  const { uploads, send, close } = useUploads(projectId);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const label = kitLabel(path);
  const id = kitFieldId(path);
  const room = most === 1 ? 1 : most - ids.length;

  const add = async (chosen: FileList | null) => {
    for (const file of [...(chosen ?? [])].slice(0, room)) {
      const image = await send(file);
      if (image) onAdd(image.id);
    }
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };

  return (
    <section
      aria-labelledby={`${id}-label`}
      className={`rounded-2xl border border-dashed p-4 ${isOver ? "border-accent bg-surface" : "border-edge"}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        void add(event.dataTransfer.files);
      }}
    >
      <h3 id={`${id}-label`} className="font-medium">
        {label}
      </h3>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint} Drop a file here or choose one.
      </p>
      {ids.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {ids.map((picture, at) => (
            <li key={picture} className="grid gap-1">
              <img
                src={imageUrl(picture, 320)}
                alt={most > 1 ? `${label} ${at + 1}` : label}
                width="320"
                height="200"
                className={`h-28 w-auto rounded-lg border border-line bg-surface object-contain ${shape}`}
              />
              <button type="button" className="link min-h-control text-sm" onClick={() => onRemove(picture)}>
                Remove<span className="sr-only"> {most > 1 ? `${label} ${at + 1}` : label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 grid justify-items-start gap-3">
        <UploadList uploads={uploads} onClose={close} />
        <input
          ref={input}
          type="file"
          accept={acceptedImageTypes}
          multiple={most > 1}
          aria-label={`Choose: ${label}`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = target.files;
            void add(chosen).then(() => {
              target.value = "";
            });
          }}
        />
        {room > 0 && (
          <Button id={id} variant="quiet" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
            {most === 1 && ids.length ? "Replace" : "Choose"} {label.toLowerCase()}
          </Button>
        )}
      </div>
    </section>
  );
};
