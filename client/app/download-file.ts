import { read } from "./api-client.ts";

type FileResponse = Pick<Response, "ok" | "status" | "headers" | "json" | "blob">;

/** Saves a call's response as a file, named by its Content-Disposition header. Throws ApiError if the call fails. */
export const downloadFile = async (call: Promise<FileResponse>) => {
  const response = await call;
  if (!response.ok) await read(Promise.resolve(response));
  const name = response.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1] ?? "download";
  const url = URL.createObjectURL(await response.blob());
  const anchor = Object.assign(document.createElement("a"), { href: url, download: name });
  anchor.click();
  URL.revokeObjectURL(url);
};
