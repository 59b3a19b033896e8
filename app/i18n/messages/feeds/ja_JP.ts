import type { Translation } from "~/i18n/translation";
import type { feeds as en } from "./en_EN";

export const feeds: Translation<typeof en> = {
  news: "ニュース",
  newProducts: "新製品",
};
