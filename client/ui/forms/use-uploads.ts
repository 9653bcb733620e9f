import { useRef, useState } from "react";
import type { Uploaded } from "#shared/images.ts";
import { uploadImage } from "../../app/upload.ts";
import type { Upload } from "./upload-list.tsx";

/** Image uploads in progress, with their percentage, and failed ones with their error until dismissed. */
export const useUploads = (projectId?: string) => {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);

  const change = (id: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  const drop = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  return {
    uploads,
    /** Returns the uploaded image, or undefined if the upload failed or was cancelled. */
    send: async (file: File): Promise<Uploaded | undefined> => {
      const id = ++last.current;
      const controller = new AbortController();
      running.current.set(id, controller);
      setUploads((all) => [...all, { id, name: file.name, percent: 0 }]);
      try {
        const onProgress = (percent: number) => change(id, { percent });
        const uploaded = await uploadImage(file, { projectId, onProgress, signal: controller.signal });
        drop(id);
        return uploaded;
      } catch (error) {
        if ((error as Error).name === "AbortError") drop(id);
        else change(id, { error: (error as Error).message });
        return undefined;
      } finally {
        running.current.delete(id);
      }
    },
    /** Cancels a running upload, or dismisses a failed one. */
    close: (id: number) => {
      const controller = running.current.get(id);
      if (controller) controller.abort();
      else drop(id);
    },
  };
};
