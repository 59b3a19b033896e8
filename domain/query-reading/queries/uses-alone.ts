/** Uses that begin with a kit: a search for one alone lists its kits before the antibodies tested in it. */
import { type Boosts, lift } from "../../search-query/boosts";

const usesOfKits: ReadonlySet<string> = new Set(["ChIP", "ChIP-seq", "C&R", "C&T", "eCLIP"]);

export const areUsesOfKits = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => usesOfKits.has(code));

export const kitsFirst = {
  kindcode: [lift("Kit", 10), lift("Kit", 10), lift("Primary Antibody", 1.1)],
} satisfies Boosts;
