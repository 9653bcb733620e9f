/** Saves a response as a file, named by its Content-Disposition header. */
export const downloadFile = async (response: Pick<Response, "headers" | "blob">) => {
  const name = response.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1] ?? "download";
  const url = URL.createObjectURL(await response.blob());
  const anchor = Object.assign(document.createElement("a"), { href: url, download: name });
  anchor.click();
  URL.revokeObjectURL(url);
};
