/**
 * Mails about a panel. They contain only texts of the shop and data of the design, so nobody can send free text to a
 * stranger (W14).
 */

import type { QuoteLanguage } from "@contracts/commerce/quotes";
import type { MailRequest } from "@contracts/mail";
import type { PanelProducts } from "@contracts/panel";
import { inChannelOrder } from "@domain/panel/cells";
import { panelProductsIn } from "@domain/panel/panel-names";
import { dayIn, factsOf, mailLanguages } from "../mail-format";
import { panelMailTexts } from "./panel-mail-texts";
import type { QuoteOfExperiment, StoredExperiment } from "./stored-experiment";

interface PanelMail {
  readonly experiment: StoredExperiment;
  readonly products: PanelProducts;
  readonly language: QuoteLanguage;
  readonly to: string;
}

const designPath = (id: string): string => `/products/signalstar/targetspecies?design=${id}`;

/** Mail of the design to its owner; `attempt` makes each sending unique. */
export function designMail({ experiment, products, language, to }: PanelMail, attempt: string): MailRequest {
  const mailLanguage = mailLanguages[language];
  const words = panelMailTexts[mailLanguage];
  const { experimentId: id } = experiment;
  return {
    id: `panel-${id}-${attempt}`,
    to,
    language: mailLanguage,
    template: "message",
    data: {
      subject: words.designSubject(id),
      heading: words.designHeading,
      paragraphs: [...words.design],
      action: { label: words.open, path: designPath(id) },
      facts: designFacts(experiment, products, language),
    },
  };
}

/** Confirmation of a quote request to its sender. */
export function requestMail({ experiment, products, language, to }: PanelMail): MailRequest {
  const mailLanguage = mailLanguages[language];
  const words = panelMailTexts[mailLanguage];
  const { experimentId: id } = experiment;
  return {
    id: `panel-request-${id}`,
    to,
    language: mailLanguage,
    template: "message",
    data: {
      subject: words.requestSubject(id),
      heading: words.requestHeading,
      paragraphs: [...words.request],
      action: { label: words.open, path: designPath(id) },
      facts: designFacts(experiment, products, language),
    },
  };
}

/** Notice of a quote request to the sales team. The mail's id is derived from the experiment, so it is sent once. */
export function salesMail(
  { experiment, products, to }: Omit<PanelMail, "language">,
  { contact, language }: QuoteOfExperiment,
): MailRequest {
  const { experimentId: id, country, design } = experiment;
  return {
    id: `panel-quote-${id}`,
    to,
    language: "en",
    template: "message",
    data: {
      subject: `Panel quote for ${contact.institution} (${id})`.slice(0, 200),
      heading: "Quote request for a multiplex panel",
      paragraphs: ["A customer requests a quote for the panel below. Please reply to the address below."],
      action: { label: panelMailTexts.en.open, path: designPath(id) },
      facts: factsOf([
        ["Name", `${contact.firstName} ${contact.lastName}`],
        ["Institution", contact.institution],
        ["Email", contact.email],
        ["Phone", contact.phone],
        ["Country", contact.country === country ? country : `${contact.country} (shop of ${country})`],
        ["Language", language],
        ...designFacts(experiment, products, "en"),
        ["Imaging", design.types.map(({ name, imaging }) => [name, imaging].filter(Boolean).join(", ")).join("; ")],
      ]),
    },
  };
}

/** The design as a table: the position of each antibody, and the kits. */
function designFacts(
  { experimentId, createdAt, country, design }: StoredExperiment,
  products: PanelProducts,
  language: QuoteLanguage,
): [string, string][] {
  const mailLanguage = mailLanguages[language];
  const { antibodies, kits } = panelProductsIn(products, mailLanguage);
  const words = panelMailTexts[mailLanguage];
  // A product that was removed from the catalogue is shown by its number.
  const named = (key: string | null) => {
    const product = [...antibodies, ...kits].find(({ productKey }) => productKey === key);
    return product ? `${product.name} · ${product.sku}` : (key ?? "");
  };
  const multiplex = kits.find(({ kind }) => kind === "multiplex");
  return factsOf([
    [words.id, experimentId],
    [words.created, dayIn(mailLanguage, country)(createdAt)],
    [words.species, design.targetSpecies ? words.speciesNames[design.targetSpecies] : ""],
    ...design.imagingRounds.flatMap(({ round, assignments }) =>
      inChannelOrder(assignments).map(
        ({ channel, productKey }) => [words.cell(round, channel), named(productKey)] as const,
      ),
    ),
    [words.multiplexKit, multiplex ? named(multiplex.productKey) : ""],
    [words.bufferKit, named(design.bufferKit)],
  ]);
}
