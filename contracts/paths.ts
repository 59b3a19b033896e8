/** Paths of the commerce gateway below its `/api` base; one table for the client and the embedded gateway. */
export const commercePaths = {
  clientToken: "/oauth/client/token",
  anonymousToken: "/oauth/anonymous/token",
  customerToken: "/oauth/customers/token",
  refreshToken: "/oauth/refresh/token",
  revokeToken: "/oauth/revoke/token",
  carts: "/carts",
  activeCart: "/carts/active-cart",
  cart: (id: string) => `/carts/${encodeURIComponent(id)}`,
  products: "/products",
  product: (key: string) => `/products/${encodeURIComponent(key)}`,
  productCached: (key: string) => `/products/${encodeURIComponent(key)}/cached`,
  productPreview: (key: string) => `/products/${encodeURIComponent(key)}/preview`,
  productKeys: "/products/keys",
  productBriefs: "/products/briefs",
  listPrice: (family: string) => `/products/${encodeURIComponent(family)}/list-price`,
} as const;
