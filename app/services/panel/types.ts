/** What loaders and actions may ask of the panel builder's upstream. */
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

export interface PanelProductQuery {
  /** Country of the shopper, by which selling and prices go. */
  readonly country: string;
  readonly species?: PanelSpecies;
  /** Numbers of single products (A-PANEL-15). */
  readonly ids?: readonly string[];
}

/** Failures carry the gateway's codes: "DesignProblems" (422), "TooManyRequests" (429), "ResourceNotFound" (404) … */
export interface PanelService {
  /** Antibodies and kits as that country sells them. */
  products(query: PanelProductQuery): Promise<CommerceResult<PanelProducts>>;
  /** Keeps a design for good; with the same key it is the same experiment. The visit becomes its owner. */
  create(request: CreateExperiment): Promise<CommerceResult<CreatedExperiment>>;
  /** Null for an id that is none or that nobody has. */
  experiment(id: string): Promise<CommerceResult<Experiment | null>>;
  /** Mails the owner's experiment to the address that it goes to. */
  send(request: SendExperiment): Promise<CommerceResult<true>>;
  /** Asks the shop for a quote of the owner's experiment; asked again, it is the same request. */
  requestQuote(request: PanelQuoteRequest): Promise<CommerceResult<PanelQuoteReceipt>>;
}
