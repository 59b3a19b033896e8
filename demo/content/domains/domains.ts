import { bromodomain } from "./bromodomain";
import { chromodomain } from "./chromodomain";
import type { ProteinDomain } from "./domain";
import { pdz } from "./pdz";
import { ph } from "./ph";
import { ptb } from "./ptb";
import { sh2 } from "./sh2";
import { sh3 } from "./sh3";
import { ww } from "./ww";

export const proteinDomains: readonly ProteinDomain[] = [sh2, sh3, ptb, ph, pdz, ww, bromodomain, chromodomain];
