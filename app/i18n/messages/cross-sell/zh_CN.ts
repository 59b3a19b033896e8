import type { Translation } from "~/i18n/translation";
import type { crossSell as en } from "./en_EN";

export const crossSell: Translation<typeof en> = {
  reason: {
    wb: "用于蛋白质印迹实验的细胞裂解",
    ihc: "用于免疫组织化学实验的抗体稀释",
    sec: "用于在蛋白质印迹中检测 ELISA 试剂盒的抗体",
    if: "用于免疫荧光实验的固定、封闭与封片",
    intraseq: "InTraSeq 实验的配套产品",
  },
};
