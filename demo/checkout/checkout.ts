/** Shipping, taxes and promotions of the demonstration. */
import type { CheckoutSettings, Promotion, ShippingMethod } from "@contracts/commerce/checkout-settings";
import { demoDistributors } from "./distributors";
import { demoTaxRules } from "./taxes";

const names = {
  ground: { en_EN: "Ground (2–5 business days)", ja_JP: "陸送便（2～5営業日）", zh_CN: "陆运（2–5个工作日）" },
  twoDay: { en_EN: "Two-day air", ja_JP: "航空便（2日）", zh_CN: "两日空运" },
  overnight: { en_EN: "Overnight, on dry ice", ja_JP: "翌日便（ドライアイス同梱）", zh_CN: "次日达（干冰运输）" },
  standard: { en_EN: "Standard, on ice", ja_JP: "標準便（保冷）", zh_CN: "标准配送（冰袋运输）" },
  express: { en_EN: "Express, on dry ice", ja_JP: "速達便（ドライアイス同梱）", zh_CN: "特快配送（干冰运输）" },
} as const;

type Tier = readonly [upToWeight: number, centAmount: number];

const method = (
  id: string,
  name: keyof typeof names,
  countries: readonly string[],
  currency: string,
  tiers: readonly Tier[],
  freeFromCentAmount: number | null = null,
): ShippingMethod => ({
  id,
  name: names[name],
  countries: [...countries],
  currency,
  tiers: tiers.map(([upToWeight, centAmount]) => ({ upToWeight, centAmount })),
  freeFromCentAmount,
});

const everything = 10_000_000;

const shippingMethods: ShippingMethod[] = [
  method(
    "us-ground",
    "ground",
    ["US"],
    "USD",
    [
      [20, 2900],
      [100, 4900],
      [500, 9900],
    ],
    500_000,
  ),
  method("us-two-day", "twoDay", ["US"], "USD", [
    [20, 4900],
    [100, 8900],
    [everything, 18_900],
  ]),
  method("us-overnight", "overnight", ["US"], "USD", [
    [20, 7900],
    [100, 13_900],
    [everything, 29_900],
  ]),
  method(
    "eu-standard",
    "standard",
    ["DE", "AT", "NL"],
    "EUR",
    [
      [20, 2900],
      [100, 4900],
      [500, 9900],
    ],
    400_000,
  ),
  method("eu-express", "express", ["DE", "AT", "NL"], "EUR", [
    [20, 5900],
    [everything, 14_900],
  ]),
  method(
    "gb-standard",
    "standard",
    ["GB"],
    "GBP",
    [
      [20, 2500],
      [100, 4500],
      [500, 8900],
    ],
    400_000,
  ),
  method("gb-express", "express", ["GB"], "GBP", [
    [20, 4900],
    [everything, 12_900],
  ]),
  method("jp-standard", "standard", ["JP"], "JPY", [
    [20, 2500],
    [everything, 6500],
  ]),
  method("cn-standard", "standard", ["CN"], "CNY", [
    [20, 12_000],
    [everything, 36_000],
  ]),
];

const always = { validFrom: "2024-01-01T00:00:00.000Z", validUntil: "2039-12-31T23:59:59.999Z" };

const promotions: Promotion[] = [
  {
    id: "welcome10",
    code: "WELCOME10",
    name: "Welcome: 10 % off",
    names: { en_EN: "Welcome: 10 % off", ja_JP: "初回ご注文10 %割引", zh_CN: "新客户九折优惠" },
    ...always,
    effect: { kind: "percentage", partsPerMillion: 100_000 },
  },
  {
    id: "freeship",
    code: "FREESHIP",
    name: "Free shipping",
    names: { en_EN: "Free shipping", ja_JP: "送料無料", zh_CN: "免运费" },
    ...always,
    effect: { kind: "freeShipping" },
  },
  {
    id: "benchgift",
    code: "BENCHGIFT",
    name: "A lysis buffer with your order",
    names: {
      en_EN: "A lysis buffer with your order",
      ja_JP: "細胞溶解バッファープレゼント",
      zh_CN: "随单赠送细胞裂解液",
    },
    ...always,
    effect: { kind: "gift", sku: "9803S", quantity: 1 },
  },
  {
    id: "spring19",
    code: "SPRING19",
    name: "Spring 2019",
    names: { en_EN: "Spring 2019", ja_JP: "2019年春のキャンペーン", zh_CN: "2019年春季优惠" },
    validFrom: "2019-03-01T00:00:00.000Z",
    validUntil: "2019-05-31T23:59:59.999Z",
    effect: { kind: "percentage", partsPerMillion: 190_000 },
  },
];

export const demoCheckout: CheckoutSettings = {
  taxRules: [...demoTaxRules],
  weights: { default: 1, productTypes: { Kit: 5, "ELISA Kit": 8, "Matched Pair": 4, "PTM Scan": 20 } },
  shippingMethods,
  promotions,
  purchaseOrders: {
    limits: { USD: 2_500_000, EUR: 2_500_000, GBP: 2_000_000 },
    requiresSoldToId: true,
  },
  quoteValidDays: 30,
  distributors: [...demoDistributors],
};
