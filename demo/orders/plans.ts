/** Orders and quote requests of the demonstration's customers. */
import type { LineMove, OrderStatus } from "@contracts/commerce/orders";

export interface OrderPlan {
  readonly email: string;
  readonly daysAgo: number;
  readonly items: readonly (readonly [sku: string, quantity: number])[];
  readonly shippingMethod: string;
  readonly payment: "card" | "purchaseOrder";
  readonly codes?: readonly string[];
  readonly specialHandling?: string;
  readonly state: OrderStatus;
  /** Moves of the back office; `line` counts from 0, and without it a move applies to every line. */
  readonly lines: readonly (Omit<LineMove, "lineId"> & { readonly line?: number })[];
}

const us = "us.verified@demo.benchside.example";
const ground = { email: us, shippingMethod: "us-ground" } as const;
const overnight = { email: us, shippingMethod: "us-overnight" } as const;
const shipped = { lineState: "Shipped", trackingNumber: "1ZDEMO0142" } as const;

/** Newest first. The first customer's orders cover every status of orders and lines. */
export const orderPlans: readonly OrderPlan[] = [
  {
    ...overnight,
    daysAgo: 0,
    items: [
      ["4060S", 2],
      ["9272S", 1],
    ],
    payment: "card",
    state: "Open",
    lines: [],
  },
  {
    ...ground,
    daysAgo: 2,
    items: [
      ["7074S", 1],
      ["9803S", 2],
    ],
    payment: "purchaseOrder",
    state: "Open",
    lines: [{ lineState: "Picked", line: 0 }],
  },
  {
    ...ground,
    daysAgo: 4,
    items: [["4060L", 1]],
    payment: "card",
    state: "Confirmed",
    lines: [{ lineState: "Awaiting Shipping" }],
  },
  {
    ...ground,
    daysAgo: 6,
    items: [
      ["4060S", 1],
      ["9272S", 1],
      ["8112L", 1],
    ],
    payment: "card",
    codes: ["WELCOME10"],
    state: "Confirmed",
    lines: [{ lineState: "Fulfilled" }, { ...shipped, line: 0 }],
  },
  {
    ...overnight,
    daysAgo: 12,
    items: [
      ["86538S", 1],
      ["64509S", 1],
    ],
    payment: "purchaseOrder",
    specialHandling: "Deliver to the cold room.",
    state: "Confirmed",
    lines: [shipped],
  },
  {
    ...ground,
    daysAgo: 20,
    items: [
      ["29666S", 1],
      ["47140S", 1],
    ],
    payment: "card",
    state: "Confirmed",
    lines: [shipped, { lineState: "Advised", line: 1, quantity: 1 }],
  },
  {
    ...ground,
    daysAgo: 33,
    items: [
      ["4060S", 1],
      ["19707S", 2],
    ],
    payment: "card",
    state: "Confirmed",
    lines: [shipped, { lineState: "Returned", line: 1, quantity: 1 }],
  },
  { ...ground, daysAgo: 41, items: [["9272S", 3]], payment: "card", state: "Cancelled", lines: [] },
  {
    ...ground,
    daysAgo: 60,
    items: [["4060S", 4]],
    payment: "purchaseOrder",
    codes: ["FREESHIP"],
    state: "Confirmed",
    lines: [shipped, { lineState: "Closed" }],
  },
  {
    ...ground,
    daysAgo: 90,
    items: [["9803S", 6]],
    payment: "card",
    codes: ["BENCHGIFT"],
    state: "Confirmed",
    lines: [shipped, { lineState: "Closed" }],
  },
  {
    ...overnight,
    daysAgo: 150,
    items: [
      ["82906S", 1],
      ["48167S", 1],
    ],
    payment: "purchaseOrder",
    state: "Confirmed",
    lines: [shipped, { lineState: "Closed" }],
  },
  {
    ...ground,
    daysAgo: 240,
    items: [["7074S", 2]],
    payment: "card",
    state: "Confirmed",
    lines: [shipped, { lineState: "Closed" }],
  },
  {
    email: "de.verified@demo.benchside.example",
    shippingMethod: "eu-standard",
    ...{
      daysAgo: 9,
      items: [
        ["4060S", 1],
        ["9272S", 1],
      ],
      payment: "card",
      state: "Confirmed",
      lines: [{ ...shipped, line: 0 }],
    },
  },
  {
    email: "gb.verified@demo.benchside.example",
    shippingMethod: "gb-express",
    ...{ daysAgo: 3, items: [["4060S", 1]], payment: "card", state: "Open", lines: [] },
  },
];

export interface QuotePlan {
  readonly email: string;
  readonly daysAgo: number;
  readonly items: readonly (readonly [sku: string, quantity: number])[];
}

/** Newest first; the last one has expired. */
export const quotePlans: readonly QuotePlan[] = [
  {
    email: us,
    daysAgo: 1,
    items: [
      ["4060S", 10],
      ["9272S", 5],
    ],
  },
  { email: us, daysAgo: 14, items: [["86538S", 2]] },
  {
    email: us,
    daysAgo: 75,
    items: [
      ["82906S", 1],
      ["48167S", 1],
    ],
  },
  { email: "de.verified@demo.benchside.example", daysAgo: 5, items: [["4060L", 2]] },
];
