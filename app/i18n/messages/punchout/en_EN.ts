/** Visits from procurement systems. */
export const punchout = {
  login: {
    title: "Opening the shop",
    text: "Your purchasing system has signed you in. The shop opens automatically.",
    go: "Go to the shop",
  },
  review: {
    title: "Review and send your basket",
    inspectTitle: "Your basket",
    lines: "Items",
    items_one: "{{count}} item",
    items_other: "{{count}} items",
    total: "Total",
    totalNote: "Shipping and tax are settled with your purchase order.",
    send: "Send to purchasing system",
    sendAgain: "Send again",
    sendEmpty: "Return without items",
    destination: "The basket goes to {{host}}.",
    edit: "Edit basket",
    shop: "Browse products",
    leave: "Log out",
    missingTitle: "These items of your earlier basket are no longer available",
  },
  intro: {
    open: "Nothing is ordered yet. The basket goes back to your purchasing system and becomes a request there.",
    empty: "Your basket is empty.",
    emptied:
      "Your basket is now empty. If you send it, your purchasing system learns that none of its items are wanted.",
    inspect: "You opened this basket for viewing. It cannot be changed here.",
    sent: "This basket has been sent. If it did not arrive in your purchasing system, send it again. It will not be ordered twice.",
  },
  problem: {
    changed: "The basket or its prices have changed. Please check it and send it again.",
    unavailable: "An item is no longer sold. Remove it from the basket to send it.",
    empty: "There is nothing in the basket to send.",
    unreachable: "The basket could not be sent. Please try again in a moment.",
  },
  return: {
    title: "Back to your purchasing system",
    text: "Your basket is ready for {{host}}. If it is not sent automatically, press the button.",
    go: "Send basket",
    nothing: "There is no basket to send.",
    home: "Go to the home page",
  },
  error: {
    readOnly: "This basket was opened for viewing and cannot be changed.",
    submitted: "This basket has been sent to your purchasing system and can no longer be changed.",
    empty: "There is nothing in the basket to send.",
    unavailable: "{{sku}} is no longer sold. Remove it to send the basket.",
    outdated: "The basket has changed. Please check it and send it again.",
  },
} as const;
