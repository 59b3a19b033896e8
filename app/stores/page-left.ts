/** Event of the window: Back or Forward leads to another page in this document, so what a press opened must close. */
export const pageLeft = "pageleft";
