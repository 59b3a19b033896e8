/** Panel builder calls of the gateway, for one visitor and one request. */
import { createdExperiment, experiment, experimentId, panelProducts, panelQuoteReceipt } from "@contracts/panel";
import { commercePaths } from "@contracts/values/paths";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import { createVisitorBearer } from "../accounts/visitor-bearer";
import { type ApiRequest, createCalls } from "../commerce/calls";
import { createClientToken } from "../commerce/client-token";
import type { CommerceConfig } from "../commerce/create-commerce-service";
import { documentOf } from "../commerce/documents";
import { hasCode } from "../commerce/failures";
import type { TokenStore } from "../commerce/token-store";
import { createVisitorTokens } from "../commerce/tokens";
import type { CommerceFailure } from "../commerce/types";
import { createTransport } from "../upstream/transport";
import type { PanelService } from "./types";

export function createPanelService(config: CommerceConfig, store: TokenStore, log: Logger): PanelService {
  const { url, shopperAddress, now = Date.now } = config;
  const apiUrl = `${url.replace(/\/$/, "")}/api`;
  const transport = createTransport({ ...config, log });
  const tokenConfig = { ...config, apiUrl };
  const headers: Record<string, string> = shopperAddress ? { "x-shopper-address": shopperAddress } : {};
  const onRefusal = ({ method, path }: ApiRequest, { status, errors }: CommerceFailure) =>
    log.warn("panel call refused", { method, path: path.split("?")[0] ?? "", status, code: errors[0].code });
  const onInvalidToken = () => {
    store.setAuth(null);
    store.tokenInvalid();
  };
  const shop = createClientToken(transport, tokenConfig, now);
  // Reading needs no visitor, but a visitor's token reveals what they own.
  const look = createCalls(transport, apiUrl, createVisitorBearer(store, shop, now), { headers });
  const tokens = createVisitorTokens(transport, tokenConfig, store, now);
  const own = createCalls(transport, apiUrl, tokens, { headers, onRefusal, onInvalidToken });

  return {
    products({ country, distributor, species, ids }) {
      const query = new URLSearchParams({
        ...{ country, ...(distributor && { distributor: "true" }) },
        ...{ ...(species && { species }), ...(ids && { ids: ids.join(",") }) },
      });
      return documentOf(look({ method: "GET", path: `${commercePaths.signalstar}?${query}` }), panelProducts);
    },

    async create(request) {
      const { idempotencyKey } = request;
      return documentOf(
        own({ method: "POST", path: commercePaths.createExperiment, body: request, idempotencyKey }),
        createdExperiment,
      );
    },

    async experiment(id) {
      if (!v.is(experimentId, id)) return { ok: true, value: null };
      const found = await documentOf(look({ method: "GET", path: commercePaths.experiment(id) }), experiment);
      if (!found.ok && found.status === 404 && hasCode(found, "ResourceNotFound")) return { ok: true, value: null };
      return found;
    },

    // Not retried, because each call sends a mail.
    async send(request) {
      const sent = await own({ method: "POST", path: commercePaths.sendExperiment, body: request });
      return sent.ok ? { ok: true, value: true } : sent;
    },

    requestQuote: (request) =>
      documentOf(
        own({
          method: "POST",
          path: commercePaths.panelQuoteRequest,
          body: request,
          // One quote request per experiment.
          idempotencyKey: `panel-quote-${request.experimentId}`,
        }),
        panelQuoteReceipt,
      ),
  };
}
