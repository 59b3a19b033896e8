import { apoptosis } from "./apoptosis";
import { autophagy } from "./autophagy";
import { jakStat } from "./jak-stat";
import { mapkErk } from "./mapk-erk";
import { nfKb } from "./nf-kb";
import type { Pathway } from "./pathway";
import { pi3kAkt } from "./pi3k-akt";

export const pathways: readonly Pathway[] = [pi3kAkt, mapkErk, nfKb, jakStat, apoptosis, autophagy];
