/**
 * Addresses that a document was not made for. After a reload "Back" leads to an address that the app had made without
 * a document; the inline script then asks for its document, which takes a while to come. The router must not begin
 * meanwhile: it takes what the document brought for the data of the address, and draws routes without any.
 */

declare global {
  interface Window {
    /** Path and query that the document came with: left by the inline script that starts the app. */
    cameTo?: string;
    /** The framework's, once it has made it. */
    __remixRouter?: { readonly state: { readonly location: { readonly pathname: string; readonly search: string } } };
  }
}

interface Arrived {
  readonly location: Pick<Location, "pathname" | "search">;
  /** Left by the inline script that starts the app. */
  readonly cameTo?: string;
}

/** Whether the window shows another address than its document was made for. */
export function isLedAway({ location, cameTo }: Arrived): boolean {
  return cameTo !== undefined && location.pathname + location.search !== cameTo;
}

/** Never there: what waits for it stays as the server wrote it until the next document takes its place. */
export const nextDocument = new Promise<never>(() => {});
