/** Protocols in Japanese and Chinese by slug. */
import type { TextLanguage, TextsOfLanguage } from "@contracts/catalogue/product-texts";
import * as v from "valibot";
import { readYaml } from "../data-files/yaml";

type ProtocolText = NonNullable<TextsOfLanguage["protocols"]>[string];

const protocol = v.strictObject({
  title: v.string(),
  steps: v.pipe(
    v.record(v.string(), v.array(v.string())),
    v.transform((steps) => Object.entries(steps).map(([title, items]) => ({ title, items }))),
  ),
});

const protocols = readYaml(
  "demo/product-texts/protocols.yaml",
  v.record(v.string(), v.strictObject({ ja: protocol, zh: protocol })),
);

/**
 * Translated protocol.
 * @throws Error if the protocol is not translated
 */
export function spokenProtocol(slug: string, language: TextLanguage): ProtocolText {
  const found = protocols[slug];
  if (!found) throw new Error(`demo/product-texts/protocols.yaml has no ${slug}`);
  return found[language];
}
