/** An address for every route, derived from the route table. */
import routes from "../../../app/routes";

/** A value for each route parameter; a new parameter needs an entry. */
const examples: Readonly<Record<string, string>> = {
  "products/:id": "products/4060",
  "products/:category/:id": "products/primary-antibodies/4060",
  "products/:id/applications": "products/4060/applications",
  "products/:category/:id/applications": "products/primary-antibodies/4060/applications",
  "products/:id/datasheet": "products/4060/datasheet",
  "products/:category/:id/datasheet": "products/primary-antibodies/4060/datasheet",
  "products/:id/datasheet/pdf": "products/4060/datasheet/pdf",
  "products/:category/:id/datasheet/pdf": "products/primary-antibodies/4060/datasheet/pdf",
  "products/:id/protocol": "products/4060/protocol",
  "products/:category/:id/protocol": "products/primary-antibodies/4060/protocol",
  "products/:id/protocol/:protocolid": "products/4060/protocol/western-blotting",
  "products/:category/:id/protocol/:protocolid": "products/primary-antibodies/4060/protocol/western-blotting",
  "products/:id/export/:file": "products/4060/export/product.bib",
  "products/:id/evidence/:application/:species": "products/4060/evidence/WB/H",
  "products/:id/evidence.json": "products/4060/evidence.json",
  "products/:id/sds": "products/4060/sds",
  "products/:id/sds/pdf": "products/4060/sds/pdf",
  "products/:id/evidence.xml": "products/4060/evidence.xml",
  "products/:id/evidence.csv": "products/4060/evidence.csv",
  "products/:id/review": "products/4060/review",
  "products/:id/lots": "products/4060/lots",
  "products/:id/lots.xml": "products/4060/lots.xml",
  "clones/:clone": "clones/B7R2",
  "lots/:number": "lots/4060-24",
  "lots/:number.json": "lots/4060-24.json",
  "lots/:number.pdf": "lots/4060-24.pdf",
  "01/*": "01/00012345678905/10/24",
  "cart/continue/:basket": "cart/continue/unknown",
  "cart/handed-over/:key": "cart/handed-over/unknown",
  "methods/:file": "methods/kit.csv",
  "panel-builder/:file": "panel-builder/omap.csv",
  "account/my/orderhistory/:ordernumber/invoices/:file":
    "account/my/orderhistory/W000000000001/invoices/I26-000001.pdf",
  "learn-and-support/knowledge-base/votes/:article": "learn-and-support/knowledge-base/votes/110",
  "examples/:component": "examples/button",
  "examples/html/:title": "examples/html/test",
  "library/:item": "library/library-item-buffer-recipes",
  "library/:item/file": "library/library-item-buffer-recipes/file",
  "atg/*": "atg/anything",
  "sitemaps/:file": "sitemaps/pages.xml",
  "feeds/products/:file": "feeds/products/DE.jsonl",
  "feeds/merchant/:file": "feeds/merchant/DE.xml",
  "feeds/:file": "feeds/news.xml",
  "account/my/approvals/:approval": "account/my/approvals/00000000-0000-4000-8000-000000000000",
  "account/my/myquotes/:quotenumber": "account/my/myquotes/Q000000000001",
  "account/my/orderhistory/:ordernumber/purchase-order": "account/my/orderhistory/W000000000001/purchase-order",
  "account/my/orderhistory/:ordernumber": "account/my/orderhistory/W000000000001",
  "order/view/:ordernumber": "order/view/W000000000001",
  "order/view/:ordernumber/invoices/:file": "order/view/W000000000001/invoices/I26-000001.pdf",
  "quote/view/:quotenumber": "quote/view/Q000000000001",
  "quote/view/:quotenumber/pdf": "quote/view/Q000000000001/pdf",
  "products/signalstar/design/:designid/pdf": "products/signalstar/design/xi2xemngutu7hwwrxpufuo7efq/pdf",
  "api/log/:level": "api/log/error",
  "ucp/v1/*": "ucp/v1/carts/unknown",
  "*": "no/such/page",
};
const queries: Readonly<Record<string, string>> = {
  browse: "?q=akt",
  "api/type-ahead": "?q=akt",
  methods: "?item=4060~24~WB~1:1000&as=star",
  "methods/:file": "?item=4060~24~WB~1:1000&as=star",
  "panel-builder": "?markers=CD3;high%0APD-1;low;with+CD3",
  "panel-builder/:file": "?markers=CD3",
  "api/quick-add": "?code=4060S",
};

interface RouteNode {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly RouteNode[] | undefined;
}

function paths(nodes: readonly RouteNode[], above = ""): string[] {
  return nodes.flatMap(({ path, index, children }) => {
    const own = [above, path].filter(Boolean).join("/");
    return [...(path !== undefined || index ? [own] : []), ...paths(children ?? [], own)];
  });
}

/** One address per route, so that tests include new routes automatically. */
export const routePaths: readonly string[] = paths(routes).map((path) => {
  const concrete = examples[path] ?? path;
  if (concrete.includes(":") || concrete.includes("*")) throw new Error(`no example for the route "${path}"`);
  return `/${concrete}${queries[path] ?? ""}`;
});
