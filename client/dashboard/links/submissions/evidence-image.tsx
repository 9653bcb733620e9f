import { useEffect, useState } from "react";
import { storedToken } from "../../../app/session.ts";
import { formatDateTime } from "../../../ui/format.ts";

/** An operator's screenshot. Only its owner may read it, so the request carries the session's token. */
export const EvidenceImage = ({ url, at }: { url: string; at: string }) => {
  const [image, setImage] = useState<string | "failed">();
  useEffect(() => {
    const loading = new AbortController();
    loadImage(url, loading.signal).then(setImage, () => {
      if (!loading.signal.aborted) setImage("failed");
    });
    return () => loading.abort();
  }, [url]);
  if (image === "failed") return <p className="text-sm text-muted">The screenshot could not be loaded.</p>;
  if (!image) return <div className="h-40 animate-pulse rounded-lg bg-surface" />;
  return (
    <img src={image} alt={`Screenshot of ${formatDateTime(at)}`} className="w-full rounded-lg border border-line" />
  );
};

/** As a `data:` URL, since the content policy allows no `blob:` images. */
const loadImage = async (url: string, signal: AbortSignal) => {
  const response = await fetch(url, { headers: { authorization: `Bearer ${storedToken()}` }, signal });
  if (!response.ok) throw new Error(`The screenshot answered ${response.status}.`);
  const blob = await response.blob();
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};
