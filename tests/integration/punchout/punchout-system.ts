/** A procurement system that logs in to the gateway and sends its user's browser to the shop. */
import { cxmlDocument } from "@domain/punchout/cxml-document";
import { xml } from "@domain/punchout/xml-writer";
import { type AccountVisitor, accountVisitor } from "../account/account-visitor";
import type { Answer, EdgeShop } from "../edge-shop";

export interface LogIn {
  readonly operation?: "create" | "edit" | "inspect";
  readonly country?: string;
  /** Omitted: the simulator's address; null: no address. */
  readonly returnAddress?: string | null;
  readonly lines?: readonly (readonly [sku: string, quantity: number])[];
}

/** Path and query of the start page from the gateway's response. */
export async function startPath(shop: EdgeShop, logIn: LogIn = {}): Promise<string> {
  const { operation = "create", country = "US", lines = [] } = logIn;
  const { returnAddress = `${shop.servicesUrl}/procurement/return` } = logIn;
  const party = (...more: ReturnType<typeof xml>[]) => [
    xml("Credential", { domain: "NetworkId" }, [xml("Identity", {}, "demo-buyer"), ...more]),
  ];
  const document = cxmlDocument({ payloadId: "1@buyer", timestamp: "2030-01-01T00:00:00Z" }, [
    xml("Header", {}, [
      xml("From", {}, party()),
      xml("To", {}, party()),
      xml("Sender", {}, party(xml("SharedSecret", {}, "demo-secret"))),
    ]),
    xml("Request", {}, [
      xml("PunchOutSetupRequest", { operation }, [
        xml("BuyerCookie", {}, "cookie of the buyer"),
        ...(returnAddress === null ? [] : [xml("BrowserFormPost", {}, [xml("URL", {}, returnAddress)])]),
        xml("ShipTo", {}, [xml("Address", { isoCountryCode: country })]),
        ...lines.map(([sku, quantity]) =>
          xml("ItemOut", { quantity }, [xml("ItemID", {}, [xml("SupplierPartID", {}, sku)])]),
        ),
      ]),
    ]),
  ]);
  const answer = await fetch(`${shop.servicesUrl}/commerce/punchout/cxml`, { method: "POST", body: document });
  const address = /<URL>([^<]*)<\/URL>/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  const url = new URL(address);
  return `${url.pathname}${url.search}`;
}

/** A browser after its arrival, with its first page. */
export async function arrived(
  shop: EdgeShop,
  logIn: LogIn = {},
  headers: Record<string, string> = {},
): Promise<{ visitor: AccountVisitor; answer: Answer }> {
  const visitor = accountVisitor(shop);
  const path = await startPath(shop, logIn);
  const answer = await visitor.get(path, { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document", ...headers });
  return { visitor, answer };
}
