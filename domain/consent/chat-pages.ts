/** Where a chat with support is offered (C-CHROME-12). */

/** Support answers chats from this country only. */
export const chatCountry = "US";

const chatPaths = [
  "/applications/",
  "/learn-and-support/troubleshooting",
  "/learn-and-support/support-information",
  "/learn-and-support/technical-support",
  "/about-us/contact-us",
  // The custom product page: formulations made to order.
  "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
];

/** True for a page on which support can be asked at once. */
export function isChatPage(pathname: string): boolean {
  return chatPaths.some((path) => pathname.includes(path));
}
