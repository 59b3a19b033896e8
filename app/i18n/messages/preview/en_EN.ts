/** The way into the preview, for editors. Only the server reads these texts. */
export const preview = {
  title: "Preview of drafts",
  intro:
    "Editors see drafts of pages, menus and products here. The preview lasts seven days on this device, or until you end it.",
  inside: "You see drafts. Everyone else sees what is published.",
  token: "Your editor's token",
  enter: "Begin preview",
  leave: "End preview",
  missing: "Enter your token.",
  unknown: "Nobody has this token. Tokens come from whoever runs the content service.",
  limit: "Too many attempts. Please wait ten minutes.",
} as const;
