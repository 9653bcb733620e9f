import { toast } from "./toast.tsx";

/** Copies text to the clipboard and shows a toast with the result. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast("Copied.");
  } catch {
    // Not every browser allows clipboard access.
    toast("Your browser blocked copying. Select the text and copy it yourself.");
  }
};
