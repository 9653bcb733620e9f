type Project = { name: string; url: string; description: string | null };

/** Returns a starter message to edit. Its {{placeholders}} are filled in for each lead. */
export const defaultMessage = ({ description }: Project) =>
  [
    "Hi {{handle}},",
    'I saw your post "{{title}}" about {{keyword}}.',
    `I work on {{project}}${description ? `: ${description.replace(/[.\s]+$/, "")}` : ""}. I do not want to push it on you, but it may fit what you asked for: {{url}}`,
    "May I ask what you have tried so far? Happy to share what I know either way.",
  ].join("\n\n");
