import { useRef } from "react";
import { acceptedImageTypes, imageSrcSet, imageUrl } from "#shared/images.ts";
import { Button } from "../../ui/button.tsx";
import { type ImageUploads, UploadList } from "../../ui/forms/upload-list.tsx";

type CoverFieldProps = {
  id: string | null;
  hint: string;
  images: ImageUploads;
  error?: string | undefined;
  onChange: (id: string | null) => void;
};

/** A cover image, in the aspect ratio readers will see. */
export const CoverField = ({ id, hint, images: { uploads, send, close }, error, onChange }: CoverFieldProps) => {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <section aria-labelledby="cover-label" className="grid gap-3">
      <h2 id="cover-label" className="text-sm font-medium">
        Cover
      </h2>
      <div className="aspect-video overflow-hidden rounded-xl border border-dashed border-edge bg-surface">
        {id ? (
          <img
            src={imageUrl(id, 640)}
            srcSet={imageSrcSet(id)}
            sizes="22rem"
            alt="Cover preview"
            width="640"
            height="360"
            className="size-full object-cover"
          />
        ) : (
          <p className="grid size-full place-items-center px-6 text-center text-sm text-muted">{hint}</p>
        )}
      </div>
      <UploadList uploads={uploads} onClose={close} />
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <input
        ref={fileInput}
        type="file"
        accept={acceptedImageTypes}
        aria-label="Choose cover image"
        className="sr-only"
        tabIndex={-1}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          const image = file && (await send(file));
          if (image) onChange(image.id);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => fileInput.current?.click()}>
          {id ? "Replace cover" : "Add cover"}
        </Button>
        {id && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove cover
          </Button>
        )}
      </div>
    </section>
  );
};
