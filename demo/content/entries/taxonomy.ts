import { everywhere, type Localized } from "../locales";
import { type Entry, type EntryReference, entry, reference } from "./entry";
import { uidOf } from "./uid";

/** Metadata domains and values used by content and rules. */
export interface Taxonomy {
  domain(devkey: string, title: Localized<string>): EntryReference;
  value(domain: { devkey: string; title: Localized<string> }, value: string, title?: Localized<string>): EntryReference;
  entries(): readonly Entry[];
}

export function createTaxonomy(): Taxonomy {
  const known = new Map<string, Entry>();
  const domain: Taxonomy["domain"] = (devkey, title) => {
    const uid = uidOf("domain", devkey);
    if (!known.has(uid)) {
      known.set(
        uid,
        entry("metadata_domain", uid, (language) => ({ title: title[language], devkey })),
      );
    }
    return reference("metadata_domain", uid);
  };
  return {
    domain,
    value(of, value, title) {
      const uid = uidOf("value", `${of.devkey}-${value}`);
      if (!known.has(uid)) {
        const names = title ?? everywhere(value);
        known.set(
          uid,
          entry("metadata_domain_value", uid, (language) => ({
            title: names[language],
            devkey: `${of.devkey}-${value}`,
            value,
            domain: domain(of.devkey, of.title),
          })),
        );
      }
      return reference("metadata_domain_value", uid);
    },
    entries: () => [...known.values()],
  };
}
