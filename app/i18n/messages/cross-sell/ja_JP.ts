import type { Translation } from "~/i18n/translation";
import type { crossSell as en } from "./en_EN";

export const crossSell: Translation<typeof en> = {
  reason: {
    wb: "ウェスタンブロット用の細胞溶解に",
    ihc: "免疫組織化学染色での抗体希釈に",
    sec: "ELISAキットの抗体をウェスタンブロットで検出する際に",
    if: "免疫蛍光染色での固定・ブロッキング・封入に",
    intraseq: "InTraSeq実験に必要な製品です",
  },
};
