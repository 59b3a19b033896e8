/** Punchout buyers of the demonstration. Their secrets are public, so gateways accept them in a demonstration only. */
import type { PunchoutBuyer } from "@contracts/commerce/punchout";

/**
 * @param servicesUrl address of the procurement simulator. It can also be opened by IP address, which makes it another
 * site than the shop, as with real buyers.
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
