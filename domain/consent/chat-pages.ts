/** Pages that offer the support chat (C-CHROME-12). */

/** The only country with chat support. */
export const chatCountry = "US";

const chatPaths = [
  "/applications/",
  "/learn-and-support/troubleshooting",
  "/learn-and-support/support-information",
  "/learn-and-support/technical-support",
  "/about-us/contact-us",
  // The custom product page, for formulations made to order.
  "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
];

/** True if the page offers the chat. */
export function isChatPage(pathname: string): boolean {
  return chatPaths.some((path) => pathname.includes(path));
}
