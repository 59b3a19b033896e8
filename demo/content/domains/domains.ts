import { bromodomain } from "./bromodomain";
import type { ProteinDomain } from "./domain";
import { ph } from "./ph";
import { sh2 } from "./sh2";

export const proteinDomains: readonly ProteinDomain[] = [sh2, ph, bromodomain];
