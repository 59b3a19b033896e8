import type { Translation } from "~/i18n/translation";
import type { richText as en } from "./en_EN";

export const richText: Translation<typeof en> = {
  assetNotShown: "“{{name}}”无法在本页显示。",
  openAsset: "打开文件",
  table: "表格",
};
