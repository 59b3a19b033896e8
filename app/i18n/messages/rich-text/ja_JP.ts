import type { Translation } from "~/i18n/translation";
import type { richText as en } from "./en_EN";

export const richText: Translation<typeof en> = {
  assetNotShown: "「{{name}}」はこのページでは表示できません。",
  openAsset: "ファイルを開く",
  table: "表",
};
