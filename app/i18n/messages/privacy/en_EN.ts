/** Consent: the question, its page, and what each answer means. Registered apart: only the server writes these texts. */
export const privacy = {
  settings: "Privacy settings",
  bannerTitle: "Your privacy",
  bannerText:
    "Other providers run parts of this site and may set cookies. Nothing of theirs is loaded unless you allow it. You can change your choice at any time.",
  statement: "Privacy statement",
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  choose: "Choose for yourself",
  save: "Save choices",
  allow: "Allow",
  categories: {
    analytics: "Visit statistics",
    video: "Videos",
    chat: "Chat with support",
  },
  hints: {
    analytics:
      "Which pages are opened and what is searched for, counted by an analytics service. No names; customers appear under a pseudonym.",
    video: "The player comes from a video platform, which then learns your IP address and may set cookies.",
    chat: "Another provider runs the chat and receives what you write in it.",
  },
  necessary: "Necessary",
  necessaryHint:
    "Basket, sign-in, country and language, and this choice itself. The shop does not work without them, and we do not share them.",
  intro: "Choose what other providers may do while you visit. The footer of every page leads back to this page.",
  saved: "Your choice has been saved.",
  chosenOn: "Last chosen: {{date}}. We ask again after six months.",
  notChosen: "You have not chosen yet. Until you do, nothing from other providers is loaded.",
  objected:
    "Your browser asks sites not to track you (Global Privacy Control). We treat this as a no: nothing is loaded unless you allow it here.",
  nothing: "This site loads nothing from other providers, so there is nothing to choose.",
} as const;
