/** Promotions: codes with their conditions, limits and order, and a test basket. */
import { type PromotionRow, promotionEffects, promotionQuery, promotionRow } from "@contracts/office/promotions";
import { html } from "@domain/edge-slot/html";
import { effectText, typedOf } from "@domain/promotions/typed";
import { choices, type Field } from "../framework/fields";
import { facts, text } from "../framework/layout";
import { resource } from "../framework/resource";

function fields(known: PromotionRow | null): readonly Field[] {
  const typed = known && typedOf(known.promotion);
  const value = (name: keyof ReturnType<typeof typedOf>) => ({ name, value: typed?.[name] ?? "" });
  return [
    { ...value("code"), label: "Code", required: true, most: 40, hint: "The code that shoppers type" },
    { ...value("name"), label: "Name in English", required: true, most: 200 },
    { ...value("nameJa"), label: "Name in Japanese", most: 200 },
    { ...value("nameZh"), label: "Name in Chinese", most: 200 },
    { ...value("from"), label: "First day", kind: "date", required: true, hint: "From midnight UTC" },
    { ...value("until"), label: "Last day", kind: "date", required: true, hint: "Until midnight UTC at its end" },
    { ...value("effect"), label: "Effect", kind: "choice", options: choices(promotionEffects) },
    { ...value("percent"), label: "Percent off", most: 10, hint: "For the effect percentage, such as 12.5" },
    { ...value("buy"), label: "Units paid", kind: "number", hint: "For the effect freePieces: of each line" },
    { ...value("free"), label: "Units free", kind: "number" },
    { ...value("gift"), label: "Gift", most: 20, hint: "For the effect gift: a size such as 4060S" },
    { ...value("giftPieces"), label: "Units of the gift", kind: "number" },
    {
      ...{ ...value("families"), label: "Products", kind: "long" },
      hint: "Numbers of the products that it applies to; empty for all. Only percentage and freePieces have products.",
    },
    { ...value("countries"), label: "Countries", most: 1500, hint: "Codes such as DE AT; empty for all" },
    {
      ...value("minimums"),
      label: "Minimum value of the goods",
      kind: "long",
      hint: "One per line: USD 100.00",
      most: 1000,
    },
    { ...value("perCustomer"), label: "Orders of one customer", kind: "number", hint: "Empty: as many as they like" },
    { ...value("newCustomersOnly"), label: "Only for customers without an order", kind: "check" },
    { ...value("stopsOthers"), label: "Promotions after it do not apply as well", kind: "check" },
  ];
}

export const promotions = resource({
  path: "/promotions",
  title: "Promotions",
  singular: "Promotion",
  group: "Sales",
  service: "/commerce/_office/promotions",
  read: "promotions:read",
  filters: [
    { name: "q", label: "Code or name" },
    { name: "state", label: "State", kind: "choice", options: choices(promotionQuery.entries.state.wrapped.options) },
  ],
  row: promotionRow,
  record: promotionRow,
  key: ({ promotion }) => promotion.id,
  columns: [
    { title: "Code", value: ({ promotion }) => promotion.code },
    { title: "Name", value: ({ promotion }) => promotion.name },
    { title: "State", value: ({ state }) => state },
    { title: "Applies as", number: true, value: ({ place }) => String(place) },
    { title: "Effect", value: ({ promotion }) => effectText(promotion) },
    { title: "First day", value: ({ promotion }) => promotion.validFrom.slice(0, 10) },
    { title: "Last day", value: ({ promotion }) => promotion.validUntil.slice(0, 10) },
    { title: "Countries", value: ({ promotion }) => promotion.countries?.join(" ") ?? "all" },
  ],
  heading: ({ promotion }) => `${promotion.code}: ${promotion.name}`,
  body: ({ promotion, state, place }) => {
    const known = typedOf(promotion);
    const trial = new URLSearchParams({ codes: promotion.code });
    return facts([
      ["State", text(state)],
      ["Effect", text(effectText(promotion))],
      ["Applies as number", text(String(place))],
      ["Days", text(`${known.from} to ${known.until}, UTC`)],
      ["Countries", text(known.countries || "all")],
      ["Minimum", known.minimums ? text(known.minimums.replaceAll("\n", ", ")) : null],
      ["Orders of one customer", text(known.perCustomer || "as many as they like")],
      ["Only new customers", text(promotion.newCustomersOnly ? "yes" : "no")],
      ["Promotions behind it", text(promotion.stackingMode === "StopAfterThisDiscount" ? "do not apply" : "apply too")],
      ["Name in Japanese, Chinese", text(`${known.nameJa || "–"}, ${known.nameZh || "–"}`)],
      ["Try it", html`<a href="/basket-trial?${trial.toString()}">On a basket</a>`],
    ]);
  },
  listActions: [
    {
      ...{ name: "add", title: "Add a promotion", permission: "promotions:change", reason: "needed" },
      note: "It applies after the others, from its first day on.",
      fields: () => fields(null),
    },
  ],
  actions: [
    {
      ...{ name: "change", title: "Change", permission: "promotions:change", reason: "needed", fields },
      note: "Baskets follow with their next change. Orders keep their values.",
    },
    {
      ...{ name: "stop", title: "Stop", permission: "promotions:change", reason: "needed" },
      offered: ({ state }) => state === "running" || state === "planned",
    },
    {
      ...{ name: "start", title: "Start again", permission: "promotions:change", reason: "optional" },
      offered: ({ state }) => state === "stopped",
    },
    {
      ...{ name: "move", title: "Change the order", permission: "promotions:change", reason: "optional" },
      note: "Promotions apply one after the other.",
      fields: ({ place }) => [
        { name: "place", label: "Applies as number", kind: "number", required: true, value: String(place) },
      ],
    },
  ],
});
