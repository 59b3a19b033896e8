/** All built-in antigens, families after their members. */
import { cellCycle } from "./cell-cycle";
import { chromatin } from "./chromatin";
import { development } from "./development";
import { familyAntigens } from "./groups";
import { immunology1 } from "./immunology-1";
import { immunology2 } from "./immunology-2";
import { metabolism } from "./metabolism";
import { neuroscience } from "./neuroscience";
import { signalling1 } from "./signalling-1";
import { signalling2 } from "./signalling-2";
import { stress } from "./stress";
import { type Antigen, parseTargetTable } from "./table";
import { transport } from "./transport";

const tables = [
  signalling1, signalling2, cellCycle, stress, immunology1, immunology2, chromatin, development, neuroscience,
  metabolism, transport,
]; // biome-ignore format: order of the areas, not a column

let builtIn: readonly Antigen[] | undefined;

/** Cached, because the tables never change. */
export function builtInAntigens(): readonly Antigen[] {
  if (!builtIn) {
    const single = tables.flatMap(parseTargetTable);
    builtIn = [...single, ...familyAntigens(new Map(single.map((antigen) => [antigen.id, antigen])))];
  }
  return builtIn;
}
