import { useEffect, useState } from "react";
import type { UploadedEvidence } from "#shared/operations/tasks.ts";
import { ApiError } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { storedToken } from "../../../app/session.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

const maxBytes = 3_000_000;
const maxScreenshots = 5;

export type Screenshot = UploadedEvidence & { at: string };

/** The screenshots of a task: uploads images that are pasted, dropped or chosen. */
export const useEvidence = (taskId: string | undefined) => {
  const [uploads, setUploads] = useState<{ taskId: string; screenshots: Screenshot[] }>();
  const [uploading, setUploading] = useState(0);
  const screenshots = uploads && uploads.taskId === taskId ? uploads.screenshots : [];

  const add = async (files: Iterable<File>) => {
    const images = [...files].filter(({ type }) => type.startsWith("image/"));
    if (!taskId || !images.length) return;
    if (screenshots.length + images.length > maxScreenshots)
      return toast(`A task takes up to ${maxScreenshots} screenshots.`);
    setUploading((count) => count + 1);
    try {
      for (const image of images) {
        const uploaded = { ...(await upload(taskId, image)), at: new Date().toISOString() };
        setUploads((current) => ({
          taskId,
          screenshots: [...(current?.taskId === taskId ? current.screenshots : []), uploaded],
        }));
      }
    } catch (error) {
      toast(toFormErrors(error).message);
    } finally {
      setUploading((count) => count - 1);
    }
  };

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length) return;
      event.preventDefault();
      void add(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });

  const remove = (id: string) =>
    setUploads((current) => current && { ...current, screenshots: current.screenshots.filter((one) => one.id !== id) });

  return { screenshots, isUploading: uploading > 0, add, remove };
};

const upload = async (taskId: string, image: File): Promise<UploadedEvidence> => {
  if (image.size > maxBytes)
    throw new ApiError(413, { error: "too-large", detail: "The screenshot must be 3 MB or smaller." });
  const body = new FormData();
  body.set("file", image);
  const response = await fetch(`/api/tasks/${taskId}/evidence`, {
    method: "POST",
    headers: { authorization: `Bearer ${storedToken()}` },
    body,
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
};
