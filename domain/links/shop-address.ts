import { isArticleAddress } from "./article-address";

/** Addresses that the shop serves without a content entry. */
const shopAddresses: readonly RegExp[] = [
  /^\/$/,
  /^\/browse$/,
  /^\/products$/,
  /^\/products\/(compare|signalstar)$/,
  /^\/products\/([a-z-]+\/)?\d{4,6}[A-Z]?(\/(datasheet|protocol|applications|lots|review))?$/,
  /^\/clones\/[\w.-]+$/,
  /^\/lots(\/[\w-]+)?$/,
  /^\/learn-and-support\/(knowledge-base|evidence|ship-dates)$/,
  /^\/(methods|panel-builder)$/,
  /^\/(cart|cart\/quick-add|quote|country|account\/sign-in|account\/sign-up|account\/my)$/,
  /^\/privacy-settings$/,
  /^\/withdrawal$/,
  /^\/library\/library-item-[a-z0-9-]+(\/file)?$/,
];

/** True if a path leads to a page of the shop itself; the record behind it, such as a product, may still be missing. */
export const isShopAddress = (path: string): boolean =>
  isArticleAddress(path) || shopAddresses.some((address) => address.test(path));
