import { type Rule, type Target, when } from "./target";

const anywhere: Rule["configurations"] = [
  { match: "or", conditions: [{ match: "or", values: [{ domain: "country_codes", value: "ZZ", isNot: true }] }] },
];

/** Notices that depend on the calendar: dispatch around the turn of the year and planned work. */
export const dispatchNotice: Target = {
  devkey: "dispatch-notice",
  title: { en: "Dispatch notices", ja: "発送に関するお知らせ", zh: "发货通知" },
  contentRules: [
    {
      match: "and",
      rules: [
        { match: "and", time: { match: "between", dates: ["2026-12-21", "2027-01-04"] }, configurations: anywhere },
      ],
      components: [
        {
          kind: "generic",
          title: { en: "Dispatch at the turn of the year", ja: "年末年始の発送", zh: "年末年初发货安排" },
          text: {
            en: "Orders placed after 20 December leave on 5 January. Temperature-sensitive products are not sent over the holidays.",
            ja: "12月20日以降にいただいたご注文は、1月5日より順次発送いたします。温度管理が必要な製品は、休業期間中には発送しません。",
            zh: "12月20日之后的订单将自1月5日起陆续发出；需控温的产品在假期期间暂停发运。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [{ match: "and", time: { match: "on", dates: ["2027-01-01"] }, configurations: anywhere }],
      components: [
        {
          kind: "generic",
          text: {
            en: "Technical support is closed today.",
            ja: "本日、テクニカルサポートはお休みをいただいております。",
            zh: "今日技术支持休息。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [
        { match: "and", time: { match: "after", dates: ["2026-09-01"] }, configurations: anywhere },
        { match: "and", time: { match: "before", dates: ["2027-07-01"] }, configurations: anywhere },
        when("or", { domain: "country_codes", country: "DE" }, { domain: "country_codes", country: "AT" }),
      ],
      components: [
        {
          kind: "generic",
          title: {
            en: "Orders by noon leave the same day",
            ja: "正午までのご注文は当日発送",
            zh: "中午前下单，当日发出",
          },
          text: {
            en: "In Germany and Austria, products in stock that are ordered by noon leave the warehouse the same day.",
            ja: "ドイツおよびオーストリアでは、在庫品を正午までにご注文いただくと当日発送いたします。",
            zh: "德国与奥地利的现货产品，中午前下单当日出库。",
          },
        },
      ],
    },
    {
      match: "or",
      rules: [
        {
          match: "and",
          time: { match: "between", isNot: true, dates: ["2026-01-01", "2027-12-31"] },
          configurations: anywhere,
        },
      ],
      components: [
        {
          kind: "generic",
          text: {
            en: "The dates of dispatch on this page have not been reviewed for this year.",
            ja: "このページの発送予定日は、本年分の見直しが完了していません。",
            zh: "本页的发货日期尚未按本年度更新。",
          },
        },
      ],
    },
  ],
};
