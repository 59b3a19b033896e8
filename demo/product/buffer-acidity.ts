/** pH of the catalogue's buffers as they are used. Stains, beads, enzymes and markers have none. */
const acidity: Readonly<Record<string, number>> = {
  "Animal-Free Blocking Solution (5X)": 7.4,
  "Cell Lysis Buffer (10X)": 7.5,
  "Citrate Unmasking Solution (10X)": 6,
  "EDTA Unmasking Solution (10X)": 8,
  "Flow Cytometry Wash and Stain Buffer": 7.4,
  "Phosphate Buffered Saline (20X)": 7.4,
  "RIPA Lysis Buffer (10X)": 7.5,
  "SDS Sample Buffer (3X) with DTT": 6.8,
  "Tris Buffered Saline with Tween 20 (10X)": 7.6,
  "Tris-Glycine SDS Running Buffer (10X)": 8.3,
  "Tris-Glycine Transfer Buffer (10X)": 8.3,
};

export const acidityOf = (name: string): number | null => acidity[name] ?? null;
