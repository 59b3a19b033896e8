/** The address of a page or a file of a renumbered product, under its new number. */
export const renumberedPath = ({ pathname, search }: URL, to: string): string =>
  pathname.replace(/^\/products\/[^/.]+/, `/products/${to}`) + search;
