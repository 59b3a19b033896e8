import type { Atom } from "./atoms";
import type { Draft } from "./draft";
import type { Word } from "./vocabulary";

export interface PlacedAnimal {
  readonly at: number;
  readonly word: Extract<Word, { kind: "animal" }>;
}

const sampleBefore = /^(?:in|on|of|for|reactive|reacts|recogni[sz]es)$/i;
const sampleAfter =
  /^(?:tissues?|cells?|samples?|sections?|brains?|livers?|kidneys?|hearts?|lungs?|spleens?|lysates?|reactive|reactivity)$/;

/**
 * Goats and donkeys are hosts of secondary antibodies; primary antibodies, which those bind, come from other animals.
 */
const isBound = ({ at, word }: PlacedAnimal, atoms: readonly Atom[]): boolean =>
  (word.species === "H" || word.host !== null) &&
  (!(word.host === "Goat" || word.host === "Donkey") || sampleBefore.test(atoms[at - 1]?.text ?? ""));

/**
 * Distinguishes the host animal from the sample's: "goat anti-mouse", "mouse anti-human CD3", "rabbit polyclonal". A
 * mouse or a rat can be either, and then counts as both.
 */
export function readAnimals(animals: readonly PlacedAnimal[], atoms: readonly Atom[], draft: Draft): string | null {
  const anti = atoms.findIndex(({ text }) => text.toLowerCase() === "anti");
  let against: string | null = null;
  // "donkey anti" of a phrase that is still being typed.
  const isOpen =
    anti === atoms.length - 1 && animals.some(({ word }) => word.host === "Goat" || word.host === "Donkey");
  if (isOpen && draft.targets.length === 0) draft.kinds.add("Secondary Antibody");
  const isSecondary = anti < 0 && draft.targets.length === 0 && draft.kinds.has("Secondary Antibody");
  const bound = isSecondary ? animals.findLast((one) => isBound(one, atoms)) : undefined;
  for (const { at, word } of animals) {
    const after = atoms[at + 1]?.text.toLowerCase() ?? "";
    const isHost = anti > at || /^(?:monoclonal|polyclonal|mab|pab|host|igg\d?[ab]?)$/.test(after);
    const isAim = (anti >= 0 && at === anti + 1) || at === bound?.at;
    const isSample = sampleBefore.test(atoms[at - 1]?.text ?? "") || sampleAfter.test(after);
    if (isAim && draft.targets.length === 0 && (word.host !== null || word.species === "H")) {
      against = (word.host ?? "Human").toLowerCase();
      draft.kinds.clear();
      draft.kinds.add("Secondary Antibody");
    } else if (isHost && word.host !== null) draft.hosts.add(word.host);
    else if (isAim || word.host === null || (isSample && word.species !== null)) {
      if (word.species !== null) draft.species.add(word.species);
    } else {
      draft.hosts.add(word.host);
      if (word.species !== null) draft.species.add(word.species);
    }
  }
  return against;
}
