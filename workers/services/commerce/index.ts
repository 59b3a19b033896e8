/** Commerce gateway: authentication, authorization and routing. See README.md. */
import { Hono } from "hono";
import type { ServicesApp } from "../env";
import { insufficientScope, invalidToken, problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { adminRoutes } from "./admin-routes";
import { answerRoutes } from "./agents/answer-routes";
import { programRoutes } from "./agents/program-routes";
import { mayCall } from "./agents/program-scopes";
import { approvalRoutes } from "./approvals/approval-routes";
import { cartRoutes } from "./carts/cart-routes";
import { handOverRoutes } from "./carts/hand-over-routes";
import { catalogueRoutes } from "./catalogue/catalogue-routes";
import { companyRoutes } from "./companies/company-routes";
import type { CommerceApp } from "./context";
import { eraseMe } from "./customers/erase-me";
import { changePassword, meRoutes } from "./customers/me-routes";
import { sessionRoutes } from "./customers/session-routes";
import { changeEmail } from "./email-change/email-routes";
import { evidenceAdmin } from "./evidence/evidence-routes";
import { guestOrderClaims, guestQuoteClaims } from "./guest-records/claims";
import { tombstoneRoutes } from "./lineage/tombstone-routes";
import { officeRoutes, orderListAdmin } from "./office/office-routes";
import { backOfficeRoutes } from "./orders/back-office";
import { orderImportRoutes } from "./orders/import";
import { orderRoutes } from "./orders/order-routes";
import { experimentImportRoutes } from "./panels/experiment-import";
import { panelRoutes } from "./panels/panel-routes";
import { passkeyRoutes } from "./passkeys/passkey-routes";
import { paymentRoutes } from "./payments/payment-routes";
import { paymetricRoutes } from "./payments/paymetric-routes";
import { savedCardRoutes } from "./payments/saved-card-routes";
import { punchoutAdminRoutes } from "./punchout/admin-routes";
import { cxmlRoutes } from "./punchout/cxml-routes";
import { ociRoutes } from "./punchout/oci-routes";
import { punchoutCartRoutes } from "./punchout/punchout-cart-routes";
import { purchaseOrderFileRoutes } from "./purchase-orders/file-routes";
import { indexRoutes } from "./purchasing/index-routes";
import { distributorRoutes } from "./quotes/distributor-routes";
import { quoteOffice } from "./quotes/quote-office";
import { quoteRoutes } from "./quotes/quote-routes";
import { recallRoutes } from "./recalls/recall-routes";
import { secondFactorRoutes } from "./second-factor/second-factor-routes";
import { authenticate } from "./tokens/grants";
import { tokenRoutes } from "./tokens/token-routes";
import { ownWithdrawals, withdrawalAdmin, withdrawalRoutes } from "./withdrawals/withdrawal-routes";

/** `/customers` of the gateway's API. */
const customerRoutes = new Hono<CommerceApp>();
customerRoutes.route("/me/company", companyRoutes);
customerRoutes.post("/me/email", changeEmail);
customerRoutes.post("/me/erase", eraseMe);
customerRoutes.route("/me/cards", savedCardRoutes);
customerRoutes.route("/me/guest-orders", guestOrderClaims);
customerRoutes.route("/me/guest-quotes", guestQuoteClaims);
customerRoutes.get("/me/withdrawals", ownWithdrawals);
customerRoutes.route("/me/purchase-orders", purchaseOrderFileRoutes);
customerRoutes.route("/me/second-factor", secondFactorRoutes);
customerRoutes.route("/me/passkeys", passkeyRoutes);
customerRoutes.route("/me/programs", programRoutes);
customerRoutes.route("/me", meRoutes);
customerRoutes.post("/password", changePassword);
customerRoutes.route("/", sessionRoutes);

const api = new Hono<CommerceApp>();
api.use(async (c, next) => {
  const [scheme, token] = (c.req.header("authorization") ?? "").split(" ");
  const caller = scheme?.toLowerCase() === "bearer" && token ? await authenticate(c.env, token) : null;
  if (!caller) return invalidToken();
  const { claims, program, cartsOnly } = caller;
  const path = c.req.path.slice(c.req.path.indexOf("/api/") + "/api".length);
  if (program && !mayCall(program, c.req.method, path)) return insufficientScope();
  if (cartsOnly && !/^\/carts(?:\/[\w-]+)?$/.test(path)) return insufficientScope();
  c.set("claims", claims);
  c.set("program", program);
  c.set("cartsOnly", cartsOnly);
  return next();
});
api.route("/agents/answers", answerRoutes);
api.route("/approvals", approvalRoutes);
api.route("/carts", handOverRoutes);
api.route("/carts", cartRoutes);
// Mounted before the customer routes, because their path is a prefix of this one.
api.route("/customers/payments", paymentRoutes);
api.route("/customers", customerRoutes);
api.route("/distributors", distributorRoutes);
api.route("/orders", orderRoutes);
api.route("/paymetric", paymetricRoutes);
api.route("/products", catalogueRoutes);
api.route("/punchout-carts", punchoutCartRoutes);
api.route("/quotes", quoteRoutes);
api.route("/signalstar", panelRoutes);
api.route("/withdrawals", withdrawalRoutes);

export const commerce = new Hono<ServicesApp>();
// Mounted before the general admin routes, whose key check would otherwise run as well.
commerce.route("/_admin/punchout-buyers", punchoutAdminRoutes);
commerce.route("/_admin/evidence", evidenceAdmin);
commerce.route("/_admin/recalls", recallRoutes);
commerce.route("/_admin/tombstones", tombstoneRoutes);
commerce.route("/_admin/withdrawals", withdrawalAdmin);
commerce.route("/_admin/order-list", orderListAdmin);
commerce.route("/_office", officeRoutes);
commerce.route("/_admin", adminRoutes);
commerce.route("/_admin", backOfficeRoutes);
commerce.route("/_admin", orderImportRoutes);
commerce.route("/_admin", experimentImportRoutes);
commerce.route("/api/oauth", tokenRoutes);
// For procurement systems and their users, who have no token yet.
commerce.route("/punchout/cxml", cxmlRoutes);
commerce.route("/punchout/index.xml", indexRoutes);
commerce.route("/punchout/oci", ociRoutes);
commerce.route("/api", api);
commerce.route("/office/quotes", quoteOffice);
// A catch-all route, because a mounted app's own notFound is not called.
commerce.all("*", (c) =>
  problemResponse(404, { code: "ResourceNotFound", message: `No resource at ${c.req.path.slice(0, 200)}.` }),
);
commerce.onError((error) => {
  reportFault("commerce request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
