/** Consent: the question, its page, and what each answer means. Registered apart: only the server writes these texts. */
export const privacy = {
  settings: "Privacy settings",
  bannerTitle: "Your privacy",
  bannerText:
    "Parts of this site come from other providers, who may set cookies. Nothing of theirs is loaded unless you allow it, and you can change your choice at any time.",
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
      "Which pages are opened and what is searched for, counted by a measuring service. No names; customers appear under a pseudonym.",
    video: "The player comes from a video platform, which then learns your internet address and may set cookies.",
    chat: "The chat window comes from another provider, who receives what you write in it.",
  },
  necessary: "Necessary",
  necessaryHint:
    "Basket, sign-in, country and language, and this choice itself. The shop does not work without them; they stay with us.",
  intro:
    "Choose what other providers may do while you visit. You can come back to this page from the foot of any page.",
  saved: "Your choice has been saved.",
  chosenOn: "Last chosen: {{date}}. We ask again after six months.",
  notChosen: "You have not chosen yet. Until you do, nothing of other providers is loaded.",
  objected:
    "Your browser asks sites not to track you (Global Privacy Control). We take that as a no: nothing is loaded unless you allow it here.",
  nothing: "This site loads nothing from other providers. There is nothing to choose.",
} as const;
