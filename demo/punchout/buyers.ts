/** Punchout buyers of the demonstration; their secrets are published, so a gateway knows them on a demonstration only. */
import type { PunchoutBuyer } from "@contracts/commerce/punchout";

/**
 * @param servicesUrl where the procurement simulator is, which may also be opened under the machine's number: then it is
 *   another site than the shop, as real buyers are
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
      demo: true,
    },
  ];
}
