/** Why lines cannot be ordered, and what replaces their products. */
import type { LineItem } from "@contracts/commerce/cart";
import type { LineObstacle } from "@domain/basket/view";
import { unavailableLineState } from "@domain/cart/recalculate";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";
import { judgeCodes } from "~/loaders/quick-add/quick-add.server";

type Line = Pick<LineItem, "id" | "sku" | "productKey" | "state">;

/** Obstacles by line id. Queries the catalogue only for lines that cannot be ordered. */
export async function obstaclesOf(context: PrivateContext, lines: readonly Line[]): Promise<Map<string, LineObstacle>> {
  const blocked = lines.filter(({ state }) => state === unavailableLineState);
  if (blocked.length === 0) return new Map();
  const verdicts = await judgeCodes(
    context,
    blocked.map(({ sku }) => sku),
  );
  const found = await Promise.all(
    blocked.map(async ({ id, sku, productKey }, index) => {
      const verdict = verdicts[index];
      const reason = verdict && !verdict.unknown && !verdict.addEnabled ? verdict.message?.text : null;
      const text = reason ?? context.t("basket.lineNotSold", { sku });
      return [id, { text, successor: await successorOf(context, productKey) }] as const;
    }),
  );
  return new Map(found);
}

/** Null also during an outage of the catalogue. */
async function successorOf(context: PrivateContext, productKey: string): Promise<LineObstacle["successor"]> {
  const found = await context.defer(
    "successor of a product",
    context.services.catalogue.fullProduct(productKey, context.market.language),
  );
  const successor = found.ok ? found.value?.attributes.successor : null;
  if (!successor) return null;
  const brief = await context.defer("successor of a product", context.services.catalogue.briefs([successor.key]));
  const status = brief.ok ? brief.value[0]?.status : undefined;
  if (status === undefined || status === "not found" || !hasProductPage(status, context.preview)) return null;
  return { name: successor.name, href: `/products/${successor.key}` };
}

/** Formats the last day of a quote. */
export const dayOf =
  (context: Pick<PrivateContext, "market" | "t" | "now">) =>
  (time: string): string =>
    formatDateInText(new Date(time), context.market);
