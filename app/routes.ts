import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** A page of a product; its address may have a category in front of the number (C-PROD-08). */
const product = (path: string, file: string) =>
  ["products/:id", "products/:category/:id"].map((base) => route(base + path, file, { id: `${base}${path}` }));

export default [
  // Pages stand in the frame of the shop; what cannot be shown becomes an error page in the same frame.
  layout("routes/shop.tsx", [
    index("routes/home.tsx"),
    route("browse", "routes/browse.tsx"),
    route("products", "routes/products.ts"),
    route("products/compare", "routes/products.compare.tsx"),
    route("products/include/protocol", "routes/products.include.protocol.tsx"),
    ...product("", "routes/products.id.tsx"),
    ...product("/applications", "routes/products.id.applications.tsx"),
    ...product("/datasheet", "routes/products.id.datasheet.tsx"),
    ...product("/protocol", "routes/products.id.protocol.tsx"),
    ...product("/protocol/:protocolid", "routes/products.id.protocol.tsx"),
    route("cart", "routes/cart.tsx"),
    route("cart/quick-add", "routes/cart.quick-add.tsx"),
    route("country", "routes/country.tsx"),
    route("account", "routes/account.tsx", [
      route("continue", "routes/account.continue.tsx"),
      route("sign-in", "routes/account.sign-in.tsx"),
      route("sign-out", "routes/account.sign-out.tsx"),
      route("sign-up", "routes/account.sign-up.tsx"),
      route("sign-up/confirm", "routes/account.sign-up.confirm.tsx"),
      route("sign-up/verify", "routes/account.sign-up.verify.tsx"),
      route("sign-up/verify-request", "routes/account.sign-up.verify-request.tsx"),
      route("password/change", "routes/account.password.change.tsx"),
      route("password/change/confirm", "routes/account.password.change.confirm.tsx"),
      route("password/reset", "routes/account.password.reset.tsx"),
      route("password/reset/confirm", "routes/account.password.reset.confirm.tsx"),
      route("password/reset/request", "routes/account.password.reset.request.tsx"),
      route("password/reset/request-confirm", "routes/account.password.reset.request-confirm.tsx"),
      route("my", "routes/account.my.tsx"),
      route("my/accountsettings", "routes/account.my.accountsettings.tsx"),
      route("my/addresses", "routes/account.my.addresses.tsx"),
      route("my/labnotebook", "routes/account.my.labnotebook.tsx"),
    ]),
    route("privacy-settings", "routes/privacy-settings.tsx"),
    route("examples", "routes/examples.tsx"),
    route("examples/:component", "routes/examples.$component.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("products/:id/export/:file", "routes/products.id.export.file.ts"),
  route("api/type-ahead", "routes/api.type-ahead.ts"),
  route("api/log/:level", "routes/api.log.ts"),
  route("api/user/settings", "routes/api.user.settings.ts"),
  route("api/search-click", "routes/api.search-click.ts"),
  route("api/basket", "routes/api.basket.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemaps/:file", "routes/sitemaps.file.ts"),
  route("feeds/:file", "routes/feeds.file.ts"),
  route("api/quick-add", "routes/api.quick-add.ts"),
] satisfies RouteConfig;
