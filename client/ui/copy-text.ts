import { toast } from "./overlays/toast.tsx";

/** Copies text to the clipboard. Shows a toast with the result, unless `onCopied` shows that it worked. */
export const copyText = async (text: string, onCopied = () => toast("Copied.")) => {
  try {
    await navigator.clipboard.writeText(text);
    onCopied();
  } catch {
    // Not every browser allows clipboard access.
    toast("Your browser blocked copying. Select the text and copy it yourself.");
  }
};
