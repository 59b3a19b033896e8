/** Reagents that are not sold, with other spellings, so that no product whose text mentions one is found for it. */
export const unsoldReagents: readonly (readonly [name: string, spellings: string])[] = [
  ["propidium iodide", "propidium iodide,pi staining solution"],
  ["7-aad", "7 aad,7aad,7 aminoactinomycin d"],
  ["cfse", "cfse,cfda se,carboxyfluorescein succinimidyl ester"],
  ["phalloidin", "phalloidin"],
  ["trypan blue", "trypan blue"],
  ["crystal violet", "crystal violet"],
  ["trypsin", "trypsin edta,trypsin edta solution,trypsin solution,edta trypsin"],
  ["compensation beads", "compensation beads,comp beads,compensation particles"],
  [
    "red blood cell lysis buffer",
    "red blood cell lysis buffer,red blood cell lysis,red cell lysis buffer,red cell lysis,rbc lysis buffer,rbc lysis,erythrocyte lysis buffer,erythrocyte lysis,ack lysis buffer,ack buffer",
  ],
  [
    "transcription factor staining buffer",
    "transcription factor staining buffer,transcription factor buffer set,transcription factor staining buffer set,foxp3 staining buffer,foxp3 staining buffer set,foxp3 buffer set,foxp3 buffer,foxp3 fixation permeabilization buffer",
  ],
];
