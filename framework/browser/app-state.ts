/** Remix's state of a page with an app, in the global variable that its browser code reads. */

/**
 * Script text that stores the state and opens the stream to which Remix's own scripts write the page's data.
 * @param state serialized object, escaped by Remix
 */
export const appStateText = (state: string): string =>
  `window.__remixContext=${state};window.__remixContext.stream=new ReadableStream({start(controller){window.__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`;

/** True on a page that an app hydrates. */
export const hasApp = (): boolean => "__remixContext" in window;
