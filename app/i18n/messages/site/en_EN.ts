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
  fetching: "Fetching this page …",
  overdue: "This takes longer than usual: the service that it comes from is slow. The page follows here by itself.",
  goOn: "Go on",
  copied: "Copied",
  download: "Download",
  opensInNewWindow: "opens in a new window",
} as const;
