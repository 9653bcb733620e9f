/**
 * Returns a streamed file download. Chunks are pulled as the client reads; the generator is closed if the client
 * disconnects.
 */
export const download = (file: string, type: string, pieces: AsyncGenerator<string | Uint8Array>) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "Content-Type": type === "application/zip" ? type : `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
    },
  });
};
