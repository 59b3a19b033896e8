import type { Translation } from "../../translation";
import type { feeds as en } from "../en_EN/feeds";

export const feeds: Translation<typeof en> = {
  news: "新闻",
  newProducts: "新产品",
};
