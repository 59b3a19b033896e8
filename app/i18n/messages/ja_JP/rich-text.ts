import type { Translation } from "../../translation";
import type { richText as en } from "../en_EN/rich-text";

export const richText: Translation<typeof en> = {
  assetNotShown: "「{{name}}」はこのページでは表示できません。",
  openAsset: "ファイルを開く",
  table: "表",
};
