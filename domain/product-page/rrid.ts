/** Research Resource Identifiers (RRIDs) as texts. */

/** Registry number of a product's record, "AB_99004060", and whether the record is of the demonstration shop. */
export interface RegistryNumber {
  readonly rrid: string | null;
  readonly demonstration: boolean;
}

/** The number without its prefix, for columns named RRID; marked if it is invented. */
export function markedRrid({ rrid, demonstration }: RegistryNumber): string {
  if (!rrid) return "not registered";
  return demonstration ? `${rrid} (demonstration)` : rrid;
}

/** Number as methods sections print it: "RRID:AB_99004060 (demonstration)". */
export function rridText(number: RegistryNumber): string {
  return number.rrid ? `RRID:${markedRrid(number)}` : "RRID: not registered";
}
