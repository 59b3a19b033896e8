/** cXML requests of authenticated buyers, except the set-up of a visit. */
import { type CxmlEnvelope, type CxmlStatus, cxmlResponse } from "@domain/punchout/cxml-document";
import type { CxmlParties } from "@domain/punchout/setup-request";
import { elementAt, type XmlElement } from "@domain/punchout/xml-reader";
import { readOrderRequest } from "@domain/purchasing/order-request";
import type { ServicesEnv } from "../../env";
import { ledgerOf } from "../ledgers/ledger-of";
import type { StoredBuyer } from "../punchout/buyers";
import { buyerOwner, cancelBuyersOrder, changeBuyersOrder, placeBuyersOrder } from "./place-order";

interface BuyersRequest {
  readonly buyer: StoredBuyer;
  readonly parties: CxmlParties;
  readonly root: XmlElement;
}

/** The response text contains the order's number; confirmation and prices follow as a ConfirmationRequest. */
export async function answerOrder(
  env: ServicesEnv,
  { buyer, parties, root }: BuyersRequest,
  envelope: CxmlEnvelope,
): Promise<string> {
  const reading = readOrderRequest(root);
  if (reading.ok && reading.order === null) {
    return cxmlResponse(envelope, await cancelBuyersOrder(env, buyer, reading.cancelled));
  }
  const carryOut = reading.ok && reading.kind === "update" ? changeBuyersOrder : placeBuyersOrder;
  const placed = reading.ok ? await carryOut(env, buyer, parties, reading.order) : reading;
  const status: CxmlStatus = placed.ok
    ? { code: 200, detail: `Our order number is ${placed.order.orderNumber}.` }
    : placed.status;
  return cxmlResponse(envelope, status);
}

/** Handles the buyer's later status of a message that the shop sent. */
export async function answerStatusUpdate(
  env: ServicesEnv,
  { buyer, root }: BuyersRequest,
  envelope: CxmlEnvelope,
): Promise<string> {
  const update = elementAt(root, "Request", "StatusUpdateRequest");
  const payloadId = elementAt(update, "DocumentReference")?.attributes.get("payloadID") ?? "";
  const status = elementAt(update, "Status");
  const code = Number(status?.attributes.get("code"));
  if (payloadId === "" || !Number.isSafeInteger(code) || code < 100 || code > 599) {
    return cxmlResponse(envelope, { code: 406, detail: "DocumentReference and a Status with a code are required." });
  }
  const detail = (status?.text.trim() || status?.attributes.get("text") || "").slice(0, 300);
  const isKnown: boolean = await ledgerOf(env, buyerOwner(buyer.identity)).noteBuyersStatus(payloadId, code, detail);
  if (!isKnown) return cxmlResponse(envelope, { code: 406, detail: "No message with this payloadID was sent." });
  return cxmlResponse(envelope, { code: 200, detail: "" });
}
