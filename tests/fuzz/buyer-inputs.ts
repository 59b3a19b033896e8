/** Malformed input from a procurement system: cXML documents and OCI log-ins. */
import { hostileValue, valueFor } from "./hostile-values";
import type { Random } from "./random";

const entities = [
  "",
  '<!DOCTYPE cXML SYSTEM "http://zq-foreign.example/cXML.dtd">',
  '<!DOCTYPE cXML [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  `<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(50)}">]>`,
  '<?xml-stylesheet href="//zq-foreign.example/x"?>',
];

/** Text between tags: mostly escaped as XML, sometimes raw. */
function text(random: Random, usual: string): string {
  const value = valueFor(random, usual);
  return random.chance(0.6) ? value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;") : value;
}

export function buyerDocument(random: Random): string {
  const credential = (secret: boolean) =>
    `<Credential domain="${text(random, "NetworkId")}"><Identity>${text(random, "demo-buyer")}</Identity>${secret ? `<SharedSecret>${text(random, random.pick(["demo-secret", "wrong"]))}</SharedSecret>` : ""}</Credential>`;
  const items = Array.from(
    { length: random.int(4) },
    () =>
      `<ItemOut quantity="${text(random, "2")}"><ItemID><SupplierPartID>${text(random, "4060S")}</SupplierPartID></ItemID></ItemOut>`,
  ).join("");
  const whole = `<?xml version="1.0" encoding="${random.pick(["UTF-8", "UTF-8", "utf-16", "x"])}"?>${random.pick(entities)}<cXML payloadID="${text(random, "1@buyer")}" timestamp="${text(random, "2030-01-01T00:00:00Z")}"><Header><From>${credential(false)}</From><To>${credential(false)}</To><Sender>${credential(true)}<UserAgent>${text(random, "x")}</UserAgent></Sender></Header><Request><PunchOutSetupRequest operation="${text(random, random.pick(["create", "edit", "inspect"]))}"><BuyerCookie>${text(random, "c")}</BuyerCookie><BrowserFormPost><URL>${text(random, "http://localhost/procurement/return")}</URL></BrowserFormPost><ShipTo><Address isoCountryCode="${text(random, "US")}"/></ShipTo>${items}</PunchOutSetupRequest></Request></cXML>`;
  switch (random.int(8)) {
    case 0:
      return whole.slice(0, random.int(whole.length));
    case 1:
      return `${"<a>".repeat(1 + random.int(3000))}`;
    case 2:
      return hostileValue(random);
    case 3:
      return whole.replace(/<\/?[A-Z]\w+/g, (tag) => (random.chance(0.05) ? "<b" : tag));
    case 4:
      return whole.replace("&", random.pick(["&a;", "&#0;", "&#xd800;", "&#x110000;", "&"]));
    default:
      return whole;
  }
}

const fields = [
  "USERNAME",
  "PASSWORD",
  "HOOK_URL",
  "~OkCode",
  "~TARGET",
  "~CALLER",
  "FUNCTION",
  "LANGUAGE",
  "COUNTRY",
  "PRODUCTID",
  "SEARCHSTRING",
  "QUANTITY",
];

export function buyerForm(random: Random) {
  const sent = new URLSearchParams(
    [
      ["USERNAME", valueFor(random, "demo-oci")],
      ["PASSWORD", valueFor(random, "demo-oci-secret")],
      ...Array.from({ length: random.int(6) }, (): [string, string] => [
        random.pick(fields),
        hostileValue(random).toWellFormed(),
      ]),
    ].map(([name = "", value = ""]): [string, string] => [name, value.toWellFormed()]),
  ).toString();
  const path = random.chance(0.8)
    ? "/commerce/punchout/oci"
    : random.pick([
        "/payments/cards/x",
        "/payments/cards/zzzzzzzzzzzzzzzzzzzzzz",
        "/chat/window",
        "/procurement/return?cookie=x",
      ]);
  if (random.chance(0.4))
    return { kind: "buyer", method: "GET", path: `${path}${path.includes("?") ? "&" : "?"}${sent}`, headers: {} };
  return {
    kind: "buyer",
    method: "POST",
    path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: sent,
  };
}
