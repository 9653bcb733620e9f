/** Saves a response as a file, named by its Content-Disposition header. */
export const downloadFile = async (answer: Pick<Response, "headers" | "blob">) => {
  const name = answer.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1] ?? "download";
  const address = URL.createObjectURL(await answer.blob());
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  anchor.click();
  URL.revokeObjectURL(address);
};
