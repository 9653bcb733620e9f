// Choices in the settings, apart from the schemas, so that the form loads without zod.
export const featureIcons = [
  "Send",
  "Globe",
  "BadgeCheck",
  "FileText",
  "SearchCheck",
  "ClipboardList",
  "ThumbsUp",
] as const;
export const clientHues = ["amber", "emerald", "sky", "violet", "rose", "teal"] as const;
