/** Punchout buyers of the demonstration. Their secrets are public, so gateways accept them only in a demonstration. */
import type { PunchoutBuyer } from "@contracts/commerce/punchout";

/**
 * @param servicesUrl address of the procurement simulator. Opened by IP address, it is a different site from the shop,
 * as with real buyers.
 */
export function punchoutBuyers(servicesUrl: string): PunchoutBuyer[] {
  const { protocol, port } = new URL(servicesUrl);
  const origins = ["localhost", "127.0.0.1"].map((host) => `${protocol}//${host}${port && `:${port}`}`);
  return [
    {
      identity: "demo-buyer",
      name: "Demonstration buyer",
      secret: "demo-secret",
      protocols: ["cxml", "oci"],
      countries: ["US", "DE", "NL"],
      returnAddresses: origins.map((origin) => `${origin}/procurement/return`),
      frameOrigins: origins,
      cxmlField: "cXML-urlencoded",
      messages: { address: `${new URL(servicesUrl).origin}/procurement/messages`, secret: "demo-message-secret" },
      priceDifferences: "refuse",
      demo: true,
    },
  ];
}
