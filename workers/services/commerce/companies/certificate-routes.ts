/** Certificates of exemption from sales tax: uploaded by admins of a company, decided by the staff. */
import { maxPurchaseOrderBytes } from "@contracts/commerce/purchase-order-files";
import { newTaxCertificate, type TaxCertificate } from "@contracts/customers/companies";
import { certificateDay } from "@domain/company/certificates";
import { purchaseOrderFileType } from "@domain/purchase-orders/file-type";
import { Hono } from "hono";
import { readJson } from "../../shared/body";
import { problemResponse, tooLarge, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { changeCompany } from "./company-store";
import { ownMembership, refusal } from "./own-membership";

export const certificateRoutes = new Hono<CommerceApp>();

/** Limit of a JSON body with the file in Base64 and the other fields. */
const bodyCap = 7 * 1024 * 1024;
const uploadsPerHour = 20;
const maxCertificates = 50;

/** Key of a certificate's file in the bucket of documents. */
export const certificateFileKey = (companyId: string, certificateId: string): string =>
  `companies/${companyId}/certificates/${certificateId}`;

certificateRoutes.post("/", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  const { company, member, actor } = own;
  if (member.role !== "admin")
    return problemResponse(403, { code: "Forbidden", message: "Only admins of the company may do this." });
  const wait = await countUse(c.env, `tax-certificates:${member.customerId}`, uploadsPerHour, 3600);
  if (wait > 0) return tooManyRequests("Too many files. Please try again later.", wait);
  const body = await readJson(c.req.raw, newTaxCertificate, bodyCap);
  if (!body.ok) return body.response;
  const { number, states, expiresOn, name, content } = body.value;
  const now = new Date();
  if (expiresOn < certificateDay(now)) return refusal("CertificateExpired", "This certificate has expired.");
  if (company.certificates.length >= maxCertificates)
    return refusal("TooManyCertificates", "The company has too many certificates.");
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  if (bytes.byteLength > maxPurchaseOrderBytes) return tooLarge(maxPurchaseOrderBytes);
  const type = purchaseOrderFileType(bytes);
  if (!type)
    return problemResponse(415, { code: "InvalidInput", message: "A certificate must be a PDF, PNG or JPEG file." });
  const id = crypto.randomUUID();
  // The file is stored first: a file without an entry is never shown, but an entry without its file could not be
  // checked.
  await c.env.PURCHASE_ORDERS.put(certificateFileKey(company.id, id), bytes, {
    ...{ httpMetadata: { contentType: type }, customMetadata: { name } },
  });
  const certificate: TaxCertificate = {
    ...{ id, number, states: [...new Set(states)].toSorted(), expiresOn, file: { name } },
    ...{ state: "submitted", submittedAt: now.toISOString(), note: null },
  };
  const next = { ...company, certificates: [...company.certificates, certificate] };
  return changeCompany(c.env, actor, { key: crypto.randomUUID(), version: company.version }, company, {
    ...{ action: "customers:change", before: {}, after: { certificate: number, states: states.join(" ") }, next },
  });
});
