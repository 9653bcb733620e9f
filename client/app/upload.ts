import { maxUploadBytes, type Uploaded } from "#shared/images.ts";
import type { ProblemBody } from "#shared/problem.ts";
import { storedToken } from "./session.ts";

type Uploading = {
  /** For the listing kit or the articles of this project; without one, for a post. */
  projectId: string | undefined;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads an image. Rejects with an Error whose message can be shown. XMLHttpRequest: fetch reports no upload progress.
 */
export const uploadImage = (file: File, { projectId, onProgress, signal }: Uploading) =>
  new Promise<Uploaded>((resolve, reject) => {
    if (file.size > maxUploadBytes) return reject(new Error(`“${file.name}” has more than 10 MB.`));
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("file", file);
    request.open("POST", `/api/file-uploads/image${projectId ? `?project=${projectId}` : ""}`);
    request.setRequestHeader("authorization", `Bearer ${storedToken() ?? ""}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0);
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as Uploaded);
      const { detail } = (request.response ?? {}) as Partial<ProblemBody>;
      reject(new Error(detail ?? "The upload failed. Please try again."));
    };
    request.onerror = () => reject(new Error("The upload failed. Check your connection and try again."));
    request.onabort = () => reject(new DOMException("Cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
