/** Panel builder operations of the gateway. */
import type {
  CreatedExperiment,
  CreateExperiment,
  Experiment,
  PanelProducts,
  PanelQuoteReceipt,
  PanelQuoteRequest,
  SendExperiment,
} from "@contracts/panel";
import type { PanelSpecies } from "@contracts/values/panel-values";
import type { CommerceResult } from "../commerce/types";

interface PanelProductQuery {
  /** The shopper's country, for selling rules and prices. */
  readonly country: string;
  /** The country is served by distributors, by settings or by a text of editors. */
  readonly distributor?: boolean;
  readonly species?: PanelSpecies;
  /** Numbers of single products (A-PANEL-15). */
  readonly ids?: readonly string[];
}

/** Errors have the gateway's codes: "DesignProblems" (422), "TooManyRequests" (429), "ResourceNotFound" (404) … */
export interface PanelService {
  /** Antibodies and kits, with the country's selling data. */
  products(query: PanelProductQuery): Promise<CommerceResult<PanelProducts>>;
  /** Stores a design permanently; idempotent by key. The visit becomes its owner. */
  create(request: CreateExperiment): Promise<CommerceResult<CreatedExperiment>>;
  /** Null for an invalid or unknown id. */
  experiment(id: string): Promise<CommerceResult<Experiment | null>>;
  /** Mails the owner's experiment to its recipient. */
  send(request: SendExperiment): Promise<CommerceResult<true>>;
  /** Requests a quote for the owner's experiment. Idempotent. */
  requestQuote(request: PanelQuoteRequest): Promise<CommerceResult<PanelQuoteReceipt>>;
}
