import { apoptosis } from "./apoptosis";
import { autophagy } from "./autophagy";
import { dnaDamage } from "./dna-damage";
import { hippo } from "./hippo";
import { jakStat } from "./jak-stat";
import { mapkErk } from "./mapk-erk";
import { nfKb } from "./nf-kb";
import { notch } from "./notch";
import type { Pathway } from "./pathway";
import { pi3kAkt } from "./pi3k-akt";
import { tgfBeta } from "./tgf-beta";
import { wnt } from "./wnt";

export const pathways: readonly Pathway[] = [
  pi3kAkt,
  mapkErk,
  nfKb,
  jakStat,
  wnt,
  notch,
  tgfBeta,
  hippo,
  dnaDamage,
  apoptosis,
  autophagy,
];
