/** Hosts of antibodies without dye, as labs write them: "rabbit", "guinea pig", "mouse IgG1". */

interface Host {
  readonly species: string;
  /** "IgG2a"; "" if the line names none. */
  readonly isotype: string;
}

/** The light chain that data sheets name after an isotype. Secondary antibodies against isotypes bind heavy chains. */
const lightChain = /\s*(?:kappa|lambda|[κλ])$/i;

/** @param text in any case */
export function hostOf(text: string): Host {
  const heavy = text.trim().replace(lightChain, "");
  const [, species = "", isotype = ""] = /^(.*?)(?:\s+ig([adegmy][a-z\d]{0,3}))?$/i.exec(heavy) ?? [];
  const letters = isotype.charAt(0).toUpperCase() + isotype.slice(1).toLowerCase();
  return { species: species.toLowerCase(), isotype: isotype && `Ig${letters}` };
}

/**
 * True if one secondary antibody binds both. Anti-species antibodies bind every isotype of the species, and anti-IgG every
 * subclass, so two isotypes are distinct only if neither includes the other.
 */
export function hasSameSecondary(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  const [a, b] = [hostOf(one), hostOf(other)];
  return a.species === b.species && (a.isotype.startsWith(b.isotype) || b.isotype.startsWith(a.isotype));
}
