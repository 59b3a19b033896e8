/** Words used on more than one page. */
export const site = {
  brand: "Benchside",
  skipToContent: "Skip to main content",
  loading: "Loading",
  today: "Today",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  search: "Search",
  clearAll: "Clear all",
  tryAgain: "Try again",
  fetching: "Loading this page …",
  overdue: "This takes longer than usual because a service is slow. The page will appear here automatically.",
  goOn: "Continue",
  copied: "Copied",
  download: "Download",
  opensInNewWindow: "opens in a new window",
} as const;
