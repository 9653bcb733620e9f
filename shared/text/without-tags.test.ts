import { expect, test } from "vitest";
import { withoutTags } from "./without-tags.ts";

test.each([
  ["How to <b>track</b> a parcel", "How to track a parcel"],
  ["Parcels <img src=x onerror=alert(1)>", "Parcels"],
  ["Parcels <script", "Parcels"],
  ["<<script>alert(1)</script>", "< alert(1)"],
  ["Weight < 2 kg, size > 1 m", "Weight < 2 kg, size > 1 m"],
])("“%s” becomes “%s”", (text, expected) => expect(withoutTags(text)).toBe(expected));
