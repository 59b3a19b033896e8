/** Purchase orders as documents. */
import { purchaseOrderDocument, purchaseOrderFile } from "@contracts/commerce/purchase-order-files";
import { commercePaths } from "@contracts/values/paths";
import { toBase64 } from "@domain/http/base64url";
import type { Call } from "./calls";
import type { CheckoutService } from "./checkout-types";
import { documentOf } from "./documents";

type PurchaseOrderFiles = Pick<CheckoutService, "keepPurchaseOrder" | "purchaseOrder">;

export function purchaseOrderFiles(call: Call): PurchaseOrderFiles {
  return {
    keepPurchaseOrder: async (name, content) => {
      const body = { name, content: toBase64(content) };
      const kept = await documentOf(
        call({ method: "POST", path: commercePaths.purchaseOrderFiles, body }),
        purchaseOrderFile,
      );
      return !kept.ok && kept.status === 415 ? { ok: true, value: null } : kept;
    },

    purchaseOrder: async (id) => {
      const path = commercePaths.purchaseOrderFile(id);
      const document = await documentOf(call({ method: "GET", path }), purchaseOrderDocument);
      return !document.ok && document.status === 404 ? { ok: true, value: null } : document;
    },
  };
}
