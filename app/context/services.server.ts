/** Creates a request's services; each calls its upstream under a policy and has no access to the environment. */

import type { Logger } from "@domain/http/log/logger";
import { createAccountsService } from "~/services/accounts/create-accounts-service";
import { createProgramService } from "~/services/agents/create-program-service";
import { createAvailabilityService } from "~/services/availability/create-availability-service";
import { createCatalogueService } from "~/services/catalogue/create-catalogue-service";
import { productsWithoutPage } from "~/services/catalogue/products-without-page";
import { createCitationService } from "~/services/citations/create-citation-service";
import { createCommerceService } from "~/services/commerce/create-commerce-service";
import type { TokenStore } from "~/services/commerce/token-store";
import { createContentService } from "~/services/content/create-content-service";
import { createDocumentService } from "~/services/documents/create-document-service";
import { createFeedbackService } from "~/services/feedback/create-feedback-service";
import { createHumanCheck } from "~/services/human-check/create-human-check";
import { createImageService } from "~/services/images/create-image-service";
import { createInquiryService } from "~/services/inquiries/create-inquiry-service";
import { createLogService } from "~/services/log/create-log-service";
import { createLotDesk } from "~/services/lots/create-lot-desk";
import { createLotsService } from "~/services/lots/create-lots-service";
import { createPanelService } from "~/services/panel/create-panel-service";
import { createReviewSender, createReviewService } from "~/services/reviews/create-review-service";
import { createSearchService } from "~/services/search/create-search-service";
import { createSettingsService } from "~/services/settings/create-settings-service";
import { fetchByPath, gatewayFetch } from "~/services/upstream/fetch-by-path";
import type { UpstreamReader } from "~/services/upstream/types";
import { createWithdrawalsService } from "~/services/withdrawals/create-withdrawals-service";
import type { Environment } from "./environment.server";
import { createFormTokens } from "./visit/form-tokens.server";
import { hostNames, recaptchaConfig } from "./visit/human-check.server";

/**
 * Editors in preview read drafts; everyone else reads published content.
 * @param page time as of which it is shown, and a function that prevents storing it
 */
