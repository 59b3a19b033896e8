/**
 * Addresses that the shop answers without an entry of the content service. Content may link to these, to the address
 * of a navigation link that is a page, and to nothing else inside the shop.
 */
const appRoutes: readonly RegExp[] = [
  /^\/$/,
  /^\/browse$/,
  /^\/products$/,
  /^\/products\/compare$/,
  /^\/products\/\d{4,6}[A-Z]?$/,
];

export function isAppRoute(path: string): boolean {
  return appRoutes.some((route) => route.test(path));
}
