/** The way into the preview, for editors. Only the server reads these texts. */
export const preview = {
  title: "Preview of drafts",
  intro:
    "Editors see drafts of pages, menus and products here. The preview lasts seven days on this device, or until you end it.",
  inside: "You see drafts. Everyone else sees the published pages.",
  token: "Your editor's token",
  enter: "Start preview",
  leave: "End preview",
  missing: "Enter your token.",
  unknown: "Unknown token. Ask the content service’s operator for one.",
  limit: "Too many attempts. Please wait ten minutes.",
} as const;
