import chromium from "@sparticuz/chromium";
import { prepareDatabases } from "./database.ts";

export const setup = async () => {
  // Unpacks the browser once: two workers that do so together start one that is still being written.
  await chromium.executablePath();
  return prepareDatabases();
};