export function createPublicServices(
  env: Environment,
  reader: UpstreamReader,
  log: Logger,
  preview: { readonly editorToken: () => Promise<string | null>; readonly hash: string } | null,
  page: { readonly now: () => Promise<Date>; readonly degraded: () => void },
) {
  const gateway = { url: env.COMMERCE_URL, clientId: env.COMMERCE_CLIENT_ID, clientSecret: env.COMMERCE_CLIENT_SECRET };
  const catalogue = createCatalogueService(
    {
      ...gateway,
      fetch: fetchByPath(reader, "product", [
        [/\/oauth\//, "client-token"],
        [/\/preview$/, "product-preview"],
        [/\/products\/briefs$/, "product-brief"],
        [/\/products\/(?:whole|evidence)$/, "product-lists"],
        [/\/products\/(?:keys|clones)$/, "product-numbers"],
        [/\/(?:fate|identifiers|evidence-changes)$/, "product-brief"],
        [/\/list-price$/, "list-price"],
      ]),
    },
    log,
  );
  /** During an outage of the catalogue links stay, and the page is not stored. */
  const withoutPage = (keys: readonly string[]) =>
    productsWithoutPage(catalogue, keys).catch((error: unknown) => {
      log.warn("products that texts link to cannot be checked", { products: keys.join(","), error: String(error) });
      page.degraded();
      return new Set<string>();
    });
  return {
    catalogue,
    availability: createAvailabilityService(
      {
        url: env.AVAILABILITY_URL,
        key: env.AVAILABILITY_KEY,
        fetch: fetchByPath(reader, "price", [[/\/gop\//, "ship-dates"]]),
      },
      log,
    ),
    citations: createCitationService(
      {
        url: env.CITATIONS_URL,
        searchUrl: env.CITATION_SEARCH_URL,
        searchKey: env.CITATION_SEARCH_KEY,
        fetch: reader.fetch("citations"),
        searchFetch: reader.fetch("citation-search"),
      },
      log,
    ),
    images: createImageService(
      {
        url: env.IMAGES_URL,
        fetch: reader.fetch("figures"),
        pictureFetch: reader.fetch("pictures"),
      },
      log,
    ),
    content: createContentService(
      {
        url: env.CONTENT_URL,
        ...(env.CONTENT_GRAPHQL_URL && { graphqlUrl: env.CONTENT_GRAPHQL_URL.replace(/\/$/, "") }),
        ...(env.CONTENT_PREVIEW_URL && { previewUrl: env.CONTENT_PREVIEW_URL.replace(/\/$/, "") }),
        stack: env.CONTENT_STACK,
        environment: env.CONTENT_ENVIRONMENT,
        branch: env.CONTENT_BRANCH,
        deliveryToken: env.CONTENT_DELIVERY_TOKEN,
        picturesUrl: env.CONTENT_PICTURES_URL.replace(/\/$/, ""),
        ...(preview && {
          preview: { previewToken: env.CONTENT_PREVIEW_TOKEN, ...preview },
        }),
      },
      {
        fetch: reader.fetch(preview ? "content-preview" : "content"),
        fetchFile: reader.fetch("content-file"),
        log,
        now: page.now,
        onUnknownLinks: page.degraded,
        withoutPage,
      },
    ),
    search: createSearchService(
      {
        url: env.SEARCH_URL,
        key: env.SEARCH_KEY,
        fetch: fetchByPath(reader, "search", [
          [/\/query_suggestion$/, "search-suggestion"],
          [/\/click\/$/, "search-click"],
        ]),
      },
      log,
    ),
    lots: createLotsService({ url: env.LOTS_URL, key: env.LOTS_KEY, fetch: reader.fetch("lots") }),
    reviews: createReviewService({ url: env.REVIEWS_URL, key: env.REVIEWS_KEY, fetch: reader.fetch("reviews") }),
    settings: createSettingsService(
      {
        url: env.SETTINGS_URL,
        key: env.SETTINGS_KEY,
        region: env.REGION,
        knownForMs: env.SETTINGS_KNOWN_MS,
        fetch: fetchByPath(reader, "flags", [
          [/\/(selling|offer-terms)$|\/price-groups\//, "selling"],
          [/\/user\/settings$/, "user-settings"],
        ]),
      },
      log,
    ),
  };
}

export function createPrivateServices(
  env: Environment,
  reader: UpstreamReader,
  log: Logger,
  visitor: { readonly tokens: TokenStore; readonly address: string; readonly agent: string; readonly country: string },
) {
  const gateway = {
    url: env.COMMERCE_URL,
    clientId: env.COMMERCE_CLIENT_ID,
    clientSecret: env.COMMERCE_CLIENT_SECRET,
    shopperAddress: visitor.address,
    fetch: gatewayFetch(reader),
  };
  return {
    accounts: createAccountsService(
      { ...gateway, shopperAgent: visitor.agent, shopperCountry: visitor.country },
      visitor.tokens,
      log,
    ),
    humanCheck: createHumanCheck(
      {
        forms: createFormTokens(env.COOKIE_KEYS),
        hosts: hostNames(env),
        recaptcha: recaptchaConfig(env),
        fetch: (input, init) => fetch(input, init),
      },
      log,
    ),
    log: createLogService({ url: env.LOG_URL, key: env.LOG_KEY, fetch: reader.fetch("log") }, log),
    inquiries: createInquiryService(
      { url: env.INQUIRIES_URL, key: env.INQUIRIES_KEY, address: visitor.address, fetch: reader.fetch("inquiries") },
      log,
    ),
    documents: createDocumentService(
      {
        url: env.DOCUMENTS_URL,
        key: env.DOCUMENTS_KEY,
        address: visitor.address,
        fetch: reader.fetch("documents"),
        placeFetch: reader.fetch("document-places"),
      },
      log,
    ),
    feedback: createFeedbackService(
      { url: env.FEEDBACK_URL, key: env.FEEDBACK_KEY, address: visitor.address, fetch: reader.fetch("feedback") },
      log,
    ),
    reviewSender: createReviewSender(
      { url: env.REVIEWS_URL, key: env.REVIEWS_KEY, address: visitor.address, fetch: reader.fetch("review-sending") },
      log,
    ),
    commerce: createCommerceService(gateway, visitor.tokens, log),
    programs: createProgramService(gateway, visitor.tokens, log),
    lotDesk: createLotDesk({ url: env.LOTS_URL, key: env.LOTS_KEY, fetch: reader.fetch("lot-desk") }, log),
    panel: createPanelService(gateway, visitor.tokens, log),
    withdrawals: createWithdrawalsService(gateway, log),
  };
}

/** Services that public loaders receive, by upstream. */
export type PublicServices = ReturnType<typeof createPublicServices>;
/** Services that need the visitor. */
export type PrivateServices = ReturnType<typeof createPrivateServices>;
