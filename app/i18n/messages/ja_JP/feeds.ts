import type { Translation } from "../../translation";
import type { feeds as en } from "../en_EN/feeds";

export const feeds: Translation<typeof en> = {
  news: "ニュース",
  newProducts: "新製品",
};
