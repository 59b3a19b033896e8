import type { SizeMessage, SizeRow } from "@domain/product-page/sizes";
import { SizeMessages } from "~/components/product/order/size-messages";
import { SizeTable } from "~/components/product/order/size-table";
import { useT } from "~/i18n/use-t";
import { Sample } from "./sample";
import * as css from "./sample.css";

const size = (sku: string, change: Partial<SizeRow> = {}): SizeRow => ({
  sku,
  amount: "100",
  unit: "µl",
  trial: false,
  tests: null,
  priceVisibility: "hidden",
  price: null,
  contract: null,
  breaks: [],
  offer: null,
  addsToBasket: false,
  madeToOrder: false,
  buttonLabelKey: null,
  partnerHref: null,
  messages: [],
  ...change,
});

const bought = { priceVisibility: "shown", addsToBasket: true, buttonLabelKey: "selling.addToBasket" } as const;
const trial = size("4060T", { ...bought, amount: "20", trial: true, price: "$165.00" });
const usual = size("4060S", { ...bought, price: "$399.00" });

const shopMessage: SizeMessage = { tone: "warning", key: "selling.madeToOrder", href: null };
const states = {
  bought: { sizes: [usual, trial], chosen: "4060S", messages: new Map() },
  notice: {
    sizes: [
      usual,
      size("4060L", { ...bought, amount: "300", price: "$939.00", madeToOrder: true, messages: [shopMessage] }),
    ],
    chosen: "4060S",
    messages: new Map([["4060L", [shopMessage]]]),
  },
  looked: { sizes: [size("4060S", { priceVisibility: "lookup" })], chosen: null, messages: new Map() },
  unpriced: { sizes: [size("4060S"), size("4060T", { amount: "20", trial: true })], chosen: null, messages: new Map() },
} as const;

const notices = [
  { tone: "info", key: "selling.priceOnRequest", href: null },
  { tone: "info", key: "selling.distributorPrice", href: null },
  { tone: "error", key: "selling.productDiscontinued", href: null },
  { tone: "error", key: "selling.productUnavailable", href: null },
] as const satisfies readonly SizeMessage[];

/** Product sizes in different markets: for sale, with a notice, with pending prices, without prices. */
export function SizesExample() {
  const t = useT();
  return (
    <>
      {(["bought", "notice", "looked", "unpriced"] as const).map((state) => (
        <Sample key={state} name={t(`examples.sizes.${state}`)}>
          <form className={css.narrow}>
            <SizeTable {...states[state]} shipDates={null} />
          </form>
        </Sample>
      ))}
      <Sample name={t("examples.sizes.messages")}>
        <SizeMessages messages={notices} sku="4060S" />
      </Sample>
    </>
  );
}
