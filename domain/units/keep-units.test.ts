import { expect, it } from "vitest";
import { keepUnits } from "./keep-units";

const shown = (text: string) => keepUnits(text).replaceAll("\u00a0", "_");

it.each([
  ["Store at –20 °C.", "Store at –20_°C."],
  ["4 °C保存、37 ℃で10 min", "4_°C保存、37_℃で10_min"],
  ["10 mM / 1 mM, 20 µl (20 μL), 1 mg/ml", "10_mM / 1_mM, 20_µl (20_μL), 1_mg/ml"],
  ["60 kDa at 488 nm, 300 bp", "60_kDa at 488_nm, 300_bp"],
  ['{"text":"pH 7.5, 12,000 rpm"}', '{"text":"pH_7.5, 12,000_rpm"}'],
])("keeps the units of %s", (text, kept) => expect(shown(text)).toBe(kept));

it.each(["CD4 minus CD8", "step 2 mix", "Akt1 M12", "3 gels", "caspase 3 mMol2", "CD3 nmr", "4°C", "pH of 7"])(
  "leaves %s",
  (text) => expect(keepUnits(text)).toBe(text),
);
