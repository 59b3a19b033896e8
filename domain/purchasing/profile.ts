/** Response to a ProfileRequest: the requests that the gateway accepts, and their address. */
import { type CxmlEnvelope, cxmlResponse } from "../punchout/cxml-document";
import { xml } from "../punchout/xml-writer";

/** Requests by the name of their element. */
export const requestNames = ["ProfileRequest", "PunchOutSetupRequest", "OrderRequest", "StatusUpdateRequest"] as const;

/** @param address of the gateway for cXML */
export function profileResponse(envelope: CxmlEnvelope, address: string): string {
  return cxmlResponse(envelope, { code: 200, detail: "" }, [
    xml("ProfileResponse", { effectiveDate: envelope.timestamp }, [
      ...requestNames.map((requestName) => xml("Transaction", { requestName }, [xml("URL", {}, address)])),
    ]),
  ]);
}
