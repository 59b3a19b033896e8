/** `/openapi.json` and the schemas of the shop's own extension, made from the schemas that input is parsed with. */
import procurementSchemas from "@contracts/agents/procurement.schemas.json";
import schemas from "@contracts/agents/ucp-tools.schemas.json";
import { ucpRestPath } from "@domain/agents/addresses";
import { procurementCapability, ucpVersion } from "@domain/agents/ucp";
import { openApiOf } from "@domain/agents/ucp-rest";
import { operations } from "~/actions/agents/ucp-operations.server";
import type { PublicContext } from "~/context/request/types";

const json = (value: object) => Response.json(value, { headers: { "cache-control": "public, max-age=300" } });

export async function loadOpenApi({ origins }: PublicContext): Promise<Response> {
  return json(openApiOf(origins.current, ucpRestPath, schemas, operations));
}

/** `/ucp/schemas/procurement.json`. */
export async function loadProcurementSchema({ origins }: PublicContext): Promise<Response> {
  const { procurement } = schemas.create_checkout.properties.checkout.properties;
  return json({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${origins.current}/ucp/schemas/procurement.json`,
    name: procurementCapability,
    title: "Procurement",
    description: "Purchase order, company, tax exemption, quote, terms of payment and punchout session of a checkout.",
    version: ucpVersion,
    $defs: {
      procurement,
      procurement_answer: procurementSchemas.answer,
      "dev.ucp.shopping.checkout": {
        allOf: [
          { $ref: `https://ucp.dev/${ucpVersion}/schemas/shopping/checkout.json` },
          { type: "object", properties: { procurement: { $ref: "#/$defs/procurement_answer" } } },
        ],
      },
    },
  });
}
