import { toast } from "./toast.tsx";

/** Puts a text on the clipboard, and says whether that went well. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast("Copied.");
  } catch {
    // Not every browser lets a page write there.
    toast("This browser does not let us copy. Select the text and copy it yourself.");
  }
};
